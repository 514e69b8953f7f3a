import { Link } from 'react-router-dom'
import { PRODUCT_NAME } from '~/lib/product-name'
import { paths } from '~/routing/paths'
import { RailModule, railListClass } from '~/ui/layout/rail-module'

const PAGES = [
  { label: 'About', to: paths.about() },
  { label: 'Contact', to: paths.contact() },
  { label: 'Privacy Policy', to: paths.privacy() },
  { label: 'Terms of Use', to: paths.terms() },
]

/** The pages about the product, beside each of them. */
export const SiteRail = () => (
  <RailModule title={PRODUCT_NAME}>
    <ul className={railListClass}>
      {PAGES.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </RailModule>
)
