/** What My Bets says (golf-features section 8). */
export const betMessages = {
  none: 'No bets recorded yet.',
  loadMore: 'Load More',
  notShared: 'Could not share. Copy the text instead.',
} as const
