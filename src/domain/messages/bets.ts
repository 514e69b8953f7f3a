/** What My Bets says. */
export const betMessages = {
  none: 'No bets recorded yet.',
  loadMore: 'Load More',
  notShared: 'Could not share. Copy the text instead.',
} as const
