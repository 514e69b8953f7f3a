import { Link } from '~/ui/actions/link'
import { paths } from '~/routing/paths'
import { Footer } from '~/ui/layout/footer'

/** The footer of a golfer's rail: About and the legal pages. */
export const RailFooter = () => (
  <Footer>
    <Link to={paths.about()}>About</Link>
    <Link to={paths.privacy()}>Privacy</Link>
    <Link to={paths.terms()}>Terms</Link>
  </Footer>
)

/** The footer of every page for a visitor who is not signed in. */
export const VisitorFooter = () => (
  <Footer centered className="gutter">
    <Link to={paths.privacy()}>Privacy Policy</Link>
    <Link to={paths.contact()}>Contact</Link>
  </Footer>
)
