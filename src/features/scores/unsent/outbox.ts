import type { LinxItem } from '~/api/types'
import { strokesToPost } from '~/domain/scores/score-entry'
import type { Timers } from '~/lib/timers'
import type { Connection } from '~/platform/connection'
import type { Visibility } from '~/platform/visibility'
import type { Drafts } from '../draft/drafts'
import { canSendNow } from '../post/posting-state'
import { scoresBefore } from '../post/judge-attempt'
import type { ScoreDraft } from '../draft/score-draft'
import type { Posting } from '../post/posting'

type Parts = {
  drafts: Pick<Drafts, 'list' | 'onChange'>
  posting: Pick<Posting, 'sendWaiting' | 'getState' | 'subscribe'>
  connection: Connection
  visibility: Visibility
  timers: Timers
  /** The golfer signed in. */
  userId: () => number | undefined
  /** The golfer's newest rounds. */
  readLinx: (userId: number) => Promise<readonly LinxItem[]>
}

/** The delays of the retries after a failed attempt; then the outbox waits for the next sign of a network (R5). */
const RETRY_DELAYS_MS = [2000, 8000]

const byAge = (a: ScoreDraft, b: ScoreDraft): number =>
  (a.waiting?.since ?? 0) - (b.waiting?.since ?? 0)

/**
 * Sends the scores that wait for signal, one at a time and each once, when there is one (R5). Before each, My Linx is read. That
 * shows whether there really is a network and a session, and which scores like it are there already, in case its response is
 * lost.
 */
export function createOutbox(parts: Parts) {
  const { drafts, posting, connection, visibility, timers, userId, readLinx } = parts
  let isRunning = false
  let isRunRequested = false
  let failures = 0
  let cancelRetry = () => {}

  /** The oldest score that waits and may be sent. */
  async function next(golfer: number): Promise<ScoreDraft | undefined> {
    const waiting = (await drafts.list(golfer)).filter(
      ({ waiting: since, attempt }) => since && (!attempt || attempt.canResend),
    )
    return waiting.toSorted(byAge)[0]
  }

  async function sendOne(): Promise<boolean> {
    const golfer = userId()
    const canSend = connection.isOnline() && canSendNow(posting.getState())
    if (golfer === undefined || !canSend) return false
    const draft = await next(golfer)
    const strokes = draft && strokesToPost(draft.entry)
    if (!draft || !strokes) return false
    const rounds = await readLinx(golfer)
    if (userId() !== golfer) return false
    return posting.sendWaiting(draft, scoresBefore(rounds, { ...draft, strokes }))
  }

  async function run(): Promise<void> {
    cancelRetry()
    isRunRequested = true
    if (isRunning) return
    isRunning = true
    try {
      while (isRunRequested) {
        isRunRequested = false
        while (await sendOne()) failures = 0
        failures = 0
      }
    } catch {
      // No network after all, or a failing server: the score keeps waiting.
      const ms = RETRY_DELAYS_MS[failures]
      failures += 1
      if (ms !== undefined) cancelRetry = timers.after(ms, () => void run())
    } finally {
      isRunning = false
    }
  }

  /** Tries again from the start after a sign of a network. */
  const retryNow = () => {
    failures = 0
    void run()
  }

  return {
    /** Sends waiting scores now and after each sign of a network. */
    start(): void {
      connection.listen((online) => online && retryNow())
      visibility.listen((visible) => visible && retryNow())
      drafts.onChange(() => void run())
      posting.subscribe((state, before) => {
        if (canSendNow(state) && !canSendNow(before)) void run()
      })
      retryNow()
    },
    /** Tries now, as after a sign-in. */
    run: retryNow,
  }
}
