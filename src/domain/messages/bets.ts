/** What My Bets says (golf-features section 8). */
export const betMessages = {
  none: 'No bets recorded yet.',
  loadMore: 'Load More',
  copied: 'Copied.',
  notCopied: 'Could not copy. Select the text and copy it by hand.',
} as const
