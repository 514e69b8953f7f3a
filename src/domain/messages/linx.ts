/** Messages of the feed. */
export const linxMessages = {
  end: 'No more linx.',
  loadingMore: 'Loading more Linx',
  newSince: (count: number) => `${count} new since you were last here`,
  youWereHere: 'You were here',
  /** The age of the feed shown. */
  from: (time: string): string => `Linx from ${time}`,
} as const
