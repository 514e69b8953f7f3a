import { createStore } from 'zustand/vanilla'
import type { PostedScore } from '~/api/types'
import { isolated } from '~/lib/listeners'
import type { LostAttempt, ScoreDraft, Sent } from '../draft/score-draft'

/** The attempt that a host responded to, and how long the request took. */
export type PostResponse = { sent: LostAttempt; tookMs: number }

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

/** Whether a score can be sent: none is being sent, and no result on the screen would be replaced. */
export const canSendNow = (state: PostingState): boolean =>
  state.status === 'idle' ||
  state.status === 'waiting' ||
  (state.status !== 'sending' && state.inBackground === true)

/** The state of the score posted last, shown on every page. */
export function createPostingState() {
  const store = createStore<PostingState>(() => ({ status: 'idle' }))
  const { getState } = store
  /** Scores posted in the background whose receipts were not opened before the next one was sent, oldest first. */
  let unread: PostingState[] = []

  function setState(next: PostingState): void {
    const before = getState()
    const isUnread = before.status === 'posted' && before.inBackground
    if (isUnread && next.status === 'sending') unread.push(before)
    store.setState(next, true)
    const earlier = next.status === 'idle' && unread.pop()
    if (earlier) store.setState(earlier, true)
  }

  /** Whether this draft is still being sent: false after the session has ended. */
  function isCurrent(draft: ScoreDraft): boolean {
    const state = getState()
    return state.status === 'sending' && state.draft === draft
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    setState,
    /** A listener that throws does not change the outcome of a post. */
    subscribe: (listener: (state: PostingState, before: PostingState) => void) =>
      store.subscribe(isolated(listener)),
    isCurrent,
    /** Shows what has become of this draft; does nothing if it is no longer being sent. */
    show(draft: ScoreDraft, next: PostingState): void {
      if (!isCurrent(draft)) return
      const before = getState()
      const inBackground = 'inBackground' in before && before.inBackground
      const isQuiet = inBackground && next.status !== 'idle' && next.status !== 'waiting'
      setState(isQuiet ? { ...next, inBackground } : next)
    },
    /** Clears the state and all unread receipts at the session's end. */
    reset(): void {
      unread = []
      setState({ status: 'idle' })
    },
  }
}
