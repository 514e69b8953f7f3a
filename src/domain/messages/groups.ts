/** Messages of the Groups page. */
export const groupMessages = {
  noGroups: 'You are not a member of any groups.',
  noneAvailable: 'No available groups found.',
  noMembers: 'No members yet',
  notYet: {
    Leave: "You can't leave a group here yet. Ask its owner.",
    Join: "You can't join here yet. Ask the owner to add you.",
    'Request Invite': "You can't request an invitation here yet. Ask the owner.",
  },
} as const

/** Actions on a group; the API has none of them yet. */
export type GroupAction = keyof typeof groupMessages.notYet
