/** What the course picker says. */
export const courseMessages = {
  noneMatching: (text: string) => `No courses found matching “${text}”.`,
  searchOffline: 'You are offline. Courses played lately can be chosen; searching needs a network.',
  noRecent: 'No recently played courses found.',
} as const
