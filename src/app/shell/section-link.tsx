import { Link, useLocation, useNavigation } from 'react-router-dom'
import { Badge } from '~/ui/feedback/badge'
import { Icon } from '~/ui/icons/icon'
import { isIn, type Section } from './sections'
import { useLinxReselect } from './use-linx-reselect'

export type SectionLinkProps = {
  section: Section
  icons?: boolean | undefined
  badgeClassName?: string | undefined
}

type Props = SectionLinkProps & {
  /** The link's target, if not the section's first page. */
  to?: string
  count?: number
  /** The label of the count. */
  counted?: string
}

/** A navigation link. A pressed link is current at once, while its page still loads. */
export function SectionLink({
  section,
  icons,
  badgeClassName,
  to,
  count = 0,
  counted = '',
}: Props) {
  const location = useLocation()
  const navigation = useNavigation()
  const onReselect = useLinxReselect(section)
  const { pathname } = navigation.location ?? location
  return (
    <Link
      to={to ?? section.to}
      data-counts={section.badge}
      aria-current={isIn(section, pathname) ? 'page' : undefined}
      onClick={onReselect}
    >
      {icons && <Icon name={section.icon} />}
      {section.label}
      <Badge count={count} label={counted} className={badgeClassName} />
    </Link>
  )
}
