import { Link } from '~/ui/actions/link'
import { paths } from '~/routing/paths'
import { pageSetting } from '~/lib/page-setting'

/** Where golfers reach the people behind the product. Either may be unset. */
export type SiteContact = { email: string | undefined; postalLines: readonly string[] }

const EMAIL = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/

/** Parses the build's settings: an invalid email counts as unset, and the lines of a postal address are separated by `|`. */
export function siteContact(email: string, postalAddress: string): SiteContact {
  const lines = postalAddress.split('|').map((line) => line.trim())
  return {
    email: EMAIL.test(email) ? email : undefined,
    postalLines: lines.filter((line) => line !== ''),
  }
}

/** The contact of this deployment (`linx:support-email`, `linx:postal-address` in the page's head). */
export const configuredContact = (): SiteContact =>
  siteContact(pageSetting('linx:support-email'), pageSetting('linx:postal-address'))

type Props = {
  className?: string | undefined
  /** The fallback without a configured address: a link to the Contact page. */
  unset: string
}

/** The support email as a link. */
export function SupportLink({ className, unset }: Props) {
  const { email } = configuredContact()
  return email ? (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  ) : (
    <Link className={className} to={paths.contact()}>
      {unset}
    </Link>
  )
}
