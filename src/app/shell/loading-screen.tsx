import { useMatches } from 'react-router-dom'
import { RoundBones } from '~/features/linx/linx-bones'
import { pageInfoOf } from '~/routing/page-info'
import { session } from '~/session/session'
import { Bone } from '~/ui/bone'
import { Cards } from '~/ui/card'
import { Masthead } from '~/ui/masthead'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './loading-screen.module.css'

/**
 * Until it is known who is signed in and the page's code is here (app-shell section 2): the page's title over the shape
 * of the feed. A visitor without tokens is about to see the sign-in page and gets an empty one.
 */
export function LoadingScreen() {
  const title = pageInfoOf(useMatches())?.title
  if (!session.hasTokens()) return <main id="main" aria-busy="true" />
  return (
    <main id="main" className="page page--rail" aria-busy="true">
      <div className="page__main">
        <VisuallyHidden role="status">Loading {title}</VisuallyHidden>
        <div className="gutter">
          <Masthead title={title} />
          <div className={styles.tabs}>
            <Bone className={styles.tab} />
            <Bone className={styles.tab} />
            <Bone className={styles.tab} />
          </div>
        </div>
        <Cards aria-hidden="true">
          <RoundBones />
          <RoundBones />
        </Cards>
      </div>
    </main>
  )
}
