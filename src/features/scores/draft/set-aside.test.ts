import { beforeEach, expect, test } from 'vitest'
import { createMemoryStore, type KeyValueStore } from '~/platform/db/key-value-store'
import { createFakeLocal } from '~/platform/storage/storage.fake'
import { createSyncBackup } from '~/platform/storage/sync-backup'
import { createDrafts } from './drafts'
import { storedDraft, type ScoreDraft } from './score-draft'
import { sampleAttempt, sampleDraft } from './score-draft.fake'

const COURSE = '14001'
const waiting = { since: 7, teeName: 'Blue' }
const attempt = sampleAttempt()

let store: KeyValueStore
const open = () => createDrafts(store)
const listed = async () =>
  (await open().list(1)).map(({ id, slot, waiting: since, attempt: sent }) => ({
    id,
    slot,
    waits: since !== undefined,
    isOpen: sent !== undefined,
  }))

/** A score that waits for signal, as it is stored. */
async function waitingScore(): Promise<ScoreDraft> {
  await open().markWaiting(sampleDraft({ id: 'first' }), waiting)
  const [stored] = await open().list(1)
  if (!stored) throw new Error('nothing waits')
  return stored
}

beforeEach(() => {
  store = createMemoryStore()
})

test('a score that waits makes room for another round at its course, and each is sent once', async () => {
  const first = await waitingScore()
  const drafts = open()
  expect(await drafts.setAside(first)).toBe(true)
  expect(await drafts.load(1, COURSE)).toBeUndefined()
  await drafts.markWaiting(sampleDraft({ id: 'second' }), { ...waiting, since: 9 })
  expect(await listed()).toEqual([
    { id: 'first', slot: 'first', waits: true, isOpen: false },
    { id: 'second', slot: undefined, waits: true, isOpen: false },
  ])
  for (const one of await drafts.list(1)) {
    expect(await open().claim(one, attempt)).toEqual({ kind: 'claimed' })
    await open().markPosted(one, attempt)
  }
  expect(await listed()).toEqual([])
})

test('a draft that was moved next to another one of the same course is in the list, and can be posted from there', async () => {
  await open().save(sampleDraft({ id: 'old' }))
  await store.update('draft/1/14001/new', () => storedDraft(sampleDraft({ id: 'new' })))
  expect(await listed()).toMatchObject([
    { id: 'new', slot: 'new' },
    { id: 'old', slot: undefined },
  ])
  const drafts = open()
  const moved = await drafts.load(1, COURSE, 'new')
  if (!moved) throw new Error('it is not found')
  expect(await drafts.claim(moved, attempt)).toEqual({ kind: 'claimed' })
  await drafts.markPosted(moved, attempt)
  expect(await store.keys()).toEqual(['draft/1/14001', 'posted/1'])
})

test('what was typed on a page that closed does not replace another draft of the same course', async () => {
  const { local } = createFakeLocal()
  const backup = createSyncBackup('typed/', () => local)
  await open().save(sampleDraft({ id: 'old' }))
  const drafts = createDrafts(store, undefined, backup)
  drafts.backUp(sampleDraft({ id: 'new' }))
  expect(await drafts.load(1, COURSE)).toMatchObject({ id: 'old' })
  expect(await listed()).toMatchObject([{ id: 'new', slot: 'new' }, { id: 'old' }])
})

test('what is typed does not replace a score that another tab has begun at the course', async () => {
  await open().save(sampleDraft({ id: 'theirs' }))
  await open().save(sampleDraft({ id: 'mine' }))
  await open().save(sampleDraft({ id: 'mine', notes: 'Wind.' }))
  expect((await open().list(1)).map(({ id, notes }) => [id, notes])).toEqual([
    ['mine', 'Wind.'],
    ['theirs', sampleDraft().notes],
  ])
})

test('a score that was set aside can be opened and changed in its slot, and stays there', async () => {
  const drafts = open()
  await drafts.setAside(await waitingScore())
  const aside = await drafts.load(1, COURSE, 'first')
  if (!aside) throw new Error('it is not there')
  await drafts.stopWaiting(aside)
  await drafts.save({ ...aside, notes: 'Dew on the first.' })
  expect(await drafts.load(1, COURSE)).toBeUndefined()
  expect(await open().load(1, COURSE, 'first')).toMatchObject({ notes: 'Dew on the first.' })
  expect(await listed()).toEqual([{ id: 'first', slot: 'first', waits: false, isOpen: false }])
})

test('a tab that read a score before it was set aside does not send it', async () => {
  const first = await waitingScore()
  await open().setAside(first)
  expect(await open().claim(first, attempt)).toEqual({ kind: 'gone' })
})

test('a score that is being sent, or no longer waits, is not set aside', async () => {
  const first = await waitingScore()
  await open().claim(first, attempt)
  expect(await open().setAside(first)).toBe(false)
  expect(await listed()).toEqual([{ id: 'first', slot: undefined, waits: false, isOpen: true }])
})

test('while a score is set aside another tab may send it: whichever is first, it is sent once', async () => {
  for (let step = 0; step <= 8; step += 1) {
    store = createMemoryStore()
    const first = await waitingScore()
    let steps = 0
    const claims: string[] = []
    const claim = async () => {
      for (const one of await open().list(1)) {
        if (one.waiting) claims.push((await open().claim(one, attempt)).kind)
      }
    }
    const before = async () => {
      if (steps++ === step) await claim()
    }
    const slow: KeyValueStore = {
      ...store,
      get: async (key) => (await before(), store.get(key)),
      update: async (key, change) => (await before(), store.update(key, change)),
      remove: async (key) => (await before(), store.remove(key)),
    }
    await createDrafts(slow).setAside(first)
    await claim()
    expect(claims.filter((kind) => kind === 'claimed')).toHaveLength(1)
    expect(await listed()).toEqual([expect.objectContaining({ id: 'first', isOpen: true })])
  }
})

test('a page that closes while a score is set aside loses nothing', async () => {
  for (let step = 0; step <= 5; step += 1) {
    store = createMemoryStore()
    const first = await waitingScore()
    let steps = 0
    const closing: KeyValueStore = {
      ...store,
      update: async (key, change) => (steps++ < step ? store.update(key, change) : undefined),
      remove: async (key) => (steps++ < step ? store.remove(key) : undefined),
    }
    await createDrafts(closing).setAside(first)
    expect(await open().list(1)).toMatchObject([{ id: 'first', notes: first.notes }])
  }
})
