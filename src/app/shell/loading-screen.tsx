import { useMatches } from 'react-router-dom'
import { RoundSkeleton } from '~/features/feed/list/feed-skeleton'
import { classNames } from '~/lib/class-names'
import { pageInfoOf } from '~/routing/page-info'
import { session } from '~/session/session'
import { Skeleton } from '~/ui/feedback/skeleton'
import { cardClass, Cards } from '~/ui/layout/card'
import { Masthead } from '~/ui/layout/masthead'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './loading-screen.module.css'

/** Pages that are forms instead of lists under tabs. */
const FORMS: readonly unknown[] = ['invite', 'profile', 'about']

/**
 * Shown until the session is known and the page's code has loaded: the page's title above a skeleton of the feed, or of
 * a form. A visitor without tokens is about to see the sign-in page and gets an empty one.
 */
export function LoadingScreen() {
  const { title, help } = pageInfoOf(useMatches()) ?? {}
  const form = FORMS.includes(help)
  if (!session.hasTokens()) return <main id="main" aria-busy="true" />
  return (
    <main id="main" className="page page--rail" aria-busy="true">
      <div className="page__main">
        <VisuallyHidden role="status">Loading {title}</VisuallyHidden>
        <div className="gutter">
          <Masthead title={title} />
          {!form && (
            <div className={styles.tabs}>
              <Skeleton className={styles.tab} />
              <Skeleton className={styles.tab} />
              <Skeleton className={styles.tab} />
            </div>
          )}
        </div>
        <Cards aria-hidden="true">
          {form ? (
            <div className={classNames(cardClass, styles.form)}>
              <Skeleton className={styles.tab} />
              <Skeleton className={styles.field} />
              <Skeleton className={styles.field} />
              <Skeleton className={styles.field} />
            </div>
          ) : (
            <>
              <RoundSkeleton />
              <RoundSkeleton />
            </>
          )}
        </Cards>
      </div>
    </main>
  )
}
