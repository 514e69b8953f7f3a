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
  /** Starts the live hub, which stops by itself at the end of the session. */
  startHub: () => void
  returnLocation: ReturnLocation
  /** The email of the golfer who last signed in. */
  lastEmail: () => string
}

/**
 * Loads the routes' data again and starts the hub after a sign-in, and navigates to / at the end of a session. The current
 * location is saved only when the server refused the session, and only for the same golfer (SES-09, SES-10).
 */
export function navigateWithSession({
  session,
  router,
  startHub,
  returnLocation,
  lastEmail,
}: Parts): void {
  let status = session.state().status
  if (status === 'signed-in') startHub() // it was restored before

  session.onEnd((reason) => {
    const { pathname, search, hash, state } = router.state.location
    // Navigating to / runs the loaders anyway. A revalidation here would save the current location as a visitor's
    // (R10).
    status = 'anonymous'
    if (reason === 'refused')
      returnLocation.save({ path: pathname + search + hash, state }, lastEmail())
    else returnLocation.forget()
    // In the next microtask: the session is still ending, and the loaders read its state.
    queueMicrotask(() => void router.navigate(paths.login(), { replace: true }))
  })

  session.subscribe(() => {
    const before = status
    const now = session.state()
    status = now.status
    if (status === before) return
    if (status === 'signed-in') startHub()
    // Replaces the sign-in page, so that Back does not return to it. The page's own loader could not pass on the saved
    // router state.
    const isFromLogin = before === 'anonymous' && router.state.location.pathname === paths.login()
    if (now.status === 'signed-in' && isFromLogin) {
      const { path, state } = returnLocation.take(now.user.us_email)
      void router.navigate(path, { replace: true, state })
      return
    }
    // The password was accepted but loading the user failed: without this the sign-in page would wait forever (R2).
    const isUnknownGolfer = status === 'unreachable' && before === 'anonymous'
    if (status === 'signed-in' || status === 'anonymous' || isUnknownGolfer)
      void router.revalidate()
  })
}
