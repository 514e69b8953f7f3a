import { ApiError, networkError } from '~/api/errors'
import type { PostedScore } from '~/api/types'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { strokesToPost } from '~/domain/score-entry'
import { isAbort } from '~/lib/abort'
import { createListeners } from '~/lib/listeners'
import type { Drafts } from '../outbox/drafts'
import type { Attempt, ScoreDraft, Sent } from '../outbox/score-draft'

/** Where the score stands that was posted last. It outlives the form: the golfer may be anywhere in the app (R14). */
export type PostingState =
  | { status: 'idle' }
  | { status: 'sending'; draft: ScoreDraft }
  /** `found`: its answer was lost, and a check has found it. */
  | {
      status: 'posted'
      draft: ScoreDraft
      /** What was posted: the draft may have changed since. */
      sent: Sent
      result: Partial<PostedScore>
      found?: boolean
    }
  /** Certainly not posted; the form is as it was. `closed`: no attempt is open any more; else one may be, as before. */
  | { status: 'refused'; draft: ScoreDraft; message: string; closed: boolean }
  /** Nobody knows (R6). The draft carries the attempt. */
  | { status: 'unconfirmed'; draft: ScoreDraft }

type Parts = {
  /** Sends the score once. Resolves with what the association recorded, undefined when that cannot be read. */
  send: (
    draft: ScoreDraft,
    attempt: Attempt,
    teeName: string,
  ) => Promise<Partial<PostedScore> | undefined>
  drafts: Pick<Drafts, 'claim' | 'release' | 'settle' | 'discard'>
  online: () => boolean
  newId: () => string
}

export type PostOptions = {
  teeName: string
  /** Scores like this one that My Linx already shows. */
  known?: readonly string[]
  /** The open attempt that a check or the golfer has settled. */
  replaces?: string | undefined
}

export type Posting = ReturnType<typeof createPosting>

/** The answers after which a score may or may not have been posted (R6). */
const OPEN_STATUSES = new Set([0, 408, 502, 503, 504])

const isOpen = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  OPEN_STATUSES.has(error.status) ||
  (error.status >= 200 && error.status < 300)

/** Posts one score at a time and keeps what is known of it (R5, R6). */
export function createPosting({ send, drafts, online, newId }: Parts) {
  const changes = createListeners()
  const posted = createListeners<[ScoreDraft]>()
  let state: PostingState = { status: 'idle' }

  function become(next: PostingState): void {
    state = next
    changes.tell()
  }

  /** Whether this sending is still the one shown: not after the session has ended. */
  const isCurrent = (draft: ScoreDraft) => state.status === 'sending' && state.draft === draft
  const show = (draft: ScoreDraft, next: PostingState) => {
    if (isCurrent(draft)) become(next)
  }

  async function succeed(
    draft: ScoreDraft,
    sent: Sent,
    result: Partial<PostedScore>,
    found?: boolean,
  ): Promise<void> {
    await drafts.settle(draft, sent)
    if (!isCurrent(draft)) return
    become({ status: 'posted', draft, sent, result, ...(found && { found }) })
    posted.tell(draft)
  }

  async function run(draft: ScoreDraft, attempt: Attempt, options: PostOptions): Promise<void> {
    const open = (pending: Attempt): PostingState => ({
      status: 'unconfirmed',
      draft: { ...draft, attempt: pending },
    })
    const claim = await drafts.claim(draft, attempt, options.replaces)
    if (claim.kind === 'posted') {
      await drafts.discard(draft)
      const message = scoreEntryMessages.postedElsewhere
      return show(draft, { status: 'refused', draft, message, closed: true })
    }
    if (claim.kind === 'pending') return show(draft, open(claim.attempt))
    if (!isCurrent(draft)) return drafts.release(draft, attempt.id) // the session has ended: nothing is sent (R10)
    try {
      const result = await send(draft, attempt, options.teeName)
      if (!result) return show(draft, open(attempt))
      await succeed(draft, attempt, result)
    } catch (error) {
      if (isAbort(error)) return show(draft, { status: 'idle' }) // the session has ended; the stored attempt stays open
      if (isOpen(error)) return show(draft, open(attempt))
      await drafts.release(draft, attempt.id)
      const message =
        error instanceof Error && error.message ? error.message : scoreEntryMessages.failed
      show(draft, { status: 'refused', draft, message, closed: true })
    }
  }

  return {
    state: (): PostingState => state,
    subscribe: changes.add,
    /** Told of each posted score, wherever the golfer is by then. */
    onPosted: posted.add,

    /**
     * Posts the score. In the tick of the call the state says 'sending'; another call meanwhile does nothing (SCR-01).
     * Returns whether it was taken: from then on the draft is stored as it is sent.
     */
    post(draft: ScoreDraft, options: PostOptions): boolean {
      const strokes = strokesToPost(draft.entry)
      if (state.status === 'sending' || !strokes) return false
      if (!online()) {
        const { message } = networkError(undefined)
        become({ status: 'refused', draft, message, closed: false }) // nothing was sent (R5, SCR-11)
        return false
      }
      become({ status: 'sending', draft })
      const attempt = {
        id: newId(),
        strokes,
        datePlayed: draft.datePlayed,
        known: options.known ?? [],
      }
      void run(draft, attempt, options)
      return true
    },

    /**
     * A check has found the score as it was `sent`: it was posted after all. While another is on its way this does nothing,
     * since that one's outcome must be said; the attempt stays open, and a later check finds the score again.
     */
    async confirm(draft: ScoreDraft, sent: Sent): Promise<void> {
      if (state.status === 'sending') return
      become({ status: 'sending', draft })
      await succeed(draft, sent, {}, true)
    },

    /** The golfer has read the outcome. */
    dismiss(): void {
      if (state.status !== 'sending') become({ status: 'idle' })
    },

    /** The session has ended; what is still on its way changes nothing on the next golfer's screen (R10). */
    reset(): void {
      become({ status: 'idle' })
    },
  }
}
