import { useRequestCount } from '~/features/follow/request-count'
import { useLinxBadge } from '~/features/feed/visit/use-linx-badge'
import { paths } from '~/routing/paths'
import { SectionLink, type SectionLinkProps } from './section-link'

/** The Linx link with the count of new linx. */
export const LinxLink = (props: SectionLinkProps) => (
  <SectionLink {...props} count={useLinxBadge()} counted="new" />
)

/** The Following link with the count of pending requests; it leads to them while there are any. */
export function FollowingLink(props: SectionLinkProps) {
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
