import { lazy, Suspense, type ComponentType } from 'react'
import { Link, useLocation, useNavigation } from 'react-router-dom'
import { useSession } from '~/session/use-session'
import { Icon } from '~/ui/icon'
import { isIn, sections } from './sections'

type BadgeProps = { className?: string | undefined }
type BadgeModule = { default: ComponentType<BadgeProps> }

// The badge counts the feed, and the feed's code is not part of the start. Without it there is simply no badge.
const LinxBadge = lazy(() =>
  import('./linx-badge').then(
    (module): BadgeModule => ({ default: module.LinxBadge }),
    (): BadgeModule => ({ default: () => null }),
  ),
)

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
      {section.badge && signedIn && (
        <Suspense fallback={null}>
          <LinxBadge className={badgeClassName} />
        </Suspense>
      )}
    </Link>
  ))
}
