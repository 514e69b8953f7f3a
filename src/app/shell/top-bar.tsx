import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { HelpTopic } from '~/routing/page-info'
import { paths } from '~/routing/paths'
import { useSession } from '~/session/use-session'
import { Brand, brandClass } from '~/ui/layout/brand'
import { buttonClass } from '~/ui/actions/button'
import { iconButtonClass } from '~/ui/actions/icon-button'
import { SectionLinks } from './section-links'
import styles from './top-bar.module.css'
import { UserCircle } from './user-circle'

type Props = {
  /** Whether the golfer's own links are shown: signed in, or about to be. */
  golfer: boolean
  help: HelpTopic | undefined
  /** Banners: they stick below the bar and push the page down. */
  children: ReactNode
}

/** Logo, sections, help and the user circle. */
export function TopBar({ golfer, help, children }: Props) {
  const session = useSession()
  return (
    <div className={styles.top}>
      <header className={styles.bar}>
        <Link className={brandClass} to={golfer ? paths.about() : paths.login()}>
          <Brand />
        </Link>
        {golfer && (
          <nav className={styles.sections} aria-label="Main">
            <SectionLinks badgeClassName={styles.count} />
          </nav>
        )}
        <div className={styles.tools}>
          {golfer && help && (
            <Link className={iconButtonClass} to={paths.help(help)} aria-label="Help for this page">
              <span className={styles.help} aria-hidden="true">
                ?
              </span>
            </Link>
          )}
          {golfer && (
            <UserCircle user={session.status === 'signed-in' ? session.user : undefined} />
          )}
          {!golfer && (
            <Link className={buttonClass('quiet')} to={paths.login()}>
              Login
            </Link>
          )}
        </div>
      </header>
      {children}
    </div>
  )
}
