import { Link } from 'react-router-dom'
import { HelpRail } from '~/features/help/help-rail'
import { Scene } from '~/features/login/scene'
import { AboutDetails } from '~/features/site/about-details'
import { RailFooter } from '~/features/site/rail-footer'
import { SitePage } from '~/features/site/site-page'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { useSession } from '~/session/use-session'
import { Card } from '~/ui/layout/card'
import { Icon, addIcons } from '~/ui/icons/icon'
import { sealIcon } from '~/ui/icons/seal-icon'
import { rowClass, Rows } from '~/ui/layout/rows'
import text from '~/ui/layout/text.module.css'
import styles from './about-page.module.css'

addIcons(sealIcon)

const PAGES = [
  { label: 'Terms of Use', to: paths.terms() },
  { label: 'Privacy Policy', to: paths.privacy() },
  { label: 'Contact', to: paths.contact() },
]

/** The deployed version, the support contact, and the legal pages. */
export function Page() {
  const signedIn = useSession().status === 'signed-in' // a visitor has the footer of every page
  return (
    <SitePage
      title="About"
      rail={
        <>
          <HelpRail />
          {signedIn && <RailFooter />}
        </>
      }
    >
      <Card>
        <div className={styles.hero}>
          <Scene className={styles.scene} />
        </div>
        <AboutDetails />
      </Card>
      <Card>
        <Rows>
          {PAGES.map(({ label, to }) => (
            <li key={to}>
              <Link className={classNames(rowClass, styles.row)} to={to}>
                {label}
                <Icon name="chevron" small className={text.quiet} />
              </Link>
            </li>
          ))}
        </Rows>
      </Card>
      <p className={classNames('gutter', styles.affiliate, text.small, text.soft)}>
        <Icon name="seal" small />
        Authorized handicap data affiliate
      </p>
    </SitePage>
  )
}
