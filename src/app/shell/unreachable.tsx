import type { ApiError } from '~/api/errors'
import { session } from '~/session/session'
import { golferId } from '~/session/session-types'
import { useSession } from '~/session/use-session'
import { NoWind } from '~/ui/art/no-wind'
import { Button } from '~/ui/actions/button'
import { Fatal } from './fatal'
import { useLogout } from './use-logout'

/**
 * Tokens are stored but the host did not return the user: shows Retry instead of the sign-in page (R2, NET-01, NET-02), and
 * Log out for who does not want to wait, or is another golfer. The session makes one attempt at a time, and the loading
 * screen replaces this screen meanwhile.
 */
export function Unreachable({ error }: { error: ApiError }) {
  const { logOut, question } = useLogout(golferId(useSession()))
  return (
    <>
      <Fatal
        art={<NoWind />}
        title={error.message}
        actions={
          <>
            <Button variant="primary" onClick={() => void session.retry()}>
              Retry
            </Button>
            <Button variant="quiet" onClick={() => void logOut()}>
              Log out
            </Button>
          </>
        }
      >
        <p>
          {error.status === 0
            ? 'You’re still signed in. Linx will load when you’re back online.'
            : 'You’re still signed in. Try again in a moment.'}
        </p>
      </Fatal>
      {question}
    </>
  )
}
