import type { ApiError } from '~/api/errors'
import { session } from '~/session/session'
import { golferId } from '~/session/session-types'
import { useSession } from '~/session/use-session'
import { Button } from '~/ui/actions/button'
import { Art, artStyles as styles } from '~/ui/art/art'
import { Fatal } from './fatal'
import { useLogout } from './use-logout'

/**
 * Tokens are stored but the host did not return the user: shows Retry instead of the sign-in page (R2, NET-01, NET-02), and
 * Logout for a golfer who does not want to wait, or for another golfer. The session makes one attempt at a time, and the
 * loading screen replaces this screen meanwhile.
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
              Logout
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

/** A flag with no wind: offline. */
const NoWind = () => (
  <Art>
    <path className={styles.wash} d="M8 108c20-18 46-26 78-26s60 8 82 26z" />
    <path className={styles.line} d="M8 108c20-18 46-26 78-26s60 8 82 26" />
    <path className={styles.line} d="M78 84V24" />
    <path
      className={styles.flag}
      d="M79 25c5 1 8 3 8.5 8 .4 6-1.5 9-.5 14 .6 3-2 4-3 1-.6 3-3.5 2.5-5 .5z"
    />
    <path
      className={styles.line}
      d="M112 44c10-6 24-6 34 0M119 54c6-4 14-4 20 0M129 63h.01"
      opacity=".4"
    />
    <path className={styles.line} d="M112 68l34-32" />
  </Art>
)
