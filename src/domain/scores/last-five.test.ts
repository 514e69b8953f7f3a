import { expect, test } from 'vitest'
import { fiveSpots, lastFive, type FiveItem } from './last-five'

const ME = 1
const round = (
  day: string,
  scoreTotal: number | null,
  change: Partial<FiveItem> = {},
): FiveItem => ({
  userId: ME,
  activityDate: `${day}T20:00:00Z`,
  postedDate: day,
  scoreTotal,
  holes: 18,
  ...change,
})
const totals = (...items: FiveItem[]) => lastFive(items, ME).map(({ total }) => total)

test('the last five full rounds, earliest first, by the day of play', () => {
  const feed = [
    round('2026-05-10', 87, { activityDate: '2026-06-14T22:00:00Z' }), // posted late
    round('2026-06-14', 79),
    round('2026-06-13', 86),
    round('2026-06-07', 84),
    round('2026-05-24', 88),
    round('2026-05-03', 95),
  ]
  expect(lastFive(feed, ME)).toEqual([
    { day: '2026-05-10', total: 87 },
    { day: '2026-05-24', total: 88 },
    { day: '2026-06-07', total: 84 },
    { day: '2026-06-13', total: 86 },
    { day: '2026-06-14', total: 79 },
  ])
})

test('two rounds of the same day are in the order in which they were posted', () => {
  const day = '2026-06-14'
  expect(
    totals(
      round(day, 90, { activityDate: `${day}T23:00:00Z` }),
      round(day, 80, { activityDate: `${day}T16:00:00Z` }),
      round('2026-06-01', 85),
    ),
  ).toEqual([85, 80, 90])
})

test('in a group round the golfer’s own card counts', () => {
  const together = round('2026-06-14', null, {
    userId: 2,
    playerScores: [
      { userId: 2, scoreTotal: 75, holes: 18 },
      { userId: ME, scoreTotal: 82 }, // its holes are the round's
    ],
  })
  const ofOthers = round('2026-06-13', 70, { userId: 2 })
  expect(totals(together, ofOthers, round('2026-06-02', 84), round('2026-06-01', 85))).toEqual([
    85, 84, 82,
  ])
})

test('nines, rounds of unknown length, without a total or without a day are left out', () => {
  const own = { userId: ME, scoreTotal: 41, holes: 9 }
  expect(
    totals(
      round('2026-06-14', 42, { holes: 9 }),
      round('2026-06-13', 0, { playerScores: [own] }),
      round('2026-06-12', 83, { holes: null }),
      round('2026-06-11', null),
      round('2026-06-10', 81, { postedDate: 'soon', activityDate: '' }),
      round('2026-06-09', 80, { postedDate: null }),
      round('2026-06-08', 89),
      round('2026-06-07', 88),
    ),
  ).toEqual([88, 89, 80])
})

test('fewer than three rounds make no line', () => {
  expect(totals(round('2026-06-14', 79), round('2026-06-13', 86))).toEqual([])
  expect(totals()).toEqual([])
})

test('fewer strokes are drawn higher, and the rounds are evenly spaced', () => {
  const spots = fiveSpots([87, 88, 84, 86, 79])
  expect(spots.map(({ x, y }) => [x, Math.round(y)])).toEqual([
    [24, 69],
    [86, 74],
    [148, 54],
    [210, 64],
    [272, 30],
  ])
  expect(fiveSpots([80, 80, 80])).toEqual([
    { x: 24, y: 52 },
    { x: 148, y: 52 },
    { x: 272, y: 52 },
  ])
})
