import { createStore } from 'zustand/vanilla'
import { ApiError } from '~/api/errors'
import type { PostedScore } from '~/api/types'
import { failureText } from '~/domain/account/failure-text'
import { mediaMessages } from '~/domain/messages/score-media'
import { doubtMessages, scoreEntryMessages } from '~/domain/messages/score-entry'
import { strokesToPost } from '~/domain/scores/score-entry'
import { isAbort } from '~/lib/abort'
import { now } from '~/lib/clock'
import { isolated } from '~/lib/listeners'
import { attemptAfter, attemptBefore, canSendNow, isRejection, isOutcomeUnknown } from './attempts'
import type { Drafts } from '../draft/drafts'
import type { Finding } from './judge-attempt'
import type { Attempt, LostAttempt, PostDetails, ScoreDraft, Sent } from '../draft/score-draft'
import type { Sending } from './send-score'

/** `inBackground`: it was sent automatically when the signal came back; the golfer may be on another page. */
type Background = { inBackground?: boolean }

/** The state of the score posted last. It outlives the form, since the golfer may go to another page (R14). */
export type PostingState =
  | { status: 'idle' }
  /** `share`: the uploaded share of its photos, 0 to 1. */
  | ({ status: 'sending'; draft: ScoreDraft; share?: number } & Background)
  /** There is no signal. It is sent automatically when there is (R5). The draft has an open attempt, if any. */
  | { status: 'waiting'; draft: ScoreDraft }
  /** `wasFound`: its response was lost, and a check found it. */
  | ({
      status: 'posted'
      draft: ScoreDraft
      /** What was posted: the draft may have changed since. */
      sent: Sent
      result: Partial<PostedScore>
      wasFound?: boolean
      /** The host's response, unless a check found the score. */
      response?: PostResponse
    } & Background)
  /** Certainly not posted; the form is unchanged. The draft has an earlier attempt that is still open, if any. */
  | ({ status: 'refused'; draft: ScoreDraft; message: string } & Background)
  /** The outcome is unknown (R6). The draft has the attempt. */
  | ({ status: 'unconfirmed'; draft: ScoreDraft } & Background)

/** The photos and videos of a draft as files, or the name of one that is not stored. */
export type FilesToSend = { files: readonly File[] } | { missing: string }

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

type ScoresBefore = Pick<Attempt, 'known' | 'after'>

export type PostOptions = PostDetails & {
  /** What My Linx has before this score is sent. */
  scoresBefore?: ScoresBefore | undefined
  /** The open attempt this one replaces. It is checked once more first, since a slow server may have recorded it by now. */
  replaces?: Attempt | undefined
  /** The golfer says that it was not posted; only finding it overrules that. */
  isKnownNotPosted?: boolean | undefined
}

/** The attempt that a host responded to, and how long the request took. */
export type PostResponse = { sent: LostAttempt; tookMs: number }

export type Posting = ReturnType<typeof createPosting>

/** Posts one score at a time and holds its state (R5, R6). */
export function createPosting({ send, files, check, drafts, isOnline, newId }: Parts) {
  const store = createStore<PostingState>(() => ({ status: 'idle' }))
  const { getState } = store
  /** Scores posted in the background whose receipts were not opened before the next one was sent, oldest first. */
  let unread: PostingState[] = []
  const setState = (next: PostingState): void => {
    const before = getState()
    const isUnread = before.status === 'posted' && before.inBackground
    if (isUnread && next.status === 'sending') unread.push(before)
    store.setState(next, true)
    const earlier = next.status === 'idle' && unread.pop()
    if (earlier) store.setState(earlier, true)
  }
  const subscribe = (listener: (state: PostingState, before: PostingState) => void) =>
    store.subscribe(isolated(listener))

  /** Whether this draft is still being sent: false after the session has ended. */
  const isCurrent = (draft: ScoreDraft) => {
    const state = getState()
    return state.status === 'sending' && state.draft === draft
  }
  const show = (draft: ScoreDraft, next: PostingState) => {
    if (!isCurrent(draft)) return
    const before = getState()
    const inBackground = 'inBackground' in before && before.inBackground
    const isQuiet = inBackground && next.status !== 'idle' && next.status !== 'waiting'
    setState(isQuiet ? { ...next, inBackground } : next)
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
    try {
      const { verdict, doubt, sent } = await check(draft, earlierAttempt)
      if (!isCurrent(draft)) return true // the session has ended
      if (verdict === 'posted') await succeed(draft, sent, {})
      // While a score waited, a slow list had enough time.
      const isDoubtSettled = draft.waiting && doubt === 'only-listed'
      const isUnclear = verdict === 'unclear' && !isKnownNotPosted && !isDoubtSettled
      if (isUnclear && draft.waiting) {
        const message = doubtMessages[doubt ?? 'only-listed']
        await drafts.stopWaiting(draft, message)
        setRefused(draft, message, { ...earlierAttempt, canResend: true })
      } else if (isUnclear) setUnconfirmed(draft, { ...earlierAttempt, canResend: undefined })
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

  /** Whether a refused score is in My Linx: the browser may have sent it twice, and only the second was refused. */
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
      if (draft.waiting) await drafts.stopWaiting(draft, message)
      return setRefused(draft, message, earlierAttempt && { ...earlierAttempt, canResend: true })
    }
    const claim = await drafts.claim(draft, attempt, earlierAttempt?.id)
    if (claim.kind !== 'claimed') return showDenial(draft, claim)
    if (!isCurrent(draft)) return drafts.release(draft, attempt.id) // the session has ended: nothing is sent (R10)
    const onProgress = (share: number) => show(draft, { status: 'sending', draft, share })
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
      const isKeySpent = isRejection(error)
      if (isKeySpent && error.status !== 400 && (await isAlreadyPosted(draft, attempt))) return
      const refusal = draft.waiting && message
      await drafts.release(draft, attempt.id, { refusal, isKeySpent })
      setRefused(draft, message, attemptBefore(attempt, isKeySpent))
    }
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
    getInitialState: store.getInitialState,
    /** A listener that throws does not change the outcome of a post. */
    subscribe,
    /** Subscribes to posted scores, with the response unless a check found the score. */
    onPosted: (listener: (draft: ScoreDraft, response?: PostResponse) => void): (() => void) =>
      subscribe((state, before) => {
        if (state.status === 'posted' && before.status === 'sending')
          listener(state.draft, state.response)
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
      const { datePlayed } = draft
      const scoresBefore = options.scoresBefore ?? { known: [] }
      void run(draft, { id: newId(), strokes, datePlayed, ...scoresBefore }, options)
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
      const { datePlayed, waiting, attempt } = draft
      const options = { ...waiting, replaces: attempt }
      await run(draft, { id: newId(), strokes, datePlayed, ...scoresBefore }, options)
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
      const state = getState()
      if ('inBackground' in state) setState({ ...state, inBackground: false })
    },

    /** Clears an outcome that the golfer has read. */
    dismiss(): void {
      if (getState().status !== 'sending') setState({ status: 'idle' })
    },

    /** Clears the outcome of the draft with this id, which the golfer has left; that of another score stays. */
    leave(id: string): void {
      const state = getState()
      if (state.status !== 'idle' && state.status !== 'sending' && state.draft.id === id)
        setState({ status: 'idle' })
    },

    /** Clears the state at the session's end, so that late responses do not show on the next golfer's screen (R10). */
    reset(): void {
      unread = []
      setState({ status: 'idle' })
    },
  }
}
