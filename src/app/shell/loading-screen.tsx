import { useMatches } from 'react-router-dom'
import { pageInfoOf } from '~/routing/page-info'
import { session } from '~/session/session'
import { Bone } from '~/ui/bone'
import { Card, Cards } from '~/ui/card'
import { Masthead } from '~/ui/masthead'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './loading-screen.module.css'

const BoneRound = () => (
  <Card as="div" className={styles.round}>
    <div className={styles.head}>
      <Bone round className={styles.face} />
      <div className={styles.lines}>
        <Bone className={styles.name} />
        <Bone className={styles.place} />
      </div>
    </div>
    <div className={styles.title}>
      <Bone className={styles.course} />
      <Bone className={styles.facts} />
    </div>
    <div className={styles.card}>
      <span>OUT</span>
      <span>IN</span>
      <span>TOT</span>
      <span>HDCP</span>
      <Bone className={styles.nine} />
      <Bone className={styles.nine} />
      <Bone className={styles.total} />
      <Bone className={styles.move} />
    </div>
    <div className={styles.notes}>
      <Bone className={styles.note} />
      <Bone className={styles.note} />
    </div>
    <div className={styles.talk} />
  </Card>
)

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
          <BoneRound />
          <BoneRound />
        </Cards>
      </div>
    </main>
  )
}
