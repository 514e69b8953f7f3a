import { describe, expect, test, vi } from 'vitest'
import { deferred } from '~/lib/deferred'
import { createBrowserStore, createMemoryStore, type KeyValueStore } from './key-value-store'
import { createFakeLocal } from '../storage/storage.fake'
import { createWebStore } from './user-database'

const failing = (): KeyValueStore => {
  const fail = () => Promise.reject(new Error('blocked'))
  return { get: fail, update: fail, remove: fail, keys: fail }
}

test('without IndexedDB everything works for this page, with one warning (STO-08)', async () => {
  const warn = vi.fn()
  const store = createBrowserStore('drafts', { warn, database: failing() })
  const onChange = vi.fn()
  store.persistent.subscribe(onChange)
  expect(store.persistent.getState()).toBe(true) // nothing was written yet
  await store.update('a', () => ({ notes: 'dew' }))
  await store.update('a', (old) => [old])
  expect(await store.get('a')).toEqual([{ notes: 'dew' }])
  expect(await store.keys()).toEqual(['a'])
  await store.remove('a')
  expect(await store.get('a')).toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(store.persistent.getState()).toBe(false)
})

test('what was saved before the database was lost is still there (STO-08)', async () => {
  const database = createMemoryStore()
  const store = createBrowserStore('drafts', { warn: vi.fn(), database })
  await store.update('a', () => 'typed')
  database.get = () => Promise.reject(new Error('closed'))
  expect(await store.get('a')).toBe('typed')
})

test('a change that returns undefined leaves the value unchanged', async () => {
  const store = createMemoryStore()
  await store.update('a', () => 1)
  await store.update('a', () => undefined)
  await store.update('b', () => undefined)
  expect(await store.get('a')).toBe(1)
  expect(await store.keys()).toEqual(['a'])
})

test('a value stored in the draft store is a copy', async () => {
  const store = createMemoryStore()
  const draft = { notes: 'dew' }
  await store.update('a', () => draft)
  draft.notes = 'rain'
  expect(await store.get('a')).toEqual({ notes: 'dew' })
})

describe('with web storage to fall back on', () => {
  const blocked = (): Storage => {
    throw new DOMException('Blocked.', 'SecurityError')
  }
  const open = (areas: (() => Storage)[], database = failing()) =>
    createBrowserStore('drafts', {
      warn: vi.fn(),
      database,
      fallback: createWebStore('drafts/', areas),
    })

  test('SCR-23 what is written without IndexedDB is there after a reload', async () => {
    const area = createFakeLocal().local
    const store = open([() => area])
    await store.update('a', () => ({ attempt: 1 }))
    expect(store.persistent.getState()).toBe(true)
    const reloaded = open([() => area])
    expect(await reloaded.keys()).toEqual(['a'])
    expect(await reloaded.get('a')).toEqual({ attempt: 1 })
    await reloaded.remove('a')
    expect(area.length).toBe(0)
  })

  test('SCR-23 session storage is used where local storage is blocked; with neither the store is not persistent', async () => {
    const area = createFakeLocal().local
    const store = open([blocked, () => area])
    await store.update('a', () => 1)
    expect([store.persistent.getState(), await open([blocked, () => area]).get('a')]).toEqual([
      true,
      1,
    ])
    const poor = open([blocked, blocked])
    await poor.update('a', () => 1)
    expect([poor.persistent.getState(), await poor.get('a')]).toEqual([false, 1])
  })

  test('what an earlier page has stored there moves into the database once there is one', async () => {
    const area = createFakeLocal().local
    await open([() => area]).update('a', () => 'kept')
    const database = createMemoryStore()
    await database.update('a', () => 'older')
    const store = open([() => area], database)
    expect(await store.get('a')).toBe('kept')
    expect([area.length, await database.get('a')]).toEqual([0, 'kept'])
  })

  // A page whose database took too long did not know the stored draft.
  test('another draft of the same course does not replace the stored one, and lists are joined', async () => {
    const area = createFakeLocal().local
    const lost = open([() => area])
    await lost.update('draft/1/7', () => ({ id: 'new', notes: '' }))
    await lost.update('draft/1/8', () => ({ id: 'same', notes: 'rain' }))
    await lost.update('posted/1', () => [{ id: 2 }, { id: 3, sent: 'changed' }])
    const database = createMemoryStore()
    await database.update('draft/1/7', () => ({ id: 'old', notes: 'dew' }))
    await database.update('draft/1/8', () => ({ id: 'same', notes: 'dew' }))
    await database.update('posted/1', () => [{ id: 1 }, { id: 2 }, { id: 3 }])
    const store = open([() => area], database)
    expect(await store.get('draft/1/7')).toEqual({ id: 'old', notes: 'dew' })
    expect(await store.get('draft/1/7/new')).toEqual({ id: 'new', notes: '' })
    expect(await store.get('draft/1/8')).toEqual({ id: 'same', notes: 'rain' })
    expect(await store.get('posted/1')).toEqual([{ id: 1 }, { id: 2 }, { id: 3, sent: 'changed' }])
    expect(area.length).toBe(0)
  })

  test('what this page has saved moves over when the database is lost', async () => {
    const area = createFakeLocal().local
    const database = createMemoryStore()
    const store = open([() => area], database)
    await store.update('a', () => 'typed')
    database.keys = () => Promise.reject(new Error('closed'))
    expect(await store.keys()).toEqual(['a'])
    expect(await open([() => area]).get('a')).toBe('typed')
  })
})

