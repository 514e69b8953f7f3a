import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '../backend/backend'
import { itemKey } from '../db/comments'
import { followPair } from '../db/follows'
import { recordedScore } from '../ghin/recorded-score'
import { provisionalIndex } from '../ghin/world-handicap/index-history'
import { sourceTableOf } from '../serializers/item-frame'
import { HAL, MARCUS, NORA, OLA, PRIYA } from '../testing'
import { scenarios } from './index'
import { saturdayRound } from './saturday-round'

/** The largest scenario takes a while on a machine that is busy with other tests. */
const TEST_TIMEOUT_MS = 30_000

test('has a name for a link and a title to read, each of its own', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
  expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length)
  for (const { name, title } of scenarios) {
    expect(name).toMatch(/^[a-z0-9-]+$/)
    expect(title).toMatch(/^[A-Z].{20,110}$/)
  }
})

test('each file with a scenario is listed', () => {
  const named = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && file !== 'define.ts')
    .flatMap((file) => [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /\bdefineScenario\(\{\s*name: '([^']+)'/g,
      ),
    ])
    .map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(scenarios.map(({ name }) => name).toSorted())
})

/** All rows as one text, because large worlds are compared faster that way. */
const textOf = (backend: Backend) => JSON.stringify(backend.snapshot().rows)

test('a world at another moment, or with another seed, shares no rows', async () => {
  const opened = new WeakMap()
  const first = textOf(await createBackend(saturdayRound, { opened }))
  const later = await createBackend(saturdayRound, { opened, now: '2026-07-04T12:00:00Z' })
  expect(textOf(later) === first).toBe(false)
  const otherwise = await createBackend(saturdayRound, { opened, seed: 2 })
  expect(otherwise.snapshot().seed).toBe(2)
  expect(textOf(otherwise) === textOf(await createBackend(saturdayRound, { seed: 2 }))).toBe(true)
})

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
  '%s',
  (name, scenario) => {
    /** Opened once, because these tests only read. */
    let backend: Backend
    beforeAll(async () => {
      backend = await createBackend(scenario)
    }, TEST_TIMEOUT_MS)

    test('has the demo golfers with their ids, and a golfer to sign in as', () => {
      const { db } = backend
      const emails = [NORA, MARCUS, PRIYA, HAL, OLA]
      expect(emails.map((email) => db.users.where('email', email)[0]?.id)).toEqual([1, 2, 3, 4, 5])
      expect(db.users.get(5)?.isEmailVerified).toBe(false)
      expect(db.users.get(4)?.handicapIndex).toBeNull()
      if (scenario.signedInAs) expect(emails).toContain(scenario.signedInAs)
    })

    test(
      'is the same every time, and in a world that shares its rows, whatever that one changes',
      async () => {
        const opened = new WeakMap()
        const first = await createBackend(scenario, { opened })
        const second = await createBackend(scenario, { opened })
        expect(second.db.users.get(1)).toBe(first.db.users.get(1))
        await second.db.users.change(1, { lastNotifyAt: 1 })
        second.db.feed.remove(second.db.feed.rows()[0]?.id ?? 0)
        const text = textOf(backend)
        expect(textOf(first) === text).toBe(true)
        const third = await createBackend(scenario, { opened })
        expect({ ...third.snapshot(), rows: {} }).toEqual({ ...backend.snapshot(), rows: {} })
        expect(textOf(third) === text).toBe(true)
      },
      TEST_TIMEOUT_MS,
    )

    test('has nothing in the future, every moment of the feed once, and indexes by the rules', () => {
      const { db, clock } = backend
      const moments = db.feed.rows().map(({ at }) => at)
      expect(new Set(moments).size).toBe(moments.length)
      for (const table of [db.feed, db.comments, db.likes, db.follows, db.formUses]) {
        expect(
          table.rows().every(({ at }) => at < clock.now()),
          table.name,
        ).toBe(true)
      }
      for (const { id, handicapIndex } of db.users.rows().slice(0, 20)) {
        const scores = db.scores.where('userId', id).map(recordedScore)
        expect(handicapIndex, `${name}: ${id}`).toBe(provisionalIndex(scores))
      }
    })

    test(
      'has every picture it names, also when it was saved and opened again',
      async () => {
        const again = await createBackend(scenario, { snapshot: backend.snapshot() })
        const { db } = again
        const portraits = db.users.rows().flatMap(({ portrait }) => portrait ?? [])
        const scores = db.media.rows().filter(({ source }) => source !== 'lost')
        const addresses = [
          ...portraits.map((id) => `/api/profile/picture/${id}`),
          ...scores.slice(0, 20).map(({ mediaId }) => `/api/media/${mediaId}`),
        ]
        for (const address of addresses) {
          const request = () => new Request(`http://golf.test${address}`)
          const [first, second] = [await backend.handle(request()), await again.handle(request())]
          expect([address, first.status, second.status]).toEqual([address, 200, 200])
          expect(first.headers.get('Content-Type')).toMatch(/^(image|video)\//)
        }
      },
      TEST_TIMEOUT_MS,
    )

    test('has comments and Woohoos only of golfers who could see the round', () => {
      const { db } = backend
      const scores = db.feed.rows().filter(({ kind }) => kind === 'score' || kind === 'round')
      const players = new Map(
        scores.map(({ kind, sourceId, golferIds }) => [
          itemKey(sourceTableOf(kind), sourceId),
          golferIds,
        ]),
      )
      const unseen = [...db.comments.rows(), ...db.likes.rows()].filter(
        ({ userId, sourceTable, sourceId, at }) =>
          !players
            .get(itemKey(sourceTable, sourceId))
            ?.some(
              (id) =>
                id === userId ||
                db.users.get(id)?.isPrivate === false ||
                db.follows
                  .where('pair', followPair(userId, id))
                  .some((follow) => follow.status === 'Approved' && follow.at < at),
            ),
      )
      expect(unseen).toEqual([])
    })

    test('has bets that sum to zero', () => {
      const { db } = backend
      const byRound = new Map<number, number>()
      for (const { scoreId, dollars } of db.scorePartners.rows()) {
        const round = db.scores.get(scoreId)?.roundId ?? scoreId
        byRound.set(round, (byRound.get(round) ?? 0) + dollars)
      }
      for (const sum of byRound.values()) expect(sum).toBe(0)
    })
  },
)
