import { useEffect, useState } from 'react'
import type { Attempt, ScoreDraft } from '../outbox/score-draft'
import { drafts } from '../outbox/session-drafts'
import { posting, usePosting } from './app-posting'

export type Sending = {
  /** This score is on its way. */
  sending: boolean
  /** How much of its photos has left, 0 to 1. */
  share: number | undefined
  /** Another score is on its way; one is posted at a time. */
  another: boolean
  /** It may have been posted: nobody knows (R6). */
  open: Attempt | undefined
  /** It may be sent: nothing is open, or what is open has been settled. */
  free: boolean
  /** It was tried on this screen, and did not arrive for certain. */
  failed: boolean
  /** The golfer knows that what is open did not arrive. */
  sure: boolean
  /** A check found nothing, or the golfer is `sure` that it was not posted. It is remembered over a reload. */
  settle: (sure: boolean) => void
}

/** What is known of sending the score on the screen; `stored` is the attempt its draft came with. */
export function useAttempt(draft: ScoreDraft, stored: Attempt | undefined): Sending {
  const state = usePosting()
  const [attempt, setAttempt] = useState(stored)
  const [settled, setSettled] = useState(stored?.freed ? stored.id : undefined)
  const [sure, setSure] = useState(false)
  const [failed, setFailed] = useState(false)
  const mine = state.status !== 'idle' && state.draft.id === draft.id ? state : undefined
  // Kept apart from the posting, which the next press overwrites.
  const told =
    mine && mine.status !== 'sending' && mine.status !== 'posted' ? mine.draft : undefined
  // The form may have been opened again while the score was on its way: then its draft came with the attempt now refused.
  if (told && told.attempt !== attempt) {
    setAttempt(told.attempt)
    // It may be the settled one, of which there are signs now.
    setSettled(told.attempt?.freed ? told.attempt.id : undefined)
  }
  if (mine && !failed && (mine.status === 'refused' || mine.status === 'unconfirmed'))
    setFailed(true)

  // While the form is open it says so itself, and once said it is not said again elsewhere.
  useEffect(
    () => () => {
      const { status } = posting.state()
      if (status === 'unconfirmed' || status === 'waiting') posting.dismiss()
    },
    [],
  )

  const busy = mine?.status === 'sending'
  const open = busy || mine?.status === 'posted' ? undefined : attempt
  return {
    sending: busy,
    share: busy ? mine.share : undefined,
    another: state.status === 'sending' && !mine,
    open,
    free: open === undefined || settled === open.id,
    failed: failed && !busy,
    sure,
    settle(said) {
      setSettled(open?.id)
      setSure(said)
      if (open) void drafts.free(draft, open.id)
    },
  }
}
