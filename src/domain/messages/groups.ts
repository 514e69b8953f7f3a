/** What the Groups page says. */
export const groupMessages = {
  noGroups: 'You are not a member of any groups.',
  noneAvailable: 'No available groups found.',
  noMembers: 'No members yet',
  notYet: {
    Leave: 'Leaving a group is not available yet. Ask its owner.',
    Join: 'Joining is not available yet. Ask the owner to add you.',
    'Request Invite': 'Requesting an invitation is not available yet. Ask the owner.',
  },
} as const

/** What one can do with a group; none of it is offered by the host yet. */
export type GroupAction = keyof typeof groupMessages.notYet
