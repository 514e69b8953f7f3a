import { describe, expect, test } from 'vitest'
import { itemKey } from '../db/comments'
import type { Backend } from '../backend/backend'
import { recordedScore } from '../ghin/recorded-score'
import { indexHistory, provisionalIndex } from '../ghin/world-handicap/index-history'
import { sourceTableOf } from '../serializers/item-frame'
import { HAL, MARCUS, NORA, openWorld, PRIYA } from '../testing'
import { scenarioNamed, scenarios } from './index'
import { notes } from './saturday/notes'
import { saturdayRound } from './saturday-round'

const scoresOf = (backend: Backend, id: number) => backend.db.scores.where('userId', id)

test('is the world one gets without naming one, and is found by its name', () => {
  expect(scenarios[0]).toBe(saturdayRound)
  expect(scenarioNamed('saturday-round')).toBe(saturdayRound)
  expect(scenarioNamed('sunday-round')).toBeUndefined()
})

test('opens on a Saturday at half past five in the golfers’ zone', async () => {
  const { clock, scenario } = await openWorld()
  expect(clock.iso()).toBe('2026-06-13T23:30:00.000+00:00')
  expect(clock.today()).toBe('2026-06-13')
  expect(
    new Intl.DateTimeFormat('en', { timeZone: scenario.zone, weekday: 'long' }).format(clock.now()),
  ).toBe('Saturday')
})

test('has the demo golfers with their ids, and a dozen more', async () => {
  const users = (await openWorld()).users()
  expect(users.slice(0, 5)).toEqual([
    { id: 1, name: 'Nora Whitcombe', email: NORA },
    { id: 2, name: 'Marcus Bell', email: MARCUS },
    { id: 3, name: 'Priya Raman', email: PRIYA },
    { id: 4, name: 'Hal Winters', email: HAL },
    { id: 5, name: 'Ola Unverified', email: 'ola@unverified.example' },
  ])
  expect(users).toHaveLength(17)
  expect(new Set(users.map(({ email }) => email)).size).toBe(17)
})

test('is the same every time, and another with another seed', async () => {
  const [one, same, other] = await Promise.all([openWorld(), openWorld(), openWorld({ seed: 2 })])
  expect(one.snapshot()).toEqual(same.snapshot())
  expect(other.snapshot().rows['scores']).not.toEqual(one.snapshot().rows['scores'])
})

describe('handicaps', () => {
  test('are what the rules make of the scores: of every golfer, and at every score', async () => {
    const backend = await openWorld()
    for (const { id, handicapIndex } of backend.db.users.rows()) {
      const scores = scoresOf(backend, id)
      expect(handicapIndex, String(id)).toBe(provisionalIndex(scores.map(recordedScore)))
      const days = new Map(
        indexHistory(scores.map(recordedScore)).map((revision) => [
          revision.playedOn,
          revision.handicapIndex,
        ]),
      )
      let before: number | null = null
      for (const score of scores) {
        expect([score.oldIndex, score.newIndex]).toEqual([before, days.get(score.playedOn) ?? null])
        before = score.newIndex
      }
    }
  })

  test('are near what each golfer plays: Priya is a plus player, Hal has none yet', async () => {
    const { db } = await openWorld()
    const index = (id: number) => db.users.get(id)?.handicapIndex ?? null
    expect(index(3)).toBeLessThan(-0.5)
    expect(index(4)).toBeNull()
    expect(Math.abs((index(1) ?? 99) - 14.2)).toBeLessThan(3)
    expect(Math.abs((index(2) ?? 99) - 8.4)).toBeLessThan(2)
  })

  test('stay so with any seed', async () => {
    for (const seed of [2, 3, 4, 5]) {
      const { db } = await openWorld({ seed })
      expect(db.users.get(3)?.handicapIndex, `seed ${seed}`).toBeLessThan(0)
      expect(db.users.get(4)?.handicapIndex, `seed ${seed}`).toBeNull()
    }
  })
})

