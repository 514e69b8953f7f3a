/** What the course picker says (golf-features section 8). */
export const courseMessages = {
  noneMatching: (text: string) => `No courses found matching “${text}”.`,
  noRecent: 'No recently played courses found.',
} as const
