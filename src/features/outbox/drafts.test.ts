import { beforeEach, expect, test } from 'vitest'
import { createMemoryStore, type DraftStore } from '~/platform/draft-store'
import { createDrafts, type Drafts } from './drafts'
import { sampleAttempt, sampleDraft } from './score-draft.fake'

let store: DraftStore
let drafts: Drafts
const draft = sampleDraft()
const attempt = sampleAttempt()

beforeEach(() => {
  store = createMemoryStore()
  drafts = createDrafts(store)
})

const mine = () => drafts.load(1, '14001')

test('what was typed comes back for the same golfer and course only', async () => {
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

test('from the claim on, a reload finds the attempt; typing on does not lose it', async () => {
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

test('a refused score can be sent again; a late refusal of an older attempt changes nothing', async () => {
  await drafts.claim(draft, attempt)
  await drafts.release(draft, 'attempt-0')
  expect((await mine())?.attempt).toEqual(attempt)
  await drafts.release(draft, 'attempt-1')
  expect(await mine()).toEqual(draft)
  expect(await drafts.claim(draft, attempt)).toEqual({ kind: 'claimed' })
})

test('a posted score is gone for good: no other tab posts it, no late save brings it back', async () => {
  await drafts.claim(draft, attempt)
  await drafts.settle(draft, attempt)
  await drafts.save(draft)
  expect(await store.keys()).toEqual(['posted/1'])
  expect(await mine()).toBeUndefined()
  expect(await createDrafts(store).claim(draft, attempt)).toEqual({ kind: 'posted' })
})

test('posting one score does not remove the next one at that course', async () => {
  await drafts.save(sampleDraft({ id: 'score-2' }))
  await drafts.settle(draft, attempt)
  expect((await mine())?.id).toBe('score-2')
})

test('logout removes the golfer’s drafts and keeps a late save out, until they are back', async () => {
  await drafts.save(draft)
  await drafts.save(sampleDraft({ userId: 12 }))
  await drafts.forget(1)
  await drafts.save(draft)
  expect(await store.keys()).toEqual(['draft/12/14001'])
  await drafts.keepOnly(1)
  await drafts.save(draft)
  expect(await store.keys()).toEqual(['draft/1/14001'])
})

test('the next golfer finds nothing of the one before', async () => {
  await drafts.save(draft)
  await drafts.settle(sampleDraft({ id: 'score-2' }), attempt)
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
  await drafts.settle(draft, attempt)
  const sent = sampleAttempt(change)
  const next = { id: 'score-2' }
  const elsewhere = { ...draft.course, courseId: 14002 }
  expect(await drafts.countLike(sampleDraft(next), sent)).toBe(count)
  expect(await drafts.countLike(draft, sent)).toBe(0)
  expect(await drafts.countLike(sampleDraft({ ...next, userId: 2 }), sent)).toBe(0)
  expect(await drafts.countLike(sampleDraft({ ...next, course: elsewhere }), sent)).toBe(0)
})

test('what an older build remembered still keeps a score from being posted again', async () => {
  await store.update('posted/1', () => ['score-1', 7, {}])
  expect(await drafts.claim(draft, attempt)).toEqual({ kind: 'posted' })
  await drafts.settle(sampleDraft({ id: 'score-2' }), attempt)
  expect(await drafts.claim(draft, attempt)).toEqual({ kind: 'posted' })
})
