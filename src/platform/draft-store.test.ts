import { expect, test, vi } from 'vitest'
import { createBrowserStore, createMemoryStore, type DraftStore } from './draft-store'

const failing = (): DraftStore => {
  const fail = () => Promise.reject(new Error('blocked'))
  return { get: fail, update: fail, remove: fail, keys: fail }
}

test('without IndexedDB everything works for this page, with one warning (STO-08)', async () => {
  const warn = vi.fn()
  const store = createBrowserStore('drafts', { warn, database: failing() })
  const told = vi.fn()
  store.subscribe(told)
  expect(store.lasts()).toBe(true) // nobody has tried yet
  await store.update('a', () => ({ notes: 'dew' }))
  await store.update('a', (old) => [old])
  expect(await store.get('a')).toEqual([{ notes: 'dew' }])
  expect(await store.keys()).toEqual(['a'])
  await store.remove('a')
  expect(await store.get('a')).toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
  expect(store.lasts()).toBe(false)
})

test('what was saved before the database was lost is still there (STO-08)', async () => {
  const database = createMemoryStore()
  const store = createBrowserStore('drafts', { warn: vi.fn(), database })
  await store.update('a', () => 'typed')
  database.get = () => Promise.reject(new Error('closed'))
  expect(await store.get('a')).toBe('typed')
})

test('a change that answers nothing leaves the value as it is', async () => {
  const store = createMemoryStore()
  await store.update('a', () => 1)
  await store.update('a', () => undefined)
  await store.update('b', () => undefined)
  expect(await store.get('a')).toBe(1)
  expect(await store.keys()).toEqual(['a'])
})

test('a stored value is a copy', async () => {
  const store = createMemoryStore()
  const draft = { notes: 'dew' }
  await store.update('a', () => draft)
  draft.notes = 'rain'
  expect(await store.get('a')).toEqual({ notes: 'dew' })
})
