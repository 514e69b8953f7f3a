import { useSession } from '~/session/use-session'
import { FollowingLink, LinxLink } from './section-badges'
import { SectionLink } from './section-link'
import { sections } from './sections'

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
