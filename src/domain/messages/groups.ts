/** Messages of the Groups page. */
export const groupMessages = {
  noGroups: 'You are not a member of any groups.',
  noneAvailable: 'No available groups found.',
  noMembers: 'No members yet',
  /** By the owner's name, if it is known. */
  notYet: {
    Leave: (owner = 'its owner') => `You can’t leave a group here yet. Ask ${owner}.`,
    Join: (owner = 'the owner') => `You can’t join here yet. Ask ${owner} to add you.`,
    'Request Invite': (owner = 'the owner') =>
      `You can’t ask for an invitation here yet. Ask ${owner}.`,
  },
} as const

/** Actions on a group; the API has none of them yet. */
export type GroupAction = keyof typeof groupMessages.notYet
