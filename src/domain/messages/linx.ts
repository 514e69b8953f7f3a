import type { LinxView } from '../feed/linx-view'

/** Messages of the feed. */
export const linxMessages = {
  noNewLinx: 'No new linx.',
  noneFound: (view: string) => `No ${view} found.`,
  empty: (view: LinxView): string => {
    if (view === 'Following') return linxMessages.noNewLinx
    return linxMessages.noneFound(view === 'My Linx' ? view : 'Linx') // another golfer's has no name of its own
  },
  end: 'No more linx.',
  loadingMore: 'Loading more Linx',
  youWereHere: 'You were here',
  movedToSuggestions: 'Linx is empty until you follow someone. Here are golfers you may know.',
  newItems: (count: string) => `${count} new Linx`,
  /** The age of the feed shown. */
  from: (time: string): string => `Linx from ${time}`,
} as const
