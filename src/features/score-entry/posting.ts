import { ApiError, mayHaveHappened } from '~/api/errors'
import type { PostedScore } from '~/api/types'
import { failureText } from '~/domain/failure-text'
import { mediaMessages } from '~/domain/messages/score-media'
import { doubtMessages, scoreEntryMessages } from '~/domain/messages/score-entry'
import { strokesToPost } from '~/domain/score-entry'
import { isAbort } from '~/lib/abort'
import { now } from '~/lib/clock'
import { createListeners } from '~/lib/listeners'
import { attemptAfter, attemptBefore } from '../outbox/attempts'
import type { Drafts } from '../outbox/drafts'
import type { Finding } from '../outbox/judge-attempt'
import type { Attempt, LostAttempt, PostDetails, ScoreDraft, Sent } from '../outbox/score-draft'
import type { Sending } from './send-score'

/** `away`: it was sent by itself, when the signal was back; the golfer may be doing something else. */
type Background = { inBackground?: boolean }

/** Where the score stands that was posted last. It outlives the form: the golfer may be anywhere in the app (R14). */
export type PostingState =
  | { status: 'idle' }
  /** `share`: how much of its photos has left, 0 to 1. */
  | ({ status: 'sending'; draft: ScoreDraft; share?: number } & Background)
  /** Nothing is sent yet: there is no signal. It goes by itself when there is (R5). What is open of it, the draft says. */
  | { status: 'waiting'; draft: ScoreDraft }
  /** `found`: its answer was lost, and a check has found it. */
  | ({
      status: 'posted'
      draft: ScoreDraft
      /** What was posted: the draft may have changed since. */
      sent: Sent
      result: Partial<PostedScore>
      wasFound?: boolean
    } & Background)
  /** Certainly not posted; the form is as it was. An earlier attempt may be open, as before: the draft says which. */
  | ({ status: 'refused'; draft: ScoreDraft; message: string } & Background)
  /** The outcome is unknown (R6). The draft has the attempt. */
  | ({ status: 'unconfirmed'; draft: ScoreDraft } & Background)

/** The photos and videos of a draft as files, or the name of one that could not be kept. */
export type DraftFiles = { files: readonly File[] } | { missing: string }

type Parts = {
  /** Sends the score once. Resolves with what the association recorded, undefined when that cannot be read. */
  send: (sending: Sending) => Promise<Partial<PostedScore> | undefined>
  files: (draft: ScoreDraft) => Promise<DraftFiles>
  /** Looks for a score whose answer was lost, once or more often, in the golfer's own lists (R6). */
  check: (draft: ScoreDraft, attempt: Attempt) => Promise<Finding>
  drafts: Pick<Drafts, 'claim' | 'wait' | 'unwait' | 'release' | 'markPosted' | 'discard'>
  online: () => boolean
  newId: () => string
}

type ScoresBefore = Pick<Attempt, 'known' | 'after'>

export type PostOptions = PostDetails & {
  /** What My Linx has before this score is sent. */
  scoresBefore?: ScoresBefore | undefined
  /** The open attempt that a check or the golfer has settled. It is looked for once more: a slow server may have it by now. */
  replaces?: Attempt | undefined
  /** The golfer knows that it was not posted: only finding it counts more. */
  isKnownNotPosted?: boolean | undefined
}

/** What a host's answer to a post was for, and how long the call took. */
export type PostResponse = { sent: LostAttempt; tookMs: number }

export type Posting = ReturnType<typeof createPosting>

/** The host has read the score and would not have it; perhaps since it has it already from a sending that the browser repeated. */
const JUDGED_STATUSES = new Set([400, 409, 422])
const POST_SCORE = 'POST /api/Ghin/PostScore'

/** Whether another call's 401 ended the session before this call's response arrived. */
const isCutShort = ({ status, endpoint }: ApiError): boolean =>
  status === 401 && endpoint !== '' && endpoint !== POST_SCORE

const isOutcomeUnknown = (error: unknown): boolean =>
  mayHaveHappened(error) || (error instanceof ApiError && isCutShort(error))

