import { Link } from 'react-router-dom'
import { paths } from '~/routing/paths'
import { contactSetting } from './contact-setting'

type Props = {
  className?: string | undefined
  /** The fallback without a configured address: a link to the Contact page. */
  unset: string
}

/** The support email as a link. */
export function SupportLink({ className, unset }: Props) {
  const { email } = contactSetting()
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
