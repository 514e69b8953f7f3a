import { useMatches } from 'react-router-dom'
import { FeedSkeleton } from '~/features/feed/list/feed-skeleton'
import { LinxTabs } from '~/features/feed/list/linx-tabs'
import { pageInfoOf } from '~/routing/page-info'
import { session } from '~/session/session'
import { Masthead } from '~/ui/layout/masthead'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import './start-screen.css'

/** Linx until its entries have loaded. */
export const LinxSkeleton = () => (
  <div className="page__main">
    <div className="gutter">
      <Masthead title="Linx" />
      <LinxTabs view="Following" />
    </div>
    <FeedSkeleton />
  </div>
)

/**
 * Shown until the session is known and the page's code has loaded, where the HTML has no start screen: the page's title, and
 * on Linx the skeleton of the feed. A visitor without tokens is about to see the sign-in page and gets an empty one.
 */
export function LoadingScreen() {
  const { title } = pageInfoOf(useMatches()) ?? {}
  if (!session.hasTokens()) return <main id="main" aria-busy="true" />
  return (
    <main id="main" className="page page--rail" aria-busy="true">
      {title === 'Linx' ? (
        <LinxSkeleton />
      ) : (
        <div className="page__main gutter">
          <VisuallyHidden role="status">Loading {title}</VisuallyHidden>
          <Masthead title={title} />
        </div>
      )}
    </main>
  )
}
