/** The lists of the Groups page, as they stand in the address. */
export type GroupView = 'mygroups' | 'available'

/** Reads the query parameter `view`; anything unknown is the default, My Groups (R16). */
export const parseGroupView = (text: string | null | undefined): GroupView =>
  text === 'available' ? text : 'mygroups'
