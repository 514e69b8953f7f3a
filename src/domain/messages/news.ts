import { pluralize } from '~/lib/pluralize'
import type { LinxView } from '../feed/linx-view'
import { moneyText } from '../scores/money'

/** At most this many golfers who share the best total are named. */
const MAX_NAMED = 3

/** Messages about what is new in the feed, which are not part of the first screen. */
export const newsMessages = {
  noNewLinx: 'No new linx.',
  noneFound: (view: string) => `No ${view} found.`,
  empty: (view: LinxView): string => {
    if (view === 'Following') return newsMessages.noNewLinx
    return newsMessages.noneFound(view === 'My Linx' ? view : 'Linx') // the view of another golfer has no name
  },
  redirectedToSuggestions: 'Linx is empty until you follow someone. Here are golfers you may know.',
  /** After the first follow. */
  followed: 'Rounds of golfers you follow will show up in Linx.',
  newItems: (count: string) => `${count} new Linx`,
  /** Who cheered and commented on the golfer's own rounds. */
  reactions: 'On your rounds',
  loadingReactions: 'Loading who cheered and commented',
  fresh: 'new',
  isNew: 'New',
  noReactions: 'Woohoos and comments on your rounds will show up here.',
  gaveWoohoo: 'gave a Woohoo to',
  commented: 'commented on',
  andOthers: (count: number) => ` and ${count} more`,
  yourRound: (total: number | null | undefined, course: string | undefined) =>
    `your ${total ?? 'round'}${course ? ` at ${course}` : ''}`,
  title: 'Since you were last here',
  hint: 'Pick one to filter',
  clear: 'Show all',
  rounds: (rounds: number, friends: number) =>
    `${pluralize(rounds, 'round')} by ${pluralize(friends, 'friend')}`,
  best: (total: number, names: readonly string[]) => {
    const more = names.length - MAX_NAMED
    return `best ${total}: ${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  },
  down: (golfers: number) => `${pluralize(golfers, 'handicap')} down`,
  followers: (count: number) => pluralize(count, 'new follower'),
  /** Whole dollars, negative if lost. */
  won: (dollars: number) => {
    if (dollars === 0) return 'your bets came out even'
    return `you ${dollars > 0 ? 'won' : 'lost'} ${moneyText(Math.abs(dollars)).replace('+', '')}`
  },
  andMore: 'and more',
  showing: (count: number) => `Showing ${count} of the new linx`,
} as const
