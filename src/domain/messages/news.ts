import { pluralize } from '~/lib/pluralize'
import { moneyText } from '../scores/money'

/** Messages of 'Since you were last here'. */
export const newsMessages = {
  title: 'Since you were last here',
  rounds: (rounds: number, friends: number) =>
    `${pluralize(rounds, 'round')} by ${pluralize(friends, 'friend')}`,
  best: (total: number, name: string) => `best ${total} (${name})`,
  down: (golfers: number) => `${pluralize(golfers, 'handicap')} down`,
  followers: (count: number) => pluralize(count, 'new follower'),
  /** Whole dollars, lost below zero. */
  won: (dollars: number) => {
    if (dollars === 0) return 'your bets came out even'
    return `you ${dollars > 0 ? 'won' : 'lost'} ${moneyText(Math.abs(dollars)).replace('+', '')}`
  },
  andMore: 'and more',
  showing: (count: number) => `Showing ${count} of the new linx`,
} as const
