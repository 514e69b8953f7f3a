import { isNotDone } from '~/api/done'
import { ApiError, mayHaveHappened } from '~/api/errors'
import type { PostedScore } from '~/api/types'
import { failureText } from '~/domain/account/failure-text'
import { mediaMessages } from '~/domain/messages/score-media'
import { doubtMessages, scoreEntryMessages } from '~/domain/messages/score-entry'
import { strokesToPost, type PostedStrokes } from '~/domain/scores/score-entry'
import { isAbort } from '~/lib/abort'
import { now } from '~/lib/clock'
import { attemptAfter, attemptBefore } from '../draft/attempts'
import type { Drafts } from '../draft/drafts'
import type { Finding, ScoresBefore } from './judge-attempt'
import type { Attempt, PostDetails, ScoreDraft, Sent } from '../draft/score-draft'
import { canSendNow, createPostingState, type PostResponse } from './posting-state'
import type { Sending } from './send-score'

/** The photos and videos of a draft as files, or the name of one that is not stored. */
export type FilesToSend = { files: readonly File[] } | { missing: string }

const REJECTION_STATUSES = new Set([400, 409, 422])
const POST_SCORE = 'POST /api/Ghin/PostScore'

/** Whether the host rejected the score, maybe because it already has it from a request that the browser repeated. */
const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError && (REJECTION_STATUSES.has(error.status) || isNotDone(error))

/** Whether another call's 401 ended the session before this call's response arrived. */
const isCutShort = ({ status, endpoint }: ApiError): boolean =>
  status === 401 && endpoint !== '' && endpoint !== POST_SCORE

/** Whether the association may have recorded the score although the response is missing (R6). */
const isOutcomeUnknown = (error: unknown): boolean =>
  mayHaveHappened(error) || (error instanceof ApiError && isCutShort(error))

type Parts = {
  /** Sends the score once. Resolves with what the association recorded; undefined when the response cannot be read. */
  send: (sending: Sending) => Promise<Partial<PostedScore> | undefined>
  files: (draft: ScoreDraft) => Promise<FilesToSend>
  /** Searches the golfer's own lists for a score whose response was lost, including earlier attempts (R6). */
  check: (draft: ScoreDraft, attempt: Attempt) => Promise<Finding>
  drafts: Drafts
  isOnline: () => boolean
  newId: () => string
}

/** How a score is posted. */
export type PostOptions = PostDetails & {
  /** What My Linx has before this score is sent. */
  scoresBefore?: ScoresBefore | undefined
  /** The open attempt this one replaces. It is checked once more first, since a slow server may have recorded it by now. */
  replaces?: Attempt | undefined
  /** The golfer says that it was not posted; only finding it overrules that. */
  isKnownNotPosted?: boolean | undefined
}

/** Posts the scores of a tab; see `createPosting`. */
export type Posting = ReturnType<typeof createPosting>

