/** Messages about sharing a scorecard. */
export const shareMessages = {
  noPicture: "This browser can't create the picture.",
  saved: 'Saved to your downloads.',
} as const
