import { useEffect, useState } from 'react'
import type { Attempt, ScoreDraft } from '../outbox/score-draft'
import { posting, usePosting } from './app-posting'

type Sending = {
  /** This score is on its way. */
  sending: boolean
  /** Another score is on its way; one is posted at a time. */
  another: boolean
  /** It may have been posted: nobody knows (R6). */
  open: Attempt | undefined
  /** It may be sent: nothing is open, or what is open has been settled. */
  free: boolean
  /** A check found nothing, or the golfer knows that it was not posted. */
  settle: () => void
}

/** What is known of sending the score on the screen; `stored` is the attempt its draft came with. */
export function useAttempt(draft: ScoreDraft, stored: Attempt | undefined): Sending {
  const state = usePosting()
  const [attempt, setAttempt] = useState(stored)
  const [settled, setSettled] = useState<string>()
  const mine = state.status !== 'idle' && state.draft.id === draft.id ? state : undefined
  // Kept apart from the posting, which the next press overwrites.
  if (mine?.status === 'unconfirmed' && mine.draft.attempt !== attempt)
    setAttempt(mine.draft.attempt)
  // The form may have been opened again while the score was on its way: then its draft came with the attempt now refused.
  if (mine?.status === 'refused' && mine.closed && attempt) setAttempt(undefined)

  // While the form is open it says so itself, and once said it is not said again elsewhere.
  useEffect(
    () => () => {
      if (posting.state().status === 'unconfirmed') posting.dismiss()
    },
    [],
  )

  const over = mine?.status === 'sending' || mine?.status === 'posted'
  const open = over ? undefined : attempt
  return {
    sending: mine?.status === 'sending',
    another: state.status === 'sending' && !mine,
    open,
    free: open === undefined || settled === open.id,
    settle: () => setSettled(open?.id),
  }
}