/** Posts one score at a time and holds its state (R5, R6). */
export function createPosting({ send, files, check, drafts, isOnline, newId }: Parts) {
  const state = createPostingState()
  const { getState, setState, isCurrent, show } = state
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
    await drafts.markPosted(draft, sent)
    const how = response ? { response } : { wasFound: true }
    show(draft, { status: 'posted', draft, sent, result, ...how })
  }

  /** Shows why a score may not be sent. */
  async function showDenial(
    draft: ScoreDraft,
    claim: Awaited<ReturnType<Drafts['claim']>>,
  ): Promise<void> {
    if (claim.kind === 'pending') return setUnconfirmed(draft, claim.attempt)
    if (claim.kind !== 'posted') return show(draft, { status: 'idle' }) // another tab sends it, or it was canceled
    await drafts.discard(draft)
    setRefused(draft, scoreEntryMessages.postedElsewhere)
  }

  /**
   * Whether the earlier attempt stops a resend: it was recorded after all, or that cannot be checked. If the check fails, rejects
   * for a score that waited for signal, which then keeps waiting.
   */
  async function isBlockedByEarlierAttempt(
    draft: ScoreDraft,
    earlierAttempt: Attempt,
    isKnownNotPosted?: boolean,
  ): Promise<boolean> {
    const resendable = { ...earlierAttempt, canResend: true }
    try {
      const { verdict, doubt, sent } = await check(draft, earlierAttempt)
      if (!isCurrent(draft)) return true // the session has ended
      if (verdict === 'posted') {
        await succeed(draft, sent, {})
        return true
      }
      // While a score waited, a slow list had enough time.
      const isDoubtSettled = draft.waiting && doubt === 'only-listed'
      if (verdict === 'not-found' || isKnownNotPosted || isDoubtSettled) return false
      if (draft.waiting) {
        const message = doubtMessages[doubt ?? 'only-listed']
        await drafts.stopWaiting(draft, message)
        setRefused(draft, message, resendable)
      } else setUnconfirmed(draft, { ...earlierAttempt, canResend: undefined })
      return true
    } catch (error) {
      const hasSessionEnded = isAbort(error)
      if (!hasSessionEnded && (isKnownNotPosted || !isOutcomeUnknown(error))) return false
      if (!hasSessionEnded && !draft.waiting) {
        setRefused(draft, failureText(error, scoreEntryMessages.failed), resendable)
        return true
      }
      show(draft, { status: 'idle' })
      if (draft.waiting) throw error
      return true
    }
  }

  /** Whether a refused score is in My Linx: the browser may have sent it twice, and only the second was refused. */
  async function isAlreadyPosted(draft: ScoreDraft, attempt: Attempt): Promise<boolean> {
    const finding = await check(draft, attempt).catch(() => undefined)
    if (finding?.verdict !== 'posted' || !isCurrent(draft)) return false
    await succeed(draft, finding.sent, {})
    return true
  }

  /** Sends a score that is claimed, once, and shows what has become of it. */
  async function sendClaimed({ draft, attempt, ...sending }: Omit<Sending, 'onProgress'>) {
    const onProgress = (share: number) => show(draft, { status: 'sending', draft, share })
    const started = performance.now()
    try {
      const result = await send({ draft, attempt, ...sending, onProgress })
      if (!result) return setUnconfirmed(draft, attempt)
      await succeed(draft, attempt, result, { sent: attempt, tookMs: performance.now() - started })
    } catch (error) {
      if (isAbort(error)) return show(draft, { status: 'idle' }) // the session has ended; the stored attempt stays open
      if (isOutcomeUnknown(error)) return setUnconfirmed(draft, attempt)
      const message = error instanceof ApiError ? error.message : scoreEntryMessages.failed
      const isKeySpent = isRejection(error)
      if (isKeySpent && error.status !== 400 && (await isAlreadyPosted(draft, attempt))) return
      const refusal = draft.waiting && message
      await drafts.release(draft, attempt.id, { refusal, isKeySpent })
      setRefused(draft, message, attemptBefore(attempt, isKeySpent))
    }
  }

  /** Checks the attempt that this one replaces, claims the score and sends it; or shows why it is not sent. */
  async function run(
    draft: ScoreDraft,
    strokes: PostedStrokes,
    options: PostOptions,
  ): Promise<void> {
    const { replaces: earlier, isKnownNotPosted, teeName } = options
    const { datePlayed } = draft
    const sent = { id: newId(), strokes, datePlayed, at: now(), teeName }
    const next = { known: [], ...options.scoresBefore, ...sent }
    const attempt = attemptAfter(next, earlier)
    if (earlier && (await isBlockedByEarlierAttempt(draft, earlier, isKnownNotPosted))) return
    const media = options.withoutMedia ? { files: [] } : await files(draft)
    if ('missing' in media) {
      const message = mediaMessages.gone(media.missing)
      if (draft.waiting) await drafts.stopWaiting(draft, message)
      return setRefused(draft, message, earlier && { ...earlier, canResend: true })
    }
    const claim = await drafts.claim(draft, attempt, earlier?.id)
    if (claim.kind !== 'claimed') return showDenial(draft, claim)
    if (!isCurrent(draft)) return drafts.release(draft, attempt.id) // the session has ended: nothing is sent (R10)
    await sendClaimed({ draft, attempt, details: options, files: media.files })
  }

  /** Stores the score until there is signal. */
  async function waitForSignal(draft: ScoreDraft, options: PostOptions): Promise<void> {
    const { teeName, withoutMedia, replaces } = options
    const claim = await drafts.markWaiting(draft, { since: now(), teeName, withoutMedia }, replaces)
    if (claim.kind !== 'claimed') return showDenial(draft, claim)
    const attempt = replaces && { ...replaces, canResend: true }
    show(draft, { status: 'waiting', draft: { ...draft, attempt } })
  }

  return {
    getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    /** Subscribes to posted scores, with the response unless a check found the score. */
    onPosted: (listener: (draft: ScoreDraft, response?: PostResponse) => void): (() => void) =>
      state.subscribe((next, before) => {
        if (next.status === 'posted' && before.status === 'sending')
          listener(next.draft, next.response)
      }),

    /**
     * Posts the score. The state is 'sending' synchronously; further calls meanwhile do nothing (SCR-01). Without signal the
     * score waits, and nothing is sent (R5, SCR-11). Returns whether it was accepted; from then on the draft is stored as sent.
     */
    post(typed: ScoreDraft, options: PostOptions): boolean {
      const strokes = strokesToPost(typed.entry)
      if (getState().status === 'sending' || !strokes) return false
      const draft = { ...typed, waiting: undefined, refusal: undefined }
      setState({ status: 'sending', draft })
      if (!isOnline()) {
        void waitForSignal(draft, options)
        return true
      }
      void run(draft, strokes, options)
      return true
    },

    /**
     * Sends a score that waited for signal, unchanged since Post was pressed. Resolves when done; false when another score is
     * being sent, or its result is open. Rejects when an earlier attempt cannot be checked; then it keeps waiting.
     */
    async sendWaiting(draft: ScoreDraft, scoresBefore: ScoresBefore): Promise<boolean> {
      const strokes = strokesToPost(draft.entry)
      if (!canSendNow(getState()) || !draft.waiting || !strokes) return false
      setState({ status: 'sending', draft, inBackground: true })
      await run(draft, strokes, { ...draft.waiting, replaces: draft.attempt, scoresBefore })
      return true
    },

    /**
     * Records that a check found the score as it was `sent`. Does nothing while another score is being sent, since that one's
     * result must be shown; the attempt stays open, and a later check finds the score again.
     */
    async confirm(draft: ScoreDraft, sent: Sent): Promise<void> {
      if (getState().status === 'sending') return
      setState({ status: 'sending', draft })
      await succeed(draft, sent, {})
    },

    /** Shows the result of a score that was sent in the background. */
    showResult(): void {
      const shown = getState()
      if ('inBackground' in shown) setState({ ...shown, inBackground: false })
    },

    /** Clears an outcome that the golfer has read. */
    dismiss(): void {
      if (getState().status !== 'sending') setState({ status: 'idle' })
    },

    /** Clears the outcome of the draft with this id, which the golfer has left; that of another score stays. */
    leave(id: string): void {
      const shown = getState()
      if (shown.status !== 'idle' && shown.status !== 'sending' && shown.draft.id === id)
        setState({ status: 'idle' })
    },

    /** Clears the state at the session's end, so that late responses do not show on the next golfer's screen (R10). */
    reset: state.reset,
  }
}
