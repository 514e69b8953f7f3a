import { Link } from 'react-router-dom'
import { paths } from '~/routing/paths'
import { contactSetting } from './contact-setting'

type Props = {
  className?: string | undefined
  /** Where no address is set: the link to the Contact page, which says whom to ask. */
  unset: string
}

/** The address of support, to write to. */
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
