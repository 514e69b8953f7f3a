import { beforeEach, describe, expect, test } from 'vitest'
import { editScore, emptyEntry } from '~/domain/scores/score-entry'
import { createMemoryStore, type KeyValueStore } from '~/platform/db/key-value-store'
import { createSyncBackup } from '~/platform/storage/sync-backup'
import { createFakeLocal } from '~/platform/storage/storage.fake'
import { createMediaStore } from '../media/draft-media'
import { createDrafts, type Drafts } from './drafts'
import { storedDraft } from './score-draft'
import { sampleAttempt, sampleDraft } from './score-draft.fake'

let store: KeyValueStore
let drafts: Drafts
const draft = sampleDraft()
const attempt = sampleAttempt()

beforeEach(() => {
  store = createMemoryStore()
  drafts = createDrafts(store)
})

const mine = () => drafts.load(1, '14001')

test('a draft is restored only for the same golfer and course', async () => {
  await drafts.save(draft)
  expect(await mine()).toEqual(draft)
  expect(await drafts.load(2, '14001')).toBeUndefined()
  expect(await drafts.load(1, '14002')).toBeUndefined()
})

test('a broken draft is removed when it is read', async () => {
  await store.update('draft/1/14001', () => 'garbage')
  expect(await mine()).toBeUndefined()
  expect(await store.keys()).toEqual([])
})

test('a claim stores the attempt, and typing on does not lose it', async () => {
  expect(await drafts.claim(draft, attempt)).toEqual({ kind: 'claimed' })
  expect(await mine()).toEqual({ ...draft, attempt })
  await drafts.save({ ...draft, notes: 'Rain.' })
  expect(await mine()).toEqual({ ...draft, notes: 'Rain.', attempt })
})

test('a second claim waits for the first, from any tab', async () => {
  const otherTab = createDrafts(store)
  await drafts.claim(draft, attempt)
  const second = sampleAttempt({ id: 'attempt-2' })
  expect(await otherTab.claim(draft, second)).toEqual({ kind: 'pending', attempt })
  expect(await otherTab.claim(draft, second, 'attempt-0')).toEqual({ kind: 'pending', attempt })
  expect(await otherTab.claim(draft, second, 'attempt-1')).toEqual({ kind: 'claimed' })
  const third = sampleAttempt({ id: 'attempt-3' })
  expect(await drafts.claim(draft, third, 'attempt-1')).toEqual({
    kind: 'pending',
    attempt: second,
  })
})

test('a claim that another store has to take, after the first has failed, is judged by that store', async () => {
  const { update } = store
  store.update = (key, change) => (change(storedDraft({ ...draft, attempt })), update(key, change))
  expect(await drafts.claim(draft, sampleAttempt({ id: 'next' }))).toEqual({ kind: 'claimed' })
})

test('a failed operation does not keep later ones from being stored', async () => {
  store.get = () => Promise.reject(new Error('closed'))
  await expect(mine()).rejects.toThrow('closed')
  await expect(drafts.save(draft)).resolves.toBeUndefined()
})

test('a refused score can be sent again; a late refusal of an older attempt changes nothing', async () => {
  await drafts.claim(draft, attempt)
  await drafts.release(draft, 'attempt-0')
  expect((await mine())?.attempt).toEqual(attempt)
  await drafts.release(draft, 'attempt-1')
  expect(await mine()).toEqual(draft)
  expect(await drafts.claim(draft, attempt)).toEqual({ kind: 'claimed' })
})

test('the attempt before a refused one is remembered, as one that may be sent again', async () => {
  const second = sampleAttempt({ id: 'attempt-2', earlier: [attempt] })
  await drafts.claim(draft, second)
  await drafts.release(draft, 'attempt-2')
  expect((await mine())?.attempt).toEqual({ ...attempt, canResend: true })
})

test('a posted score is removed for good: no other tab can post it, and no late save restores it', async () => {
  await drafts.claim(draft, attempt)
  await drafts.markPosted(draft, attempt)
  await drafts.save(draft)
  expect(await store.keys()).toEqual(['posted/1'])
  expect(await mine()).toBeUndefined()
  expect(await createDrafts(store).claim(draft, attempt)).toEqual({ kind: 'posted' })
})

test('posting one score does not remove the next one at that course', async () => {
  await drafts.save(sampleDraft({ id: 'score-2' }))
  await drafts.markPosted(draft, attempt)
  expect((await mine())?.id).toBe('score-2')
})

