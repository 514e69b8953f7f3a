import { useLocation, useNavigation } from 'react-router-dom'
import { isForBrowser, Link } from '~/ui/actions/link'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useSession } from '~/session/use-session'
import { useRequestCount } from '~/features/follow/request-count'
import { useLinxBadge } from '~/features/feed/visit/use-linx-visit'
import { paths } from '~/routing/paths'
import { openedFrom } from '~/routing/router-state'
import { Badge } from '~/ui/feedback/badge'
import { Icon, type IconName } from '~/ui/icons/icon'
import { refreshHead } from '~/features/feed/query/queries'

type Section = { label: string; icon: IconName; to: string; badge?: 'linx' | 'requests' }

/** The five sections of a signed-in golfer, in the order of both navigations. */
const sections: readonly Section[] = [
  { label: 'Linx', icon: 'linx', to: paths.linx(), badge: 'linx' },
  { label: 'Post', icon: 'post', to: paths.postScore() },
  { label: 'Following', icon: 'following', to: paths.following(), badge: 'requests' },
  { label: 'Groups', icon: 'groups', to: paths.groups() },
  { label: 'Invite', icon: 'invite', to: paths.invite() },
]

/** Whether a path lies in a section: itself, or below it. */
const isIn = (section: Section, pathname: string): boolean =>
  pathname === section.to || pathname.startsWith(`${section.to}/`)

const showNewest = async (client: QueryClient) =>
  (await import('~/features/feed/query/arrivals')).showArrivals(client, 'Following')

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Pressing the Linx link on the Linx page scrolls to the top and loads the newest linx. Elsewhere it is a plain link.
 */
function useLinxReselect(section: Section): (event: MouseEvent) => void {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  return (event) => {
    if (section.badge !== 'linx' || pathname + search !== paths.linx()) return
    if (isForBrowser(event)) return
    event.preventDefault()
    if (window.scrollY > 0)
      window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    else void refreshHead(client, 'Following').then(() => showNewest(client))
  }
}

type SectionLinkProps = {
  section: Section
  icons?: boolean | undefined
  badgeClassName?: string | undefined
}

type LinkProps = SectionLinkProps & {
  /** The link's target, if not the section's first page. */
  to?: string
  count?: number
  /** The label of the count. */
  counted?: string
}

/** A navigation link. A pressed link is current at once, while its page still loads. */
function SectionLink({ section, icons, badgeClassName, to, count = 0, counted = '' }: LinkProps) {
  const location = useLocation()
  const navigation = useNavigation()
  const onReselect = useLinxReselect(section)
  const { pathname, state } = navigation.location ?? location
  return (
    <Link
      to={to ?? section.to}
      data-counts={section.badge}
      aria-current={isIn(section, openedFrom(state) ?? pathname) ? 'page' : undefined}
      onClick={onReselect}
    >
      {icons && <Icon name={section.icon} />}
      {section.label}
      <Badge count={count} label={counted} className={badgeClassName} />
    </Link>
  )
}

/** The Linx link with the count of new linx. */
const LinxLink = (props: SectionLinkProps) => (
  <SectionLink {...props} count={useLinxBadge()} counted="new" />
)

/** The Following link with the count of pending requests; it leads to them while there are any. */
function FollowingLink(props: SectionLinkProps) {
  const count = useRequestCount()
  return (
    <SectionLink
      {...props}
      to={count > 0 ? paths.following('requests') : props.section.to}
      count={count}
      counted={count === 1 ? 'request' : 'requests'}
    />
  )
}

type Props = { icons?: boolean; badgeClassName?: string | undefined }

const COUNTED = { linx: LinxLink, requests: FollowingLink }

/** The links of a navigation. Badges are shown once the session is known. */
export function SectionLinks(props: Props) {
  const signedIn = useSession().status === 'signed-in'
  return sections.map((section) => {
    const Item = section.badge && signedIn ? COUNTED[section.badge] : SectionLink
    return <Item key={section.to} section={section} {...props} />
  })
}
