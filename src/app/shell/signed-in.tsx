import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router-dom'
import { useSession } from '~/session/use-session'
import { focusTitle } from '../focus-title'
import { LoadingScreen } from './loading-screen'
import { Unreachable } from './unreachable'

/** A screen that took the place of another takes its focus too: the pressed Retry is gone, and Tab would begin at the top. */
function useFocusOf(status: string): void {
  const shown = useRef(status)
  useEffect(() => {
    if (shown.current === status) return
    shown.current = status
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) focusTitle()
  }, [status])
}

/**
 * Around the pages of a signed-in golfer: shows them only while there is one, and makes them anew for another. In between
 * (a session has ended and the sign-in page is still loading) nothing of the golfer is on the screen (R10).
 */
export function SignedIn() {
  const session = useSession()
  useFocusOf(session.status)
  if (session.status === 'signed-in') return <Outlet key={session.user.us_id} />
  if (session.status === 'unreachable') return <Unreachable error={session.error} />
  return <LoadingScreen />
}
