import { expect, test } from 'vitest'
import type { Backend } from '../backend/backend'
import { page, type Page } from '../handlers/linx/feed.fixture'
import { call, NORA, openWorld } from '../testing'
import { saturdayRound } from './saturday-round'
import { season10k } from './season-10k'

test('has 60 golfers, two seasons, and 10,000 items in one feed, none twice', async () => {
  const backend = await openWorld({}, season10k)
  expect(backend.db.users.count()).toBe(60)
  const moments = new Set<string>()
  let count = 0
  let query: Record<string, string | number> = { view: 'Following', pageSize: 100 }
  for (;;) {
    const next: Page = await page(backend, NORA, query)
    count += next.items.length
    for (const { activityDate } of next.items) moments.add(activityDate)
    if (!next.hasMore) break
    query = { ...query, olderThan: next.oldestActivityDate ?? '' }
  }
  expect(count).toBeGreaterThanOrEqual(10_000)
  expect(moments.size).toBe(count)
  const oldest = Math.min(...[...moments].map((moment) => Date.parse(moment)))
  expect(backend.clock.now() - oldest).toBeGreaterThan(600 * 24 * 60 * 60 * 1000)
})

test('scores that stand near each other in the feed do not share a note', async () => {
  const { db } = await openWorld({}, season10k)
  const newest = [...db.scores.rows()].toSorted((one, other) => other.postedAt - one.postedAt)
  const written = newest.slice(0, 400).flatMap(({ notes }) => notes || [])
  expect(written.length).toBeGreaterThan(100)
  const repeated = written.filter((note, at) => written.slice(at + 1, at + 15).includes(note))
  expect(repeated).toEqual([])
})

/** Counts lookups in the tables, which take most of a request's time and are the same on every machine. */
function countLookUps({ db }: Backend): () => number {
  let count = 0
  for (const table of Object.values(db.tables)) {
    const { get, where } = table
    Object.assign(table, {
      get: (...args: Parameters<typeof get>) => (count++, Reflect.apply(get, table, args)),
      where: (...args: Parameters<typeof where>) => (count++, Reflect.apply(where, table, args)),
    })
  }
  return () => count
}

test('a first page costs no more than three times what it does on a Saturday', async () => {
  const season = await openWorld({}, season10k)
  const saturday = await openWorld({}, saturdayRound)
  const [seasonCount, saturdayCount] = [countLookUps(season), countLookUps(saturday)]
  for (const path of ['/api/linx?view=Following', '/api/linx?view=My+Linx']) {
    const before = [seasonCount(), saturdayCount()] as const
    for (const backend of [season, saturday]) {
      expect((await call(backend, 'GET', path, { as: NORA })).status).toBe(200)
    }
    const lookUps = saturdayCount() - before[1]
    expect(lookUps, path).toBeGreaterThan(25)
    expect(seasonCount() - before[0], path).toBeLessThanOrEqual(3 * lookUps)
  }
})
