/** Messages of comments and Woohoos. */
export const commentMessages = {
  empty: 'Comment cannot be empty.',
  tooLong: (most: number) => `Comments can have up to ${most} characters.`,
  authentication: 'Authentication required.',
  noComments: 'No comments yet.',
  noWoohoos: 'No Woohoos yet.',
  notSent: 'Not sent.',
} as const