/** Posts one score at a time and keeps what is known of it (R5, R6). */
export function createPosting({ send, files, check, drafts, online, newId }: Parts) {
  const changes = createListeners()
  const posted = createListeners<[ScoreDraft, PostResponse | undefined]>()
  let state: PostingState = { status: 'idle' }

  function setState(next: PostingState): void {
    state = next
    changes.notify()
  }

  /** Whether this sending is still the one shown: not after the session has ended. */
  const isCurrent = (draft: ScoreDraft) => state.status === 'sending' && state.draft === draft
  const show = (draft: ScoreDraft, next: PostingState) => {
    if (!isCurrent(draft)) return
    const { inBackground } = state.status === 'sending' ? state : {}
    setState(
      inBackground && next.status !== 'idle' && next.status !== 'waiting'
        ? { ...next, inBackground }
        : next,
    )
  }
  const setRefused = (draft: ScoreDraft, message: string, attempt?: Attempt) =>
    show(draft, { status: 'refused', draft: { ...draft, attempt }, message })
  const setUnconfirmed = (draft: ScoreDraft, pending: Attempt) =>
    show(draft, { status: 'unconfirmed', draft: { ...draft, attempt: pending } })

  async function succeed(
    draft: ScoreDraft,
    sent: Sent,
    result: Partial<PostedScore>,
    response?: PostResponse,
  ): Promise<void> {
    const wasFound = response === undefined
    await drafts.markPosted(draft, sent)
    if (!isCurrent(draft)) return
    show(draft, { status: 'posted', draft, sent, result, ...(wasFound && { wasFound }) })
    posted.notify(draft, response)
  }

  /** Says why a score that is not free to be sent is not. */
  async function claimDenied(
    draft: ScoreDraft,
    claim: Awaited<ReturnType<Drafts['claim']>>,
  ): Promise<void> {
    if (claim.kind === 'pending') return setUnconfirmed(draft, claim.attempt)
    if (claim.kind !== 'posted') return show(draft, { status: 'idle' }) // another tab has it, or it was taken back
    await drafts.discard(draft)
    setRefused(draft, scoreEntryMessages.postedElsewhere)
  }

  /**
   * Whether the earlier attempt stops a resend: it was recorded after all, or that cannot be checked. Rejects for a score that
   * waited for signal, which then keeps waiting.
   */
  async function isBlockedByEarlierAttempt(
    draft: ScoreDraft,
    earlierAttempt: Attempt,
    isKnownNotPosted?: boolean,
  ): Promise<boolean> {
    try {
      const { verdict, doubt, sent } = await check(draft, earlierAttempt)
      if (!isCurrent(draft)) return true // the session has ended
      if (verdict === 'posted') await succeed(draft, sent, {})
      // One that waited has given a late list its time.
      const isLate = draft.waiting && doubt === 'only-listed'
      const isUnclear = verdict === 'unclear' && !isKnownNotPosted && !isLate
      if (isUnclear && draft.waiting) {
        const message = doubtMessages[doubt ?? 'only-listed']
        await drafts.unwait(draft, message)
        setRefused(draft, message, { ...earlierAttempt, canResend: true })
      } else if (isUnclear) setUnconfirmed(draft, { ...earlierAttempt })
      return verdict === 'posted' || isUnclear
    } catch (error) {
      if (!isAbort(error) && (isKnownNotPosted || !isOutcomeUnknown(error))) return false
      if (isAbort(error) || draft.waiting) show(draft, { status: 'idle' })
      if (draft.waiting) throw error
      setRefused(draft, failureText(error, scoreEntryMessages.failed), {
        ...earlierAttempt,
        canResend: true,
      })
      return true
    }
  }

  /** Whether a refused score is in My Linx all the same: the browser may have sent it twice, and the second was refused. */
  async function isAlreadyPosted(draft: ScoreDraft, attempt: Attempt): Promise<boolean> {
    const finding = await check(draft, attempt).catch(() => undefined)
    if (finding?.verdict !== 'posted' || !isCurrent(draft)) return false
    await succeed(draft, finding.sent, {})
    return true
  }

  async function run(draft: ScoreDraft, next: Attempt, options: PostOptions): Promise<void> {
    const { replaces: earlierAttempt, isKnownNotPosted } = options
    const attempt = attemptAfter({ ...next, at: now(), teeName: options.teeName }, earlierAttempt)
    if (
      earlierAttempt &&
      (await isBlockedByEarlierAttempt(draft, earlierAttempt, isKnownNotPosted))
    )
      return
    const media = options.withoutMedia ? { files: [] } : await files(draft)
    if ('missing' in media) {
      const message = mediaMessages.gone(media.missing)
      if (draft.waiting) await drafts.unwait(draft, message)
      return setRefused(draft, message, earlierAttempt && { ...earlierAttempt, canResend: true })
    }
    const claim = await drafts.claim(draft, attempt, earlierAttempt?.id)
    if (claim.kind !== 'claimed') return claimDenied(draft, claim)
    if (!isCurrent(draft)) return drafts.release(draft, attempt.id) // the session has ended: nothing is sent (R10)
    const onProgress = (share: number) => {
      if (isCurrent(draft)) show(draft, { status: 'sending', draft, share })
    }
    const started = performance.now()
    try {
      const result = await send({
        draft,
        attempt,
        details: options,
        files: media.files,
        onProgress,
      })
      if (!result) return setUnconfirmed(draft, attempt)
      await succeed(draft, attempt, result, { sent: attempt, tookMs: performance.now() - started })
    } catch (error) {
      if (isAbort(error)) return show(draft, { status: 'idle' }) // the session has ended; the stored attempt stays open
      if (isOutcomeUnknown(error)) return setUnconfirmed(draft, attempt)
      const message = error instanceof ApiError ? error.message : scoreEntryMessages.failed
      const isJudged = error instanceof ApiError && JUDGED_STATUSES.has(error.status)
      if (isJudged && error.status !== 400 && (await isAlreadyPosted(draft, attempt))) return
      const refusal = draft.waiting && message
      await drafts.release(draft, attempt.id, { refusal, isKeySpent: isJudged })
      setRefused(draft, message, attemptBefore(attempt, isJudged))
    }
  }

  /** Keeps the score until there is signal. */
  async function waitForSignal(draft: ScoreDraft, options: PostOptions): Promise<void> {
    const { teeName, withoutMedia, replaces } = options
    const claim = await drafts.wait(draft, { since: now(), teeName, withoutMedia }, replaces)
    if (claim.kind !== 'claimed') return claimDenied(draft, claim)
    const attempt = replaces && { ...replaces, canResend: true }
    show(draft, { status: 'waiting', draft: { ...draft, attempt } })
  }

  return {
    state: (): PostingState => state,
    subscribe: changes.add,
    /** Called with each posted score, wherever the golfer is by then, and with the answer unless a check has found it. */
    onPosted: posted.add,

    /**
     * Posts the score. In the tick of the call the state says 'sending'; another call meanwhile does nothing (SCR-01).
     * Without signal the score waits for it, and nothing is sent (R5, SCR-11). Returns whether it was taken: from then on the
     * draft is stored as it is sent.
     */
    post(typed: ScoreDraft, options: PostOptions): boolean {
      const strokes = strokesToPost(typed.entry)
      if (state.status === 'sending' || !strokes) return false
      const draft = { ...typed, waiting: undefined, refusal: undefined }
      setState({ status: 'sending', draft })
      if (!online()) {
        void waitForSignal(draft, options)
        return true
      }
      const { datePlayed } = draft
      const scoresBefore = options.scoresBefore ?? { known: [] }
      void run(draft, { id: newId(), strokes, datePlayed, ...scoresBefore }, options)
      return true
    },

    /**
     * Sends a score that waited for signal, as it stood when Post was pressed. Resolves when its outcome is known; false when
     * another score is on its way. Rejects when an attempt before it cannot be looked for; then it still waits.
     */
    async sendWaiting(draft: ScoreDraft, scoresBefore: ScoresBefore): Promise<boolean> {
      const strokes = strokesToPost(draft.entry)
      if (state.status === 'sending' || !draft.waiting || !strokes) return false
      setState({ status: 'sending', draft, inBackground: true })
      const { datePlayed, waiting, attempt } = draft
      const options = { ...waiting, replaces: attempt }
      await run(draft, { id: newId(), strokes, datePlayed, ...scoresBefore }, options)
      return true
    },

    /**
     * A check has found the score as it was `sent`: it was posted after all. While another is on its way this does nothing,
     * since that one's outcome must be said; the attempt stays open, and a later check finds the score again.
     */
    async confirm(draft: ScoreDraft, sent: Sent): Promise<void> {
      if (state.status === 'sending') return
      setState({ status: 'sending', draft })
      await succeed(draft, sent, {})
    },

    /** The golfer wants to see how a score ended that was sent by itself. */
    showResult(): void {
      if ('inBackground' in state) setState({ ...state, inBackground: false })
    },

    /** The golfer has read the outcome. */
    dismiss(): void {
      if (state.status !== 'sending') setState({ status: 'idle' })
    },

    /** The session has ended; what is still on its way changes nothing on the next golfer's screen (R10). */
    reset(): void {
      setState({ status: 'idle' })
    },
  }
}
