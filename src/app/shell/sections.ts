import { paths } from '~/routing/paths'
import type { IconName } from '~/ui/icons/icon-drawings'

export type Section = { label: string; icon: IconName; to: string; badge?: 'linx' | 'requests' }

/** The five sections of a signed-in golfer, in the order of both navigations. */
export const sections: readonly Section[] = [
  { label: 'Linx', icon: 'linx', to: paths.linx(), badge: 'linx' },
  { label: 'Post', icon: 'post', to: paths.postScore() },
  { label: 'Following', icon: 'following', to: paths.following(), badge: 'requests' },
  { label: 'Groups', icon: 'groups', to: paths.groups() },
  { label: 'Invite', icon: 'invite', to: paths.invite() },
]

/** Whether a path lies in a section: itself, or below it. */
export const isIn = (section: Section, pathname: string): boolean =>
  pathname === section.to || pathname.startsWith(`${section.to}/`)
