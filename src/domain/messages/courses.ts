/** Messages of the course picker. */
export const courseMessages = {
  noneMatching: (text: string) => `No courses found matching “${text}”.`,
  searchOffline: 'You can still pick a recent course. Search needs a connection.',
  noRecent: 'No recently played courses found.',
} as const
