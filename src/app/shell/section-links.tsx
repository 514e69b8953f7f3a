import { useSession } from '~/session/use-session'
import { SectionLink, type SectionLinkProps } from './section-link'
import { sections } from './sections'
import { useRequestCount } from '~/features/follow/request-count'
import { useLinxBadge } from '~/features/feed/visit/use-linx-badge'
import { paths } from '~/routing/paths'

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
