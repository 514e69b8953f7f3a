/** What sharing a scorecard says; ours. */
export const shareMessages = {
  noPicture: 'This browser cannot draw a picture.',
  saved: 'Saved to your downloads.',
} as const