test('logout removes the golfer’s drafts and ignores late saves until the next sign-in', async () => {
  await drafts.save(draft)
  await drafts.save(sampleDraft({ userId: 12 }))
  await drafts.forget(1)
  await drafts.save(draft)
  expect(await store.keys()).toEqual(['draft/12/14001'])
  await drafts.keepOnly(1)
  await drafts.save(draft)
  expect(await store.keys()).toEqual(['draft/1/14001'])
})

test('the next golfer finds no draft of the previous one', async () => {
  await drafts.save(draft)
  await drafts.markPosted(sampleDraft({ id: 'score-2' }), attempt)
  await drafts.keepOnly(2)
  expect(await store.keys()).toEqual([])
})

test.each([
  ['the same again', {}, 1],
  ['another day', { datePlayed: '2026-06-12' }, 0],
  ['another total', { strokes: { ...attempt.strokes, scoreTotal: 85 } }, 0],
  ['nine holes', { strokes: { ...attempt.strokes, holesPlayed: 9 } }, 0],
  ['the same with its nines', { strokes: { ...attempt.strokes, scoreFront: 41 } }, 1],
])('posted scores that look like %s are counted', async (_what, change, count) => {
  await drafts.markPosted(draft, attempt)
  const sent = sampleAttempt(change)
  const next = { id: 'score-2' }
  const elsewhere = { ...draft.course, courseId: 14002 }
  expect(await drafts.countSimilar(sampleDraft(next), sent)).toBe(count)
  expect(await drafts.countSimilar(draft, sent)).toBe(0)
  expect(await drafts.countSimilar(sampleDraft({ ...next, userId: 2 }), sent)).toBe(0)
  expect(await drafts.countSimilar(sampleDraft({ ...next, course: elsewhere }), sent)).toBe(0)
})

test('the record of an older build still keeps a score from being posted again', async () => {
  await store.update('posted/1', () => ['score-1', 7, {}])
  expect(await drafts.claim(draft, attempt)).toEqual({ kind: 'posted' })
  await drafts.markPosted(sampleDraft({ id: 'score-2' }), attempt)
  expect(await drafts.claim(draft, attempt)).toEqual({ kind: 'posted' })
})

const since = Date.UTC(2026, 5, 13, 20)
const waiting = { since, teeName: 'Blue', withoutMedia: true }

test('a score that waits for signal is found after a restart, and typing makes it a draft again', async () => {
  expect(await drafts.markWaiting(draft, waiting)).toEqual({ kind: 'claimed' })
  expect(await createDrafts(store).list(1)).toEqual([{ ...draft, waiting }])
  await drafts.save({ ...draft, waiting, notes: 'Rain.' })
  expect((await mine())?.waiting).toBeUndefined()
})

test('a waiting score can be canceled; a claim ends the waiting', async () => {
  await drafts.markWaiting(draft, waiting)
  await drafts.stopWaiting(draft)
  expect(await mine()).toEqual(draft)
  await drafts.markWaiting(draft, waiting)
  await drafts.claim({ ...draft, waiting }, attempt)
  expect(await mine()).toEqual({ ...draft, attempt })
})

test('a score whose outcome is open, or that is posted, does not wait to be sent again', async () => {
  await drafts.claim(draft, attempt)
  expect(await drafts.markWaiting(draft, waiting)).toEqual({ kind: 'pending', attempt })
  await drafts.markPosted(draft, attempt)
  expect(await createDrafts(store).markWaiting(draft, waiting)).toEqual({ kind: 'posted' })
})

test('"It was not posted" is remembered over a reload, only for that attempt', async () => {
  await drafts.claim(draft, attempt)
  await drafts.allowResend(draft, 'attempt-0')
  expect((await mine())?.attempt).toEqual(attempt)
  await drafts.allowResend(draft, 'attempt-1')
  expect((await createDrafts(store).load(1, '14001'))?.attempt).toEqual({
    ...attempt,
    canResend: true,
  })
})

test('a refusal that arrived in the background is stored until the golfer edits the score', async () => {
  await drafts.claim(draft, attempt)
  await drafts.release(draft, 'attempt-1', { refusal: 'The tee set is closed.' })
  expect(await mine()).toEqual({ ...draft, refusal: 'The tee set is closed.' })
  await drafts.save(draft)
  expect(await mine()).toEqual(draft)
})

test('the list has every score of the golfer that is not posted, and says when it changes', async () => {
  let changeCount = 0
  drafts.onChange(() => (changeCount += 1))
  const other = sampleDraft({ id: 'score-2', course: { ...draft.course, courseId: 14002 } })
  await drafts.save(draft)
  await drafts.save({ ...draft, notes: 'One more key.' })
  await drafts.save(other)
  await drafts.save(sampleDraft({ id: 'score-3', userId: 2 }))
  expect(changeCount).toBe(3)
  expect((await drafts.list(1)).map(({ id }) => id)).toEqual(['score-1', 'score-2'])
  await drafts.markPosted(draft, attempt)
  expect((await drafts.list(1)).map(({ id }) => id)).toEqual(['score-2'])
  expect(changeCount).toBe(4)
})

