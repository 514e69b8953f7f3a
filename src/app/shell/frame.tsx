import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode, type ComponentProps } from 'react'
import { useMatches, Outlet } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { queryClient } from '~/api/query-client'
import { VisitorFooter } from '~/features/site/site-footers'
import { realTimers } from '~/lib/timers'
import { pageInfoOf } from '~/routing/page-info'
import { session } from '~/session/session'
import { useSession } from '~/session/use-session'
import { focusMain } from '~/ui/focus/focus'
import { addIcons } from '~/ui/icons/icon'
import { lazyWithFallback, useHasEverBeen } from '~/ui/layout/lazy-with-fallback'
import { sectionIcons } from '~/ui/icons/section-icons'
import { appMessages } from '~/domain/messages/app'
import { linxMessages } from '~/domain/messages/linx'
import { clockText } from '~/domain/dates/time-text'
import { cachedAges, feedAge } from '~/offline/cache'
import { now } from '~/lib/clock'
import { useIsOnline } from '~/platform/connection'
import { Banner } from '~/ui/feedback/banner'
import { paths } from '~/routing/paths'
import { buttonClass } from '~/ui/actions/button'
import { Link } from '~/ui/actions/link'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './frame.module.css'
import { loadScores, storedUnsent, storeUnsent, type UnsentScores } from './load-scores'
import { TopBar } from './top-bar'
import { UpdateLine } from './update-line'
import { SectionLinks } from './section-links'
import { LoadingScreen } from './loading-screen'

/** The first Tab stop: skips the navigation. */
const SkipLink = (props: ComponentProps<'a'>) => (
  <a className={styles.skip} href="#main" {...props}>
    Skip to content
  </a>
)

/** Bottom navigation at widths up to 48rem. */
export const TabBar = () => (
  <nav className={styles.bar} data-tabbar aria-label="Main">
    <SectionLinks icons badgeClassName={styles.badge} />
  </nav>
)

/**
 * Shows when there is no network, and how old a cached feed is, but not on the score pages: it says nothing about a score and
 * would move the form.
 */
function OfflineBanner({ isEntering }: { isEntering: boolean }) {
  const connected = useIsOnline()
  const since = useStore(cachedAges, feedAge)
  if (connected && (isEntering || since === undefined)) return null
  return (
    <Banner kind="offline">
      {!connected && <b>{appMessages.offline} </b>}
      {!isEntering &&
        (since === undefined
          ? appMessages.loadedEarlier
          : linxMessages.from(clockText(since, now())))}
    </Banner>
  )
}

addIcons(sectionIcons)

type LineProps = { children: ReactNode }

/** As high as the line about unsent scores, which replaces it once they are read, so that the page does not move. */
const ExpectedLine = () => (
  <Banner
    kind="offline"
    icon="clock"
    action={
      <Link className={buttonClass('line', { small: true })} to={paths.postScore()}>
        View<VisuallyHidden> scores</VisuallyHidden>
      </Link>
    }
  >
    {null}
  </Banner>
)

// Loaded on demand: nothing is posted before the form was opened or a queued score exists. If this code cannot be
// loaded, the form cannot either.
const outcome = () => import('./score-outcome')
const ScoreOutcome = lazyWithFallback(() => outcome().then((module) => module.ScoreOutcome))
const ScoreLine = lazyWithFallback(
  () => outcome().then((module) => module.ScoreLine),
  ({ children }: LineProps) => children,
)

// Loaded after the page, because nothing is offered during the start, and so that the connection has time to open.
const deferredCode = () => import('./later')
const Offers = lazyWithFallback(() => deferredCode().then((module) => module.Offers))
const LiveLine = lazyWithFallback(() => deferredCode().then((module) => module.LiveLine))

/** The layout of a page: the golfer's navigation, or a visitor's bar and footer. */
function Frame({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const page = pageInfoOf(useMatches())
  // Stored tokens mean a golfer before the host has named one: the bars show at once and stay.
  const golfer = status === 'signed-in' || (status !== 'anonymous' && session.hasTokens())
  const isEntering = page?.help === 'postscore'
  const hasWritten = useHasEverBeen(isEntering)
  const { hasUnsent, expected } = useUnsentScores(status === 'signed-in', hasWritten)
  // Drafts alone have no line on the score pages, and without a network nowhere.
  const isExpected =
    (expected === 'unsettled' || (expected && !hasWritten)) && golfer && status !== 'unreachable'
  const canPost = (hasWritten || hasUnsent) && status === 'signed-in'
  const isRead = hasUnsent || !isExpected
  const isStartOver = useIsStartOver() && status === 'signed-in'
  const isOnline = useIsOnline()
  const line = (
    <>
      <OfflineBanner isEntering={isEntering} />
      {isStartOver && (
        <Suspense fallback={null}>
          <LiveLine />
        </Suspense>
      )}
    </>
  )
  const lineBefore = isExpected && isOnline ? <ExpectedLine /> : line
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink
        onClick={(event) => {
          event.preventDefault() // no history entry for it
          focusMain()
        }}
      />
      <TopBar golfer={golfer} help={page?.help}>
        <div role="status" aria-atomic="false">
          <UpdateLine />
          {canPost && isRead ? (
            <Suspense fallback={lineBefore}>
              <ScoreLine>{line}</ScoreLine>
            </Suspense>
          ) : (
            lineBefore
          )}
        </div>
      </TopBar>
      {/* The same element for both, so that a sign-in in another tab does not render a visitor's page anew. */}
      <div className={golfer ? styles.golfer : styles.visitor}>{children}</div>
      {golfer ? <TabBar /> : <VisitorFooter />}
      {isStartOver && (
        <Suspense fallback={null}>
          <Offers />
        </Suspense>
      )}
      {canPost && (
        <Suspense fallback={null}>
          <ScoreOutcome />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}

/**
 * Loads the code that stores and sends scores, where there are any or one is being written. `hasUnsent` says whether there have
 * been scores that are not posted. `expected` is the kind there is; until they are read, the kind at the last visit.
 */
function useUnsentScores(
  signedIn: boolean,
  hasWritten: boolean,
): { hasUnsent: boolean; expected: UnsentScores | undefined } {
  const [hasUnsent, setHasUnsent] = useState(false)
  const [expected, setExpected] = useState(storedUnsent)
  useEffect(() => {
    if (!signedIn) return undefined
    let stop = () => {}
    let isUnmounted = false
    const found = (unsent: UnsentScores | undefined) => {
      if (isUnmounted) return
      storeUnsent(unsent)
      setHasUnsent((was) => was || unsent !== undefined)
      setExpected(unsent)
    }
    const follow = async () => {
      const scores = await loadScores(hasWritten)
      if (scores === undefined) found(undefined)
      else if (scores === null) setExpected(undefined)
      else if (!isUnmounted) stop = scores.onUnsent(found)
    }
    void follow()
    return () => {
      isUnmounted = true
      stop()
    }
  }, [signedIn, hasWritten])
  return { hasUnsent, expected }
}

/** Delay in milliseconds before code that the start does not need is loaded. */
const DEFERRED_DELAY_MS = 3000

/** Whether the delay after the start is over. */
function useIsStartOver(): boolean {
  const [isStartOver, setIsStartOver] = useState(false)
  useEffect(() => realTimers.after(DEFERRED_DELAY_MS, () => setIsStartOver(true)), [])
  return isStartOver
}

/** The pages, in their frame. */
export const Shell = () => (
  <Frame>
    <Outlet />
  </Frame>
)

/** The same frame at the start, before the page has loaded. */
export const LoadingShell = () => (
  <Frame>
    <LoadingScreen />
  </Frame>
)
