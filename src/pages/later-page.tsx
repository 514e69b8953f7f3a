import { Link, useMatches } from 'react-router-dom'
import { pageInfoOf } from '~/routing/page-info'
import { paths } from '~/routing/paths'
import { useSession } from '~/session/use-session'
import { buttonClass } from '~/ui/button'
import { Masthead } from '~/ui/masthead'
import styles from './later-page.module.css'

/** A page that is announced in the navigation and not built: it says so, and leads back. */
export function Page() {
  const signedIn = useSession().status === 'signed-in'
  return (
    <main className={styles.later} id="main">
      <Masthead title={pageInfoOf(useMatches())?.title} />
      <p>This page is not here yet.</p>
      <Link className={buttonClass('tint')} to={signedIn ? paths.linx() : paths.login()}>
        {signedIn ? 'Back to Linx' : 'Back to Login'}
      </Link>
    </main>
  )
}
