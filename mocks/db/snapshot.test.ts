import { describe, expect, test } from 'vitest'
import { call, HAL, NORA, openWorld } from '../testing'
import { isCurrentSnapshot, SNAPSHOT_VERSION, whyNotTaken, type Snapshot } from './snapshot'

test('a world goes on from its snapshot as if nothing had happened', async () => {
  const before = await openWorld()
  await call(before, 'POST', '/api/linx/update-us_last_notify', { as: NORA })
  before.clock.advance(90_000)
  before.version = '2026.6.2'
  const { accessToken } = await before.signIn(NORA)
  const saved: unknown = JSON.parse(JSON.stringify(before.snapshot()))

  if (!isCurrentSnapshot(saved)) throw new Error('not a snapshot')
  const after = await openWorld({ snapshot: saved })
  expect(after.snapshot()).toEqual(before.snapshot())
  expect(after.clock.iso()).toBe(before.clock.iso())
  expect(after.version).toBe('2026.6.2')
  expect(after.tokens.userOf(accessToken)).toBe(1)
  expect(after.ids.next()).toBe(before.ids.next())
  expect(after.dice.next()).toBe(before.dice.next())
})

test('what happens later does not reach into a snapshot', async () => {
  const backend = await openWorld()
  const saved = backend.snapshot()
  const text = JSON.stringify(saved)
  await call(backend, 'POST', '/api/linx/update-us_last_notify', { as: HAL })
  expect(JSON.stringify(saved)).toBe(text)
})

test('restoring tells the listeners and undoes what came after', async () => {
  const backend = await openWorld()
  const saved = backend.snapshot()
  await call(backend, 'POST', '/api/linx/update-us_last_notify', { as: HAL })
  let notifications = 0
  backend.onChange(() => notifications++)
  await backend.restore(saved)
  expect(notifications).toBe(1)
  expect(backend.snapshot()).toEqual(saved)
})

test.each([
  ['another version', { schemaVersion: 0 }],
  ['another scenario', { scenario: 'first-day' }],
  ['a time that is none', { now: 'then' }],
  ['a time that no clock can be set to', { now: '0001-01-01T00:00:00.000+00:00' }],
  ['rows that are no lists', { rows: { users: {} } }],
])('a snapshot of %s is refused and changes nothing', async (_what, patch) => {
  const backend = await openWorld()
  const saved = backend.snapshot()
  const wrong: Snapshot = JSON.parse(JSON.stringify({ ...saved, ...patch }))
  await expect(backend.restore(wrong)).rejects.toThrow('not a saved world')
  expect(backend.snapshot()).toEqual(saved)
})

test.each([{ lazy: false }, { lazy: true }])(
  'a damaged snapshot is refused and changes nothing, and the world goes on (%o)',
  async (options) => {
    const saved = (await openWorld()).snapshot()
    const backend = await openWorld(options)
    const damaged = { ...saved, rows: { ...saved.rows, users: [{ id: 1, email: 'invalid' }] } }
    await expect(backend.restore(damaged)).rejects.toThrow('damaged')
    await backend.ready()
    expect(backend.snapshot()).toEqual(saved)
    expect((await call(backend, 'GET', '/api/user/current', { as: NORA })).status).toBe(200)
  },
)

test('of two snapshots restored at once, the world has the rows of the later', async () => {
  const backend = await openWorld()
  const earlier = backend.snapshot()
  await call(backend, 'POST', '/api/linx/update-us_last_notify', { as: HAL })
  const later = backend.snapshot()
  await Promise.all([backend.restore(earlier), backend.restore(later)])
  expect(backend.snapshot()).toEqual(later)
})

test.each([null, 42, 'x', [], {}])('%j is refused as no snapshot', (value) => {
  expect(isCurrentSnapshot(value)).toBe(false)
})

test.each([
  [null, 'not an exported world.'],
  [{ a: 1 }, 'not an exported world.'],
  [{ schemaVersion: SNAPSHOT_VERSION + 1 }, 'not an exported world.'],
  [{ schemaVersion: SNAPSHOT_VERSION, rows: {} }, 'not an exported world.'],
  [
    { schemaVersion: SNAPSHOT_VERSION + 1, rows: {} },
    `a newer version of the demo (format ${SNAPSHOT_VERSION + 1}); this one reads format ${SNAPSHOT_VERSION}.`,
  ],
  [{ schemaVersion: SNAPSHOT_VERSION - 1, rows: {} }, 'an older version of the demo'],
])('%j is refused with its reason', (value, reason) => {
  expect(whyNotTaken(value)).toContain(reason)
})

describe('a lazy world', () => {
  test('makes its rows when the first request needs them, and not for the version', async () => {
    const backend = await openWorld({ lazy: true })
    expect((await call(backend, 'GET', '/api/diagnostic/version')).status).toBe(200)
    expect(backend.users()).toEqual([])
    const body = { email: NORA, password: 'linxgolf1' }
    const answers = await Promise.all(
      [1, 2].map(() => call(backend, 'POST', '/api/auth/login', { body })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(backend.users()).toHaveLength(17)
  })

  test('saved before anybody looked is seeded when it goes on', async () => {
    const saved = (await openWorld({ lazy: true })).snapshot()
    expect(saved).toMatchObject({ isSeeded: false, rows: {} })
    const after = await openWorld({ snapshot: saved })
    expect(after.users()).toHaveLength(17)
    const before = await openWorld()
    await before.restore(saved)
    expect(before.users()).toHaveLength(17)
  })

  test('opened from a damaged snapshot begins afresh instead of never answering', async () => {
    const saved = (await openWorld()).snapshot()
    const damaged = { ...saved, rows: { users: [{ id: 1, email: 'invalid' }] } }
    const backend = await openWorld({ lazy: true, snapshot: damaged })
    expect((await call(backend, 'GET', '/api/user/current', { as: NORA })).status).toBe(200)
  })

  test('opened from a snapshot and not looked at is saved as that snapshot', async () => {
    const saved = (await openWorld()).snapshot()
    const lazy = await openWorld({ lazy: true, snapshot: saved })
    expect(lazy.snapshot()).toEqual(saved)
    await lazy.ready()
    expect(lazy.snapshot()).toEqual(saved)
  })
})
