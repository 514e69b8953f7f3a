/** What sharing a scorecard says; ours. */
export const shareMessages = {
  noPicture: "This browser can't create the picture.",
  saved: 'Saved to your downloads.',
} as const
