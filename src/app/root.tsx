import { Suspense, useEffect, useEffectEvent } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useRouteError } from 'react-router-dom'
import { appMessages } from '~/domain/messages/app'
import { reloadForChunk } from '~/features/updates/app-chunks'
import { asChunkError } from '~/features/updates/chunk-error'
import { reportError } from '~/reporting/error-reporter'
import { pageInfoOf } from '~/routing/page-info'
import { lazyWithFallback } from '~/ui/lazy-with-fallback'
import type { CrashText } from './crash-screen'
import styles from './root.module.css'
import { RouteEffects } from './route-effects'
import { Messages } from './shell/messages'
import { UpdateLine } from './shell/update-line'

/** What every route stands in: scroll, focus and title follow the route, and alerts show wherever the golfer is. The frame comes
 * with the routes that have one; where there is none, what it would say of a new version stands here. */
export function Root() {
  const info = pageInfoOf(useMatches())
  return (
    <>
      {info?.bare && (
        <div role="status">
          <UpdateLine />
        </div>
      )}
      <Outlet />
      <Messages />
      <RouteEffects title={info?.title} />
      <ScrollRestoration />
    </>
  )
}

// Nothing without its code: the route fails for the same reason, and says so.
const LoadingShell = lazyWithFallback(() =>
  import('./golfers-start').then((module) => module.LoadingShell),
)

/** Until the first page is there. The sign-in page has no frame to show before it. */
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

const CrashScreen = lazyWithFallback(
  () => import('./crash-screen').then((module) => module.CrashScreen),
  PlainCrash,
)

/** The crash screen's words without its looks: its own code could not be loaded. */
function PlainCrash({ title, detail }: CrashText) {
  return (
    <main id="main" className="page gutter" role="alert">
      <h1>{title}</h1>
      <p>{detail ?? appMessages.crashText}</p>
      <p>{appMessages.crashAdvice}</p>
      <button onClick={() => location.reload()}>{appMessages.crashReload}</button>
    </main>
  )
}

/**
 * The error of what threw, which is reported; for a chunk of code that could not be had the page is loaded anew first, once
 * (R12). Answers the words of a missing chunk.
 */
function useCrash(): string | undefined {
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const missing = asChunkError(error, pathname)
  const address = pathname + search + hash
  const told = useEffectEvent(async () => {
    const going = missing && (await reloadForChunk(missing, address))
    if (!going) reportError(missing ?? error, 'screen')
  })
  useEffect(() => void told(), [error])
  return missing?.message
}

/** In place of a page that threw. The screen's code is not part of the start. */
export function Crash() {
  const detail = useCrash()
  return <ShownCrash title={appMessages.crashTitle} detail={detail} />
}

/** In place of the whole app: what threw is no page but what they stand in. */
export function RootCrash() {
  const detail = useCrash()
  return (
    <ShownCrash title={detail ? appMessages.crashTitle : appMessages.routerError} detail={detail} />
  )
}

const ShownCrash = (words: CrashText) => (
  <Suspense fallback={null}>
    <CrashScreen {...words} />
  </Suspense>
)
