import { expect, test } from 'vitest'
import { createMemoryStore } from './db/draft-store'
import { createCachedAnswers } from './cached-answers'

test('an answer is its golfer’s alone, and all of them go at the end of a session (R10)', async () => {
  const answers = createCachedAnswers(createMemoryStore())
  await answers.put(1, 'linx/Following', { items: [] })
  expect(await answers.get(1, 'linx/Following')).toMatchObject({ json: { items: [] } })
  expect(await answers.get(2, 'linx/Following')).toBeUndefined()
  await answers.put(2, 'linx/Following', {})
  await answers.clear()
  expect(await answers.get(1, 'linx/Following')).toBeUndefined()
  expect(await answers.get(2, 'linx/Following')).toBeUndefined()
})

test.each([null, 7, 'text', [], { at: 'soon', json: 1 }, { at: 1 }])(
  'a broken cached answer such as %j is ignored',
  async (entry) => {
    const store = createMemoryStore()
    await store.update('1/1/linx/Following', () => entry)
    expect(await createCachedAnswers(store).get(1, 'linx/Following')).toBeUndefined()
  },
)

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test.each([
  ['nested 100,000 deep', nested(100_000)],
  ['of 600,000 characters', ['x'.repeat(600_000)]],
  ['that is none', undefined],
])('HST-13 an answer %s leaves the cached one as it was', async (_what, json) => {
  const answers = createCachedAnswers(createMemoryStore())
  await answers.put(1, 'linx/Following', [1])
  await answers.put(1, 'linx/Following', json)
  expect(await answers.get(1, 'linx/Following')).toMatchObject({ json: [1] })
})
