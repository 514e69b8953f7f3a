import { useEffect, useState } from 'react'
import type { Attempt, ScoreDraft } from '../draft/score-draft'
import { drafts } from '../draft/device-drafts'
import { posting, usePosting } from './app-posting'
import { canSendNow } from './posting-state'

/** The state of sending the score on the screen. */
export type SendState = {
  /** This score is being sent. */
  isSending: boolean
  /** The uploaded share of its photos, 0 to 1. */
  uploadShare: number | undefined
  /** Another score is being sent; scores are sent one at a time. */
  isAnotherSending: boolean
  /** Another score is being sent, or its result is on the screen, which this one would replace. */
  isAnotherOpen: boolean
  /** The attempt whose outcome is unknown: it may have been posted (R6). */
  openAttempt: Attempt | undefined
  /** It can be sent: no attempt is open, or the open one may be sent again. */
  canSend: boolean
  /** Sending it failed, or its outcome is unknown. */
  hasFailed: boolean
  /** The golfer knows that the open attempt was not posted. */
  isKnownNotPosted: boolean
  /** Stores that it may be sent again: a check found nothing, or the golfer says it was not posted (`isKnownNotPosted`). */
  allowResend: (isKnownNotPosted: boolean) => Promise<void>
}

/** The state of sending the score on the screen; `stored` is the attempt in its draft when the form was opened. */
export function useSendState(draft: ScoreDraft, stored: Attempt | undefined): SendState {
  const state = usePosting()
  const [attempt, setAttempt] = useState(stored)
  const [resendableId, setResendableId] = useState(stored?.canResend ? stored.id : undefined)
  const [isKnownNotPosted, setKnownNotPosted] = useState(false)
  const [hasFailed, setFailed] = useState(stored !== undefined || draft.mediaFailed === true)
  const mine = state.status !== 'idle' && state.draft.id === draft.id ? state : undefined
  // Kept in this component's state, since the next press overwrites that of the posting.
  const latestDraft =
    mine && mine.status !== 'sending' && mine.status !== 'posted' ? mine.draft : undefined
  // If the form was opened again while the score was being sent, its draft had the attempt that is refused now.
  if (latestDraft && latestDraft.attempt !== attempt) {
    setAttempt(latestDraft.attempt)
    // An attempt that could be sent again may be in doubt once more.
    setResendableId(latestDraft.attempt?.canResend ? latestDraft.attempt.id : undefined)
  }
  if (mine && !hasFailed && (mine.status === 'refused' || mine.status === 'unconfirmed'))
    setFailed(true)

  // The form has shown this state, so nothing else must show it again when the form closes.
  useEffect(
    () => () => {
      const { status } = posting.getState()
      if (status === 'unconfirmed' || status === 'waiting') posting.leave(draft.id)
    },
    [draft.id],
  )

  const isBusy = mine?.status === 'sending'
  const openAttempt = isBusy || mine?.status === 'posted' ? undefined : attempt
  return {
    isSending: isBusy,
    uploadShare: isBusy ? mine.share : undefined,
    isAnotherSending: state.status === 'sending' && !mine,
    isAnotherOpen: !canSendNow(state) && !mine,
    openAttempt,
    canSend: openAttempt === undefined || resendableId === openAttempt.id,
    hasFailed: hasFailed && !isBusy && mine?.status !== 'posted',
    isKnownNotPosted,
    async allowResend(isCertain) {
      // Stored before it is shown, since a reload right after must not ask again.
      if (openAttempt) await drafts.allowResend(draft, openAttempt.id)
      setResendableId(openAttempt?.id)
      setKnownNotPosted(isCertain)
    },
  }
}