test('a read or a change just as the database is lost includes what this page has saved', async () => {
  const database = createMemoryStore()
  const { local } = createFakeLocal()
  const fallback = createWebStore('drafts/', [() => local])
  const store = createBrowserStore('drafts', { warn: vi.fn(), database, fallback })
  await store.update('a', () => ['typed'])
  Object.assign(database, failing())
  const [, read] = await Promise.all([
    store.get('other'),
    store.get('a'),
    store.update('a', (old) => [old, 'typed on']),
  ])
  expect(read).toEqual(['typed'])
  expect(await store.get('a')).toEqual([['typed'], 'typed on'])
})

test.each([
  ['memory', undefined],
  ['web storage', () => createFakeLocal().local],
])(
  'what the database stores only after another read has given up on it is found by this page: %s',
  async (_where, area) => {
    const stored = deferred()
    const memory = createMemoryStore()
    const database: KeyValueStore = {
      ...memory,
      get: () => Promise.reject(new Error('closed')),
      update: (key, change) => stored.promise.then(() => memory.update(key, change)),
    }
    const fallback = area && createWebStore('drafts/', [area])
    const store = createBrowserStore('drafts', { warn: vi.fn(), database, fallback })
    const saving = store.update('a', () => 'typed')
    await store.get('other')
    stored.resolve()
    await saving
    expect(await store.get('a')).toBe('typed')
  },
)

test('a change of a draft whose write fails is made once', async () => {
  const database = createMemoryStore()
  database.update = async (_key, change) => {
    change('stored')
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  const store = createBrowserStore('drafts', { warn: vi.fn(), database })
  await store.update('a', (old) => [old])
  expect(await store.get('a')).toEqual([undefined])
})

test('a change that throws leaves the value unchanged, and the database stays in use', async () => {
  const database = createMemoryStore()
  const warn = vi.fn()
  const store = createBrowserStore('drafts', { warn, database })
  await store.update('a', () => 'typed')
  await store.update('a', () => {
    throw new TypeError('undefined is not a function')
  })
  await store.update('b', () => 'next')
  expect([await database.get('a'), await database.get('b')]).toEqual(['typed', 'next'])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('undefined is not'))
})

// STO-08: seen in WebKit while a photo was prepared.
test('a page that was busy for longer than the limit does not treat its database as lost', async () => {
  const memory = createMemoryStore()
  await memory.update('a', () => 'kept')
  const later = new Promise((resolve) => setTimeout(resolve, 60))
  const database: KeyValueStore = { ...memory, get: (key) => later.then(() => memory.get(key)) }
  const warn = vi.fn()
  const store = createBrowserStore('busy', { database, timeoutMs: 50, warn })
  const reading = store.get('a')
  const began = performance.now()
  while (performance.now() - began < 150); // both are due by now, the limit first
  expect(await reading).toBe('kept')
  expect(store.persistent.getState()).toBe(true)
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['is nested too deeply', () => JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))],
  ['cannot be copied', () => [() => {}]],
])('HST-13 a value that %s is left out, and the database stays in use', async (_what, make) => {
  const database = createMemoryStore()
  const store = createBrowserStore('drafts', { warn: vi.fn(), database })
  await store.update('a', () => 'typed')
  await store.update('a', make)
  await store.update('b', make)
  expect([await store.get('a'), await store.get('b')]).toEqual(['typed', undefined])
  expect(store.persistent.getState()).toBe(true)
})
