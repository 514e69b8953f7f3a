import { expect, test } from 'vitest'
import { indexPoints, isLine, type IndexItem } from './index-points'
import {
  changeText,
  indexChart,
  indexSummary,
  indexRounds,
  indexStory,
  valueText,
  type RoundItem,
} from './index-story'

const ME = 1
const on = (day: string, index: unknown, change: Partial<IndexItem> = {}): IndexItem => ({
  userId: ME,
  activityDate: `${day}T18:00:00Z`,
  courseName: 'Bellwether Links',
  goNewHandicap: index,
  ...change,
})
const points = (...items: IndexItem[]) => indexPoints(items, ME)

test('the points of the index are the golfer’s own, oldest first; of a group round their row counts', () => {
  const group = on('2026-06-10', undefined, {
    userId: 2,
    playerScores: [
      { userId: 2, newHandicap: 8 },
      { userId: ME, newHandicap: '12.0' },
    ],
  })
  const found = points(
    on('2026-06-13', 12.1),
    group,
    on('2026-06-01', 'NH'),
    on('2026-06-02', 7, { userId: 2 }),
    on('soon', 9),
    on('2026-06-03', null),
  )
  expect(found.map(({ text, value }) => [text, value])).toEqual([
    ['NH', undefined],
    ['12.0', 12],
    ['12.1', 12.1],
  ])
})

test('the history of the index in words: its value now, its change in a month, its low', () => {
  const story = indexStory(
    points(
      on('2026-03-01', 14),
      on('2026-05-10', 12.5),
      on('2026-06-01', 11.8),
      on('2026-06-13', 12.1),
    ),
  )
  expect(story?.now).toBe('12.1')
  expect(story?.change).toEqual({ text: 'down 0.4', since: '2026-05-10' })
  expect(story?.low?.text).toBe('11.8')
})

test('the days in the history of the index are those of play, also for a round posted the next morning', () => {
  const late = { activityDate: '2026-05-11T15:00:00Z', postedDate: '2026-05-10T00:00:00' }
  const story = indexStory(points({ ...on('2026-05-11', 11.8), ...late }, on('2026-06-13', 12)))
  expect([story?.change?.since, story?.low?.day]).toEqual(['2026-05-10', '2026-05-10'])
})

test('a plus handicap counts by its real value: +1.8 to +2.1 is down, and the lowest', () => {
  const story = indexStory(points(on('2026-06-01', '+1.8'), on('2026-06-13', -2.1)))
  expect(story).toMatchObject({ now: '+2.1', change: { text: 'down 0.3' }, low: { text: '+2.1' } })
})

test('one index value makes no line and no change; without an index there is no low', () => {
  expect(isLine(points(on('2026-06-13', 12)))).toBe(false)
  expect(isLine(points(on('2026-06-12', 'NH'), on('2026-06-13', 12)))).toBe(false)
  expect(indexStory(points(on('2026-06-13', 12)))).toMatchObject({ now: '12.0', change: undefined })
  expect(indexStory(points(on('2026-06-13', 'NH')))).toEqual({
    now: 'NH',
    change: undefined,
    low: undefined,
  })
  expect(indexStory([])).toBeUndefined()
})

test.each([
  [12.5, 12.1, 'down 0.4'],
  [-1.8, -2.1, 'down 0.3'],
  [0.2, -0.1, 'down 0.3'],
  [12, 13.2, 'up 1.2'],
  [12, 12, 'unchanged'],
])('an index that moves from %s to %s is %s', (from, to, words) => {
  expect(changeText(from, to)).toBe(words)
})

const BOX = { width: 100, height: 50, inset: 10 }

test('a better index is drawn higher; +2.1 is above scratch and keeps its sign', () => {
  const chart = indexChart(points(on('2026-06-01', 1), on('2026-06-02', '+2.1')), BOX)
  const [first, second] = chart.spots
  expect(first).toEqual({ x: 10, y: 40 })
  expect(second).toEqual({ x: 90, y: 10 })
  expect(chart.scratch).toBeGreaterThan(10)
  expect(chart.scratch).toBeLessThan(40)
  expect(valueText(chart.best)).toBe('+2.1')
  expect(valueText(chart.worst)).toBe('1.0')
})

test('without an index there is a gap in the line', () => {
  const chart = indexChart(
    points(
      on('2026-06-01', 12),
      on('2026-06-02', 13),
      on('2026-06-03', 'NH'),
      on('2026-06-04', 12),
    ),
    BOX,
  )
  expect(chart.spots[2]).toBeUndefined()
  expect(chart.lines.map(({ length }) => length)).toEqual([2, 1])
  expect(chart.scratch).toBeUndefined()
})

test('an index that never changed is a level line in the middle of the chart', () => {
  const chart = indexChart(points(on('2026-06-01', 12), on('2026-06-02', 12)), BOX)
  expect(chart.spots).toEqual([
    { x: 10, y: 25 },
    { x: 90, y: 25 },
  ])
  expect([valueText(chart.best), valueText(chart.worst)]).toEqual(['11.5', '12.5'])
})

const played = (day: string, before: unknown, after: unknown, change: Partial<RoundItem> = {}) => ({
  ...on(day, after),
  goOldHandicap: before,
  scoreTotal: 84,
  holes: 18,
  postedDate: day,
  ...change,
})

test('the index card: the index now, its last change, its low, and the round of its last revision', () => {
  const rounds = indexRounds(
    [
      played('2026-06-01', 'NH', 12.4),
      played('2026-06-20', 12.2, 12.2),
      played('2026-06-10', 12.4, 11.9),
      played('2026-06-15', 11.9, 12.2),
      played('2026-06-21', 12.2, null),
    ],
    ME,
  )
  expect(rounds.map(({ day }) => day.slice(-2))).toEqual(['21', '20', '15', '10', '01'])
  const { now, change, low, revised } = indexSummary(rounds, ME)
  expect([now, change?.day, low?.day, revised?.day]).toEqual([
    '12.2',
    '2026-06-15',
    '2026-06-10',
    '2026-06-20',
  ])
})

test('the index card shows the current index of the golfer’s newest own item that has one', () => {
  const single = played('2026-06-20', 12.2, 12.1, { handicap: '+0.4' })
  const group = played('2026-06-21', 12.1, 12, { handicap: null })
  expect(indexSummary(indexRounds([group, single], ME), ME).now).toBe('+0.4')
})

test('the index card without an index: NH, and neither a low nor a change', () => {
  const rounds = indexRounds([played('2026-06-20', 'NH', 'NH')], ME)
  expect(indexSummary(rounds, ME)).toMatchObject({ now: 'NH', change: undefined, low: undefined })
})

test('the rounds of the index: at most twenty, the golfer’s own row of a group round, none without a score', () => {
  const many = Array.from({ length: 25 }, (_, at) =>
    played(`2026-05-${at + 1 < 10 ? '0' : ''}${at + 1}`, 9, 9),
  )
  expect(indexRounds(many, ME)).toHaveLength(20)
  const group = played('2026-06-02', 1, 1, {
    userId: 2,
    playerScores: [{ userId: ME, scoreTotal: 91, holes: 9, oldHandicap: 8, newHandicap: 8.1 }],
  })
  const rounds = indexRounds(
    [
      group,
      played('2026-06-03', 1, 1, { userId: 3 }),
      played('2026-06-04', 1, 1, { scoreTotal: null }),
    ],
    ME,
  )
  expect(rounds.map(({ total, holes, after }) => [total, holes, after])).toEqual([[91, 9, 8.1]])
})
