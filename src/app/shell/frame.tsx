import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Link, useMatches } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { realTimers } from '~/lib/timers'
import { recordSection } from '~/reporting/form-use'
import { pageInfoOf, sectionOf } from '~/routing/page-info'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { useSession } from '~/session/use-session'
import { Footer } from '~/ui/footer'
import { addIcons } from '~/ui/icon-drawings'
import { lazyWithFallback } from '~/ui/lazy-with-fallback'
import { sectionIcons } from '~/ui/section-icons'
import { SkipLink } from '~/ui/skip-link'
import styles from './frame.module.css'
import { loadScores } from './load-scores'
import { OfflineBanner } from './offline-banner'
import { TabBar } from './tab-bar'
import { TopBar } from './top-bar'
import { UpdateLine } from './update-line'

addIcons(sectionIcons)

type LineProps = { children: ReactNode }

// Not part of the start: nothing is posted before the form has been there, or a score waits from before. When this cannot be
// loaded, the form could not be either.
const outcome = () => import('./score-outcome')
const ScoreOutcome = lazyWithFallback(() => outcome().then((module) => module.ScoreOutcome))
const ScoreLine = lazyWithFallback(
  () => outcome().then((module) => module.ScoreLine),
  ({ children }: LineProps) => children,
)

// After the page: nothing is offered at the start, and the connection has had its time.
const laterCode = () => import('./later')
const Offers = lazyWithFallback(() => laterCode().then((module) => module.Offers))
const LiveLine = lazyWithFallback(() => laterCode().then((module) => module.LiveLine))

/** Around a page: the golfer's navigation, or a visitor's bar and footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const page = pageInfoOf(useMatches())
  // Tokens say 'a golfer' before the host has said which one: the bars are there at once and stay.
  const golfer = status === 'signed-in' || (status !== 'anonymous' && session.hasTokens())
  const writing = useHasEverBeen(page?.help === 'postscore')
  const unsent = useUnsentScores(status === 'signed-in', writing)
  const posting = useHasEverBeen(writing || unsent) && status === 'signed-in'
  const later = useIsStartOver() && status === 'signed-in'
  const line = (
    <>
      <OfflineBanner />
      {later && (
        <Suspense fallback={null}>
          <LiveLine />
        </Suspense>
      )}
    </>
  )
  const section = sectionOf(page)
  useEffect(() => recordSection(section), [section])
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink
        onClick={(event) => {
          event.preventDefault() // no history entry for it
          const main = document.getElementById('main')
          if (!main) return
          main.tabIndex = -1
          main.focus()
        }}
      />
      <TopBar golfer={golfer} help={page?.help}>
        <div role="status" aria-atomic="false">
          <UpdateLine />
          {posting ? (
            <Suspense fallback={line}>
              <ScoreLine>{line}</ScoreLine>
            </Suspense>
          ) : (
            line
          )}
        </div>
      </TopBar>
      {golfer ? children : <div className={styles.visitor}>{children}</div>}
      {golfer ? <TabBar /> : <VisitorFooter />}
      {later && (
        <Suspense fallback={null}>
          <Offers />
        </Suspense>
      )}
      {posting && (
        <Suspense fallback={null}>
          <ScoreOutcome />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}

/**
 * Starts what keeps and sends the golfer's scores, where there are any or one is being written; says whether there are any
 * that are not posted.
 */
function useUnsentScores(signedIn: boolean, writing: boolean): boolean {
  const [unsent, setUnsent] = useState(false)
  useEffect(() => {
    if (!signedIn) return undefined
    let stop = () => {}
    let left = false
    void loadScores(writing).then((guard) => {
      if (guard && !left) stop = guard.onUnsent(() => setUnsent(true))
      return undefined
    })
    return () => {
      left = true
      stop()
    }
  }, [signedIn, writing])
  return unsent
}

/** What nobody needs at the start comes so long after it, milliseconds. */
const DEFERRED_DELAY_MS = 3000

/** Whether the start is over. */
function useIsStartOver(): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => realTimers.after(DEFERRED_DELAY_MS, () => setLater(true)), [])
  return later
}

/** Whether it has ever been so. */
function useHasEverBeen(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever
}

const VisitorFooter = () => (
  <Footer centred className="gutter">
    <Link to={paths.privacy()}>Privacy Policy</Link>
    <Link to={paths.contact()}>Contact</Link>
  </Footer>
)
