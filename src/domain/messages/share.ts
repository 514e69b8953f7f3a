/** Messages about sharing a scorecard. */
export const shareMessages = {
  noPicture: "This browser can't create the picture.",
  saved: 'Saved to your downloads.',
} as const

/** Messages of the page of a round. */
export const roundMessages = {
  /** In place of the holes of a round: another golfer's, a posted total, one posted from another device. */
  totalsOnly: 'Totals only. Scores by hole stay with the golfer who posted them.',
  ownTotals: 'You posted this round as a total, so it has no scores by hole.',
  ownElsewhere:
    "This device doesn't have your scores by hole. They stay on the device you posted from.",
  gone: 'This round is no longer here.',
  goneWhy: 'The score or its golfer was deleted, or it is no longer shared with you.',
  tooOld: "This round is too far back to find. Open it from its golfer's Linx.",
} as const
