import { paths } from '~/routing/paths'
import type { Session } from '~/session/session-types'
import type { ReturnLocation } from './return-location'

type Router = {
  readonly state: { location: { pathname: string; search: string; hash: string; state: unknown } }
  navigate(path: string, options: { replace: true; state?: unknown }): Promise<void>
  revalidate(): Promise<void>
}

type Parts = {
  session: Pick<Session, 'state' | 'subscribe' | 'onEnd'>
  router: Router
  /** Starts the live hub; it ends with the session by itself. */
  startHub: () => void
  returnLocation: ReturnLocation
  /** The golfer last signed in. */
  lastEmail: () => string
}

/**
 * Keeps the screen in step with the session: signed in, the routes look again at where they are and the
 * hub starts; at the end of a session, for whatever reason, the app is at /.
 * Only a session the server refused keeps the place it was at, for the same golfer (SES-09, SES-10).
 */
export function followSession({
  session,
  router,
  startHub,
  returnLocation,
  lastEmail,
}: Parts): void {
  let status = session.state().status

  session.onEnd((reason) => {
    const { pathname, search, hash, state } = router.state.location
    // The way to / asks the routes by itself. Asked where they are, they would keep the place as a visitor's (R10).
    status = 'anonymous'
    if (reason === 'refused')
      returnLocation.save({ path: pathname + search + hash, state }, lastEmail())
    else returnLocation.forget()
    // After this tick: the session is still busy ending, and the routes will ask it who is there.
    queueMicrotask(() => void router.navigate(paths.login(), { replace: true }))
  })

  session.subscribe(() => {
    const before = status
    const now = session.state()
    status = now.status
    if (status === before) return
    if (status === 'signed-in') startHub()
    // Signed in on the sign-in page, which is left behind: Back must not lead to it. (Its own loader could not pass on
    // the state of the kept place.)
    const isFromLogin = before === 'anonymous' && router.state.location.pathname === paths.login()
    if (now.status === 'signed-in' && isFromLogin) {
      const { path, state } = returnLocation.take(now.user.us_email)
      void router.navigate(path, { replace: true, state })
      return
    }
    // The password was taken, then the host could not say whose it was: the sign-in page would wait for ever (R2).
    const isUnknownGolfer = status === 'unreachable' && before === 'anonymous'
    if (status === 'signed-in' || status === 'anonymous' || isUnknownGolfer)
      void router.revalidate()
  })
}
