import { useEffect, useState } from 'react'
import type { Attempt, ScoreDraft } from '../draft/score-draft'
import { drafts } from '../draft/device-drafts'
import { posting, usePosting } from './app-posting'

/** How far the score on the screen is with being sent. */
export type SendState = {
  /** This score is being sent. */
  isSending: boolean
  /** The uploaded share of its photos, 0 to 1. */
  uploadShare: number | undefined
  /** Another score is being sent; scores are sent one at a time. */
  isAnotherSending: boolean
  /** The attempt whose outcome is unknown: it may have been posted (R6). */
  openAttempt: Attempt | undefined
  /** It can be sent: no attempt is open, or the open one may be sent again. */
  canSend: boolean
  /** Sending it failed, or its outcome is unknown. */
  hasFailed: boolean
  /** The golfer knows that the open attempt was not posted. */
  isKnownNotPosted: boolean
  /** A check found nothing, or the golfer says that it was not posted (`isKnownNotPosted`). Stored, so that a reload does not ask again. */
  allowResend: (isKnownNotPosted: boolean) => Promise<void>
}

/** What is known of sending the score on the screen; `stored` is the attempt its draft came with. */
export function useAttempt(draft: ScoreDraft, stored: Attempt | undefined): SendState {
  const state = usePosting()
  const [attempt, setAttempt] = useState(stored)
  const [resendableId, setResendableId] = useState(stored?.canResend ? stored.id : undefined)
  const [isKnownNotPosted, setKnownNotPosted] = useState(false)
  const [hasFailed, setFailed] = useState(stored !== undefined || draft.mediaFailed === true)
  const mine = state.status !== 'idle' && state.draft.id === draft.id ? state : undefined
  // Kept apart from the posting, which the next press overwrites.
  const latestDraft =
    mine && mine.status !== 'sending' && mine.status !== 'posted' ? mine.draft : undefined
  // The form may have been opened again while the score was on its way: then its draft came with the attempt now refused.
  if (latestDraft && latestDraft.attempt !== attempt) {
    setAttempt(latestDraft.attempt)
    // An attempt that could be sent again may be in doubt once more.
    setResendableId(latestDraft.attempt?.canResend ? latestDraft.attempt.id : undefined)
  }
  if (mine && !hasFailed && (mine.status === 'refused' || mine.status === 'unconfirmed'))
    setFailed(true)

  // The open form shows this state, so nothing else shows it again when the form closes.
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
