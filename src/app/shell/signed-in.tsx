import { Outlet } from 'react-router-dom'
import { useSession } from '~/session/use-session'
import { LoadingScreen } from './loading-screen'
import { Unreachable } from './unreachable'

/**
 * Around the pages of a signed-in golfer: shows them only while there is one, and makes them anew for another. In between
 * (a session has ended and the sign-in page is still loading) nothing of the golfer is on the screen (R10).
 */
export function SignedIn() {
  const session = useSession()
  if (session.status === 'signed-in') return <Outlet key={session.user.us_id} />
  if (session.status === 'unreachable') return <Unreachable error={session.error} />
  return <LoadingScreen />
}
