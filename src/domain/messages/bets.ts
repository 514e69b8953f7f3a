/** Messages of My Bets. */
export const betMessages = {
  none: 'No bets recorded yet.',
  /** 'Net: +$12' */
  net: (dollars: string) => `Net: ${dollars}`,
  loadMore: 'Load More',
  notShared: 'We couldn’t share it. Copy the text instead.',
} as const
