import { useRequestCount } from '~/features/follow/request-count'
import { useLinxBadge } from '~/features/linx/use-linx-badge'
import { paths } from '~/routing/paths'
import { SectionLink, type SectionLinkProps } from './section-link'

/** The Linx link, with how many linx are new. */
export const LinxLink = (props: SectionLinkProps) => (
  <SectionLink {...props} count={useLinxBadge()} counted="new" />
)

/** The Following link, with how many requests wait; it leads to them while there are any. */
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
