import { Suspense, useEffect, useEffectEvent, useInsertionEffect, useLayoutEffect } from 'react'
import { Outlet, useLocation, useMatches, useRouteError } from 'react-router-dom'
import { appMessages } from '~/domain/messages/app'
import { reloadForChunk } from '~/features/updates/app-chunks'
import { asChunkError } from '~/features/updates/load-chunk'
import { reportError } from '~/reporting/error-reporter'
import { recordSection } from '~/reporting/form-use'
import { pageInfoOf, sectionOf, type PageInfo } from '~/routing/page-info'
import { lazyWithFallback } from '~/ui/layout/lazy-with-fallback'
import { whenIdle } from '~/lib/after-paint'
import { firstScreen, startScreen } from '~/lib/first-screen'
import { PRODUCT_NAME } from '~/lib/product-name'
import { paths } from '~/routing/paths'
import { ScrollPosition } from '~/routing/scroll-position'
import { useSession } from '~/session/use-session'
import { focusPageTitle, useFocusOnChange } from '~/ui/focus/focus'
import type { CrashText } from './crash-screen'
import styles from './root.module.css'
import { Messages } from './shell/messages'
import { UpdateLine } from './shell/update-line'

/** Sets the window's title and the focus when the route changes, and records which section a golfer uses. */
function RouteEffects({ info }: { info: PageInfo | undefined }) {
  const title = info?.title
  const section = sectionOf(info)
  const state = useSession()
  const golfer = state.status === 'signed-in' ? state.user.us_id : undefined
  const { pathname } = useLocation()

  // Before the layout effects of the page, which may have a title of its own.
  useInsertionEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME
  }, [title])

  useEffect(() => recordSection(section, golfer), [section, golfer])

  useFocusOnChange(pathname, focusPageTitle)

  // The feed reports by itself when its first entry has rendered.
  useEffect(
    () => (pathname === paths.linx() ? undefined : whenIdle(firstScreen.markShown)),
    [pathname],
  )

  return null
}

/**
 * The layout of every route: scroll, focus and title follow the route, and alerts show on any page. Routes with a frame
 * bring it along; without one, the update notice is shown here.
 */
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
      <RouteEffects info={info} />
      <ScrollPosition />
    </>
  )
}

// If this code cannot be loaded, neither can that of the page, whose failure is reported.
const LoadingShell = lazyWithFallback(() =>
  import('./golfers-start').then((module) => module.LoadingShell),
)

/** Leaves the start screen of the page's HTML where it is until the first page has loaded. */
function HtmlStart() {
  useLayoutEffect(() => startScreen.remove, []) // in the same frame in which the page renders
  return null
}

/** Shown until the first page has loaded. The sign-in page has no frame to show before it. */
export function Starting() {
  const isBare = pageInfoOf(useMatches())?.bare
  if (startScreen.isShown()) return <HtmlStart />
  if (isBare) {
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

/** The crash screen's text without its styles: its own code could not be loaded. */
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
 * Reports the route's error, unless the page reloads for a chunk that could not be loaded, once (R12). Returns the message
 * for a missing chunk.
 */
function useCrash(): string | undefined {
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const missing = asChunkError(error, pathname)
  const address = pathname + search + hash
  const report = useEffectEvent(async () => {
    const going = missing && (await reloadForChunk(missing, address))
    if (!going) reportError(missing ?? error, 'screen')
  })
  useEffect(() => void report(), [error])
  return missing?.message
}

/** Replaces a page that threw. The screen's code is loaded on demand. */
export function Crash() {
  const detail = useCrash()
  return <ShownCrash title={appMessages.crashTitle} detail={detail} />
}

/** Replaces the whole app when the root layout threw. */
export function RootCrash() {
  const detail = useCrash()
  return (
    <ShownCrash title={detail ? appMessages.crashTitle : appMessages.routerError} detail={detail} />
  )
}

const ShownCrash = (text: CrashText) => (
  <Suspense fallback={null}>
    <CrashScreen {...text} />
  </Suspense>
)
