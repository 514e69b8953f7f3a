import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router-dom'
import { appMessages } from '~/domain/messages/app'
import { reportError } from '~/reporting/error-reporter'
import { pageInfoOf } from '~/routing/page-info'
import { Messages } from './messages'
import styles from './root.module.css'
import { RouteEffects } from './route-effects'

type Module = { default: ComponentType }

/** What every route stands in: scroll, focus and title follow the route. The frame comes with the routes that have one. */
export const Root = () => (
  <>
    <Outlet />
    <RouteEffects title={pageInfoOf(useMatches())?.title} />
    <ScrollRestoration />
    <Messages />
  </>
)

const LoadingShell = lazy(() =>
  import('./golfers-start').then(
    (module): Module => ({ default: module.LoadingShell }),
    (): Module => ({ default: () => null }), // the route fails for the same reason, and says so
  ),
)

/** Until the first page is there (app-shell section 2). The sign-in page has no frame to show before it. */
export function Starting() {
  if (pageInfoOf(useMatches())?.bare) {
    return (
      <main id="main" className={styles.loading}>
        <p role="status">Loading…</p>
      </main>
    )
  }
  return (
    <Suspense fallback={null}>
      <LoadingShell />
    </Suspense>
  )
}

const CrashScreen = lazy(() =>
  import('./crash-screen').then(
    (module): Module => ({ default: module.CrashScreen }),
    (): Module => ({ default: PlainCrash }),
  ),
)

/** The crash screen's words without its looks: its own code could not be loaded. */
function PlainCrash() {
  return (
    <main id="main" className="page gutter">
      <h1>{appMessages.crashTitle}</h1>
      <p>{appMessages.crashText}</p>
      <p>{appMessages.crashAdvice}</p>
    </main>
  )
}

/** In place of whatever threw, which is reported (features section 8). The screen's code is not part of the start. */
export function Crash() {
  const error = useRouteError()
  useEffect(() => reportError(error, 'screen'), [error])
  return (
    <Suspense fallback={null}>
      <CrashScreen />
    </Suspense>
  )
}