test('an empty draft is not listed as unsent; it is from the first stroke on', async () => {
  let changeCount = 0
  drafts.onChange(() => (changeCount += 1))
  const empty = { ...draft, entry: emptyEntry('hole-by-hole-10-18'), notes: '' }
  await drafts.save(empty)
  expect(await drafts.list(1)).toEqual([])
  expect(await mine()).toEqual(empty)
  expect(changeCount).toBe(0)
  const begun = {
    ...empty,
    entry: editScore(empty.entry, { kind: 'hole', hole: 1, score: 4 }),
  }
  await drafts.save(begun)
  expect(await drafts.list(1)).toEqual([begun])
  await drafts.save(empty)
  expect(await drafts.list(1)).toEqual([])
  expect(changeCount).toBe(2)
})

test.each([
  { notes: 'Dew.' },
  { partners: [{ userId: 2, name: 'Marcus', dollars: '' }] },
  { media: [{ id: 'photo-1', name: 'first.jpg', kind: 'image' as const, bytes: 3 }] },
  { refusal: 'The tee set is closed.' },
])('a draft with only %j counts as unsent', async (change) => {
  await drafts.save({ ...draft, entry: emptyEntry(), notes: '', ...change })
  await drafts.stopWaiting(draft, 'refusal' in change ? change.refusal : undefined)
  expect(await drafts.list(1)).toHaveLength(1)
})

test('the photos of a draft are deleted with it', async () => {
  const files = createMediaStore(createMemoryStore())
  drafts = createDrafts(store, files)
  const photo = { userId: 1, draftId: 'score-1', id: 'photo-1' }
  await files.put(photo, new Blob(['one']))
  await files.put({ ...photo, draftId: 'score-2' }, new Blob(['two']))
  await drafts.save(draft)
  await drafts.discard(draft)
  expect(await files.get(photo)).toBeUndefined()
  expect(await (await files.get({ ...photo, draftId: 'score-2' }))?.text()).toBe('two')
  await files.keepOnly(2)
  expect(await files.get({ ...photo, draftId: 'score-2' })).toBeUndefined()
})

describe('a page that closes while it writes', () => {
  const slow = (): KeyValueStore => ({ ...store, update: () => new Promise(() => {}) })
  const local = createFakeLocal().local
  const backup = createSyncBackup('typed/', () => local)
  const typed = { ...draft, notes: 'Half a sentence' }
  const typeAndGo = () => {
    const page = createDrafts(slow(), undefined, backup)
    page.backUp(draft)
    void page.save(draft)
    page.backUp(typed)
  }
  const next = () => createDrafts(store, undefined, backup)

  test('leaves what was typed last to the next page, once', async () => {
    typeAndGo()
    expect(await next().load(1, '14001')).toEqual(typed)
    expect(backup.keys()).toEqual([])
    expect(await createDrafts(store).load(1, '14001')).toEqual(typed)
  })

  test('leaves a score that counts as unsent at logout and still belongs to its page', async () => {
    typeAndGo()
    expect(await next().list(1)).toEqual([typed])
    expect(await next().list(2)).toEqual([])
    expect(backup.keys()).toEqual(['draft/1/14001'])
    expect(await store.keys()).toEqual([])
    await next().save(draft)
    expect(await next().list(1)).toEqual([draft])
    await createDrafts(store).markPosted(draft, sampleAttempt())
    expect(await next().list(1)).toEqual([])
  })

  test('leaves nothing of a posted or discarded score, and nothing to another golfer', async () => {
    typeAndGo()
    await createDrafts(store).markPosted(draft, sampleAttempt())
    expect(await next().load(1, '14001')).toBeUndefined()
    typeAndGo()
    await next().discard(draft)
    expect(backup.keys()).toEqual([])
    typeAndGo()
    await next().keepOnly(2)
    expect(backup.keys()).toEqual([])
    expect(local.length).toBe(0)
  })

  test('removes the backup once the draft is stored', async () => {
    const page = next()
    page.backUp(typed)
    await page.save(typed)
    expect(backup.keys()).toEqual([])
    page.backUp(typed)
    await page.save(draft) // an older version; the newer one is not saved yet
    expect(backup.keys()).toEqual(['draft/1/14001'])
  })
})
