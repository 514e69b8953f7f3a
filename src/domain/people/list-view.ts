/** The lists of the Following page, as they stand in the address. */
const FOLLOW_VIEWS = ['following', 'followers', 'suggestions', 'requests'] as const

export type FollowView = (typeof FOLLOW_VIEWS)[number]

/** Reads the query parameter `view`; anything unknown is the default, suggestions (R16). */
export const parseFollowView = (text: string | null | undefined): FollowView =>
  FOLLOW_VIEWS.find((view) => view === text) ?? 'suggestions'

/** The lists of the Groups page, as they stand in the address. */
export type GroupView = 'mygroups' | 'available'

/** Reads the query parameter `view`; anything unknown is the default, My Groups (R16). */
export const parseGroupView = (text: string | null | undefined): GroupView =>
  text === 'available' ? text : 'mygroups'
