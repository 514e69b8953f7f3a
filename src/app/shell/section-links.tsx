import { Link, useLocation, useNavigation } from 'react-router-dom'
import { useSession } from '~/session/use-session'
import { Icon } from '~/ui/icon'
import { LinxBadge } from './linx-badge'
import { isIn, sections } from './sections'

type Props = { icons?: boolean; badgeClassName?: string | undefined }

/** The links of a navigation. A pressed one is current at once, while its page still loads. */
export function SectionLinks({ icons, badgeClassName }: Props) {
  const location = useLocation()
  const navigation = useNavigation()
  const signedIn = useSession().status === 'signed-in'
  const { pathname } = navigation.location ?? location
  return sections.map((section) => (
    <Link
      key={section.to}
      to={section.to}
      aria-current={isIn(section, pathname) ? 'page' : undefined}
    >
      {icons && <Icon name={section.icon} />}
      {section.label}
      {section.badge && signedIn && <LinxBadge className={badgeClassName} />}
    </Link>
  ))
}
