import type { ReactNode } from 'react'
import { Link } from '~/ui/actions/link'
import { Cards } from '~/ui/layout/card'
import { Masthead } from '~/ui/layout/masthead'
import { PRODUCT_NAME } from '~/lib/product-name'
import { paths } from '~/routing/paths'
import { RailModule, railListClass } from '~/ui/layout/rail-module'
import styles from './site-page.module.css'

type Props = {
  title: ReactNode
  /** On the title's baseline. */
  aside?: ReactNode
  /** Above the title: a back link. */
  above?: ReactNode
  /** Beside the cards on a desktop. */
  rail: ReactNode
  /** Cards. */
  children: ReactNode
}

/** A text page about the product; works signed out, offline, and in print. */
export const SitePage = ({ title, aside, above, rail, children }: Props) => (
  <main className="page page--rail" id="main">
    <div className="page__main">
      <div className="gutter">
        {above}
        <Masthead title={title} aside={aside} />
      </div>
      <Cards className={styles.cards}>{children}</Cards>
    </div>
    <aside className="page__rail" aria-label="More">
      {rail}
    </aside>
  </main>
)

const PAGES = [
  { label: 'About', to: paths.about() },
  { label: 'Contact', to: paths.contact() },
  { label: 'Privacy Policy', to: paths.privacy() },
  { label: 'Terms of Use', to: paths.terms() },
]

/** Links to the pages about the product, shown beside each of them. */
export const SiteRail = () => (
  <RailModule title={PRODUCT_NAME}>
    <ul className={railListClass} role="list">
      {PAGES.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </RailModule>
)
