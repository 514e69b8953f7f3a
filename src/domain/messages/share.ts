/** Messages about sharing a scorecard. */
export const shareMessages = {
  noPicture: 'This browser can’t create the picture.',
  saved: 'Saved to your downloads.',
} as const

/** Messages of the page of a round. */
export const roundMessages = {
  /** Shown in place of the holes: for another golfer's round, a posted total, and a round posted from another device. */
  totalsOnly: 'Totals only. Hole-by-hole scores stay with the golfer who posted them.',
  ownTotals: 'You posted this round as a total, so there are no hole-by-hole scores.',
  ownElsewhere: 'Your hole-by-hole scores stay on the device you posted this round from.',
  differential: 'Score differential',
  gone: 'This round is no longer here.',
  goneWhy: 'The score or its golfer was deleted, or it is no longer shared with you.',
  tooOld: 'This round is too far back to load here. Open it from the golfer’s Linx.',
} as const