describe('scores', () => {
  test('that stand near each other in the feed do not share a note', async () => {
    for (const seed of [1, 2, 3]) {
      const { db } = await openWorld({ seed })
      const newest = [...db.scores.rows()].toSorted((one, other) => other.postedAt - one.postedAt)
      const written = newest
        .flatMap((score) => (score.notes === '' ? [] : [score.notes]))
        .slice(0, 15)
      expect(new Set(written).size, `seed ${seed}`).toBe(written.length)
    }
  })

  test('may have any of the notes: none names a hole, a nine, a result or a season', () => {
    const bound = /\bon \d|(front|back) nine|birdie|bogey|double|first round|frost|snow/i
    expect(notes.filter((note) => bound.test(note))).toEqual([])
  })

  test('were posted when golfers are awake', async () => {
    const { db, scenario } = await openWorld()
    const hour = new Intl.DateTimeFormat('en', {
      timeZone: scenario.zone,
      hour: 'numeric',
      hourCycle: 'h23',
    })
    const hours = db.scores.rows().map(({ postedAt }) => Number(hour.format(postedAt)))
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...hours)).toBeLessThanOrEqual(22)
  })

  test('were played before they were posted, none in the future, none when the course takes none', async () => {
    const backend = await openWorld()
    for (const { playedOn, postedAt } of backend.db.scores.rows()) {
      expect(postedAt).toBeLessThan(backend.clock.now())
      expect(playedOn <= backend.clock.today()).toBe(true)
    }
    const larkspur = backend.db.scores.rows().filter(({ courseId }) => courseId === 13995)
    expect(larkspur.length).toBeGreaterThan(5)
    for (const { playedOn } of larkspur)
      expect(playedOn.slice(5) >= '03-01' && playedOn.slice(5) <= '11-30').toBe(true)
  })

  test('are of all kinds: totals only, both nines, nine holes, home, away and competition', async () => {
    const { db } = await openWorld()
    const rows = db.scores.rows()
    expect(new Set(rows.map(({ scoreType }) => scoreType))).toEqual(new Set(['H', 'A', 'T']))
    expect(rows.some(({ holes, front }) => holes === 18 && front === null)).toBe(true)
    expect(rows.some(({ holes, back }) => holes === 18 && back !== null)).toBe(true)
    expect(new Set(rows.filter(({ holes }) => holes === 9).map(({ side }) => side))).toEqual(
      new Set(['Front9', 'Back9']),
    )
  })

  test('move with the opening moment', async () => {
    const backend = await openWorld({ now: '2027-02-01T18:00:00Z' })
    const newest = scoresOf(backend, 2).at(-1)
    expect(newest).toMatchObject({
      playedOn: '2027-02-01',
      postedAt: Date.parse('2027-02-01T16:00:00Z'),
    })
  })
})

test('the feed has no moment twice, and every entry stands for something', async () => {
  const { db } = await openWorld()
  const rows = db.feed.rows()
  expect(new Set(rows.map(({ at }) => at)).size).toBe(rows.length)
  for (const { kind, id, sourceId } of rows) {
    if (kind === 'score') expect(db.scores.get(sourceId)).toBeDefined()
    else if (kind === 'round') expect(db.scores.where('roundId', id).length).toBeGreaterThan(1)
    else expect(db.follows.get(sourceId)).toBeDefined()
  }
})

test('the bets of the Saturday game balance', async () => {
  const { db } = await openWorld()
  const sum = db.scorePartners.rows().reduce((total, { dollars }) => total + dollars, 0)
  expect(sum).toBe(0)
})

test('comments and woohoos came after the round, one woohoo a golfer, all of golfers who exist', async () => {
  const { db, clock } = await openWorld()
  const cheers = db.likes
    .rows()
    .map(({ userId, sourceTable, sourceId }) => `${userId}/${itemKey(sourceTable, sourceId)}`)
  expect(new Set(cheers).size).toBe(cheers.length)
  const entries = new Map(
    db.feed.rows().map((row) => [itemKey(sourceTableOf(row.kind), row.sourceId), row.at]),
  )
  for (const { at, userId, sourceTable, sourceId } of [...db.comments.rows(), ...db.likes.rows()]) {
    expect(at).toBeGreaterThan(entries.get(itemKey(sourceTable, sourceId)) ?? Infinity)
    expect(at).toBeLessThan(clock.now())
    expect(db.users.get(userId)).toBeDefined()
  }
})
