import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newsMessages } from '../messages/news'
import { itemsOfPart, newsOf, summarize, type SummaryBet, type SummaryItem } from './news-summary'

const ME = 1
const item = (change: Partial<SummaryItem> = {}): SummaryItem => ({
  userId: 2,
  name: 'Marcus Bell',
  notificationType: 'FollowedUserResult',
  activityDate: '2026-06-13T22:00:00Z',
  postedDate: '2026-06-13',
  courseName: 'Bellwether Links',
  scoreTotal: 84,
  holes: 18,
  goOldHandicap: 8.7,
  goNewHandicap: 8.4,
  ...change,
})
const round = (players: readonly (readonly [number, string, number, boolean])[]): SummaryItem =>
  item({
    notificationType: 'GroupedGolfScores',
    scoreTotal: null,
    playerScores: players.map(([userId, userName, scoreTotal, isFollowed]) => ({
      userId,
      userName,
      scoreTotal,
      holes: 18,
      isFollowed,
    })),
  })

test('the news summary counts rounds and friends, names the best round, and counts whose index fell', () => {
  const items = [
    item(),
    item({ scoreTotal: 80, goNewHandicap: 9 }),
    item({
      userId: 3,
      name: 'Ana Silva',
      scoreTotal: 74,
      goOldHandicap: '+1.8',
      goNewHandicap: '+2.1',
    }),
    item({ userId: 3, name: 'Ana Silva', scoreTotal: 36, holes: 9, goOldHandicap: 'NH' }),
    item({ notificationType: 'NewFollower', scoreTotal: null, courseName: null }),
  ]
  expect(summarize({ items, bets: [], me: ME })).toEqual({
    rounds: 4,
    friends: 2,
    best: { total: 74, names: ['Ana'] },
    down: 2,
    followers: 1,
    won: undefined,
  })
})

test('all golfers who share the best total are named, each once', () => {
  const tom = item({ userId: 4, name: 'Tom Okafor', scoreTotal: 73 })
  const priya = item({ userId: 5, name: 'Priya Raman', scoreTotal: 73 })
  const { best } = summarize({ items: [tom, item(), priya, tom], bets: [], me: ME })
  expect(best).toEqual({ total: 73, names: ['Tom', 'Priya'] })
  expect(newsMessages.best(73, ['Tom', 'Priya'])).toBe('best 73: Tom, Priya')
  expect(newsMessages.best(73, ['Tom', 'Priya', 'Ana', 'Hal', 'Luis'])).toBe(
    'best 73: Tom, Priya, Ana and 2 more',
  )
})

test('two golfers who share the best total and a first name are named in full', () => {
  const tom = item({ userId: 4, name: 'Tom Okafor', scoreTotal: 73 })
  const other = item({ userId: 5, name: 'Tom Hale', scoreTotal: 73 })
  const { best } = summarize({ items: [tom, other], bets: [], me: ME })
  expect(best).toEqual({ total: 73, names: ['Tom Okafor', 'Tom Hale'] })
})

test('in a group round followed golfers count, not the golfer and not strangers', () => {
  const items = [
    round([
      [ME, 'Nora', 79, false],
      [2, 'Marcus Bell', 82, true],
      [9, 'Guest', 70, false],
    ]),
  ]
  expect(summarize({ items, bets: [], me: ME })).toMatchObject({
    rounds: 1,
    friends: 1,
    best: { total: 82, names: ['Marcus'] },
  })
})

test('the dollars won are those of the bets on new rounds, each bet once', () => {
  const items = [item(), item(), round([[3, 'Ana Silva', 80, true]])]
  const bet = {
    date: '2026-06-13',
    course: 'Bellwether Links',
    partner: 'Marcus Bell',
    dollars: 12,
  }
  const bets: SummaryBet[] = [
    bet,
    { ...bet, partner: 'Ana Silva', dollars: -20 },
    { ...bet, partner: 'Tom Okafor', dollars: 100 },
    { ...bet, date: '2026-06-01', dollars: 100 },
    { ...bet, date: '', dollars: 100 },
  ]
  expect(summarize({ items, bets, me: ME }).won).toBe(-8)
  expect(itemsOfPart('bets', { items, bets, me: ME })).toHaveLength(3)
  const withTime = '2026-06-13T00:00:00'
  const timedItems = items.map((one) => ({ ...one, postedDate: withTime }))
  expect(summarize({ items: timedItems, bets, me: ME }).won).toBe(-8)
  const timedBets = bets.map((one) => (one.date === bet.date ? { ...one, date: withTime } : one))
  expect(summarize({ items, bets: timedBets, me: ME }).won).toBe(-8)
})

test('the news summary is empty without news', () => {
  expect(newsOf([item()], ME, Date.parse('2026-06-13T22:00:00Z'))).toEqual([])
  expect(summarize({ items: [], bets: [], me: ME })).toEqual({
    rounds: 0,
    friends: 0,
    best: undefined,
    down: 0,
    followers: 0,
    won: undefined,
  })
})

test('each part of the news summary shows the entries it counted', () => {
  const anyItem = fc
    .record({
      userId: fc.integer({ min: 1, max: 5 }),
      scoreTotal: fc.option(fc.integer({ min: 60, max: 120 })),
      holes: fc.constantFrom(9, 18, null),
      goOldHandicap: fc.constantFrom(8.7, '+1.0', 'NH', null),
      goNewHandicap: fc.constantFrom(8.4, '+1.2', 'NH', 9),
      notificationType: fc.constantFrom('FollowedUserResult', 'NewFollower', 'Other'),
    })
    .map(item)
  fc.assert(
    fc.property(fc.array(anyItem), (items) => {
      const all = { items, bets: [], me: ME }
      const said = summarize(all)
      const again = (part: 'rounds' | 'best' | 'down' | 'followers') =>
        summarize({ ...all, items: itemsOfPart(part, all) })
      expect(again('rounds')).toMatchObject({ rounds: said.rounds, friends: said.friends })
      expect(again('best').best).toEqual(said.best)
      expect(again('down').down).toBe(said.down)
      expect(again('followers').followers).toBe(said.followers)
    }),
  )
})
