import { expect, test, vi } from 'vitest'
import { deferred } from '~/lib/deferred'
import { createMemoryStore, type KeyValueStore } from '~/platform/db/key-value-store'
import { createFakeTabs } from '~/platform/tabs.fake'
import { createCommentDrafts } from './comment-drafts'

const ITEM = { sourceTable: 'golf_scores', sourceId: 1004 }

test('a draft survives a reload, for its golfer only (R7)', async () => {
  const store = createMemoryStore()
  createCommentDrafts(store, createFakeTabs().tab()).save(1, ITEM, { text: 'Half a thou' })
  await vi.waitFor(async () => expect(await store.keys()).toEqual(['comment/1/golf_scores/1004']))
  const next = createCommentDrafts(store, createFakeTabs().tab())
  await next.load(1, ITEM)
  expect(next.get(1, ITEM).text).toBe('Half a thou')
  await next.load(2, ITEM)
  expect(next.get(2, ITEM).text).toBe('')
  next.save(1, ITEM, { text: '' })
  await vi.waitFor(async () => expect(await store.keys()).toEqual([]))
})

test('drafts are not stored after the end of the session, and invalid drafts are ignored', async () => {
  const store = createMemoryStore()
  const drafts = createCommentDrafts(store, createFakeTabs().tab())
  drafts.close()
  drafts.save(1, ITEM, { text: 'late' })
  expect(drafts.get(1, ITEM).text).toBe('')
  expect(await store.keys()).toEqual([])
  for (const broken of [null, 7, [], { text: 7 }, { text: '' }]) {
    const other = createCommentDrafts({ ...store, get: async () => broken }, createFakeTabs().tab())
    await other.load(1, ITEM)
    expect(other.get(1, ITEM).text).toBe('')
  }
})

test('a draft that is still being read when the session ends is not restored (R10)', async () => {
  const stored = deferred<unknown>()
  const store = { ...createMemoryStore(), get: () => stored.promise }
  const drafts = createCommentDrafts(store, createFakeTabs().tab())
  const loading = drafts.load(1, ITEM)
  drafts.close()
  stored.resolve({ text: 'Hello' })
  await loading
  expect(drafts.get(1, ITEM).text).toBe('')
})

const readStored = async (store: KeyValueStore) => {
  const drafts = createCommentDrafts(store, createFakeTabs().tab())
  await drafts.load(1, ITEM)
  return drafts.get(1, ITEM).text
}

/** Two tabs with the same comment, typed in the first one. */
async function openTwoTabs(typed: string) {
  const store = createMemoryStore()
  const tabs = createFakeTabs()
  const first = createCommentDrafts(store, tabs.tab())
  const second = createCommentDrafts(store, tabs.tab())
  first.save(1, ITEM, { text: typed })
  await vi.waitFor(() => expect(second.get(1, ITEM).text).toBe(typed))
  return { store, first, second }
}

test('a comment that was sent in one tab is no longer in the field of another one (R7)', async () => {
  const { first, second } = await openTwoTabs('Hello')
  const sent = { text: 'Hello', key: 'key-1' }
  second.save(1, ITEM, { text: 'Hello', unsure: 0, sent })
  await vi.waitFor(() => expect(first.get(1, ITEM)).toEqual({ text: 'Hello', unsure: 0, sent }))
  second.save(1, ITEM, { text: '' })
  await vi.waitFor(() => expect(first.get(1, ITEM).text).toBe(''))
})

test('a tab keeps, and stores, a text that differs from the one sent in another tab', async () => {
  const { store, first, second } = await openTwoTabs('Hello')
  first.save(1, ITEM, { text: 'Hello there' })
  second.save(1, ITEM, { text: 'Hello!' })
  await vi.waitFor(async () => expect(await readStored(store)).toBe('Hello!'))
  second.save(1, ITEM, { text: '' }) // sent
  await vi.waitFor(async () => expect(await readStored(store)).toBe('Hello there'))
  expect(first.get(1, ITEM).text).toBe('Hello there')
})
