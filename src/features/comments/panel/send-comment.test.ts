import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, networkError } from '~/api/errors'
import { createQueryClient } from '~/api/query-client'
import { deferred } from '~/lib/deferred'
import { json } from '~/testing/responses'
import { nora } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import type { CommentDetail } from '~/api/types'
import { createMemoryStore } from '~/platform/db/key-value-store'
import { createFakeTabs } from '~/platform/tabs.fake'
import { createReactionStore } from '../reactions'
import { createCommentDrafts } from './comment-drafts'
import { reactionDetails } from './details'
import { clearFound, ownCommentRow, sendComment } from './send-comment'

const ITEM = { sourceTable: 'golf_scores', sourceId: 1004 }
const KEY = 'golf_scores/1004'

function open(typed: string, rows: CommentDetail[] = [], tabs = createFakeTabs()) {
  const store = createMemoryStore()
  const drafts = createCommentDrafts(store, tabs.tab())
  const reactionStore = createReactionStore()
  const client = createQueryClient()
  const { queryKey } = reactionDetails(ITEM, 'comments')
  client.setQueryData(queryKey, rows)
  const post = vi.fn(async (): Promise<number | undefined> => 4)
  const type = (text: string) => drafts.save(1, ITEM, { ...drafts.get(1, ITEM), text })
  let keys = 0
  const newKey = () => `key-${(keys += 1)}`
  type(typed)
  return {
    store,
    drafts,
    reactionStore,
    client,
    post,
    type,
    send: () => sendComment(ITEM, 3, { post, newKey, drafts, reactionStore, client, user: nora }),
    texts: () => client.getQueryData(queryKey)?.map(({ commentText }) => commentText),
  }
}

test('a comment is counted immediately, and once (SOC-05)', async () => {
  const world = open('  Well played!\n')
  const sending = world.send()
  void world.send()
  expect(world.reactionStore.getState()[KEY]).toMatchObject({ sending: 'Well played!' })
  await sending
  expect(world.post).toHaveBeenCalledExactlyOnceWith(ITEM, 'Well played!', 'key-1')
  expect(world.reactionStore.getState()[KEY]).toMatchObject({ sending: undefined, comments: 4 })
  expect(world.texts()).toEqual(['Well played!'])
  expect(world.drafts.get(1, ITEM).text).toBe('')
})

test('a response without a valid count raises the count by one (R23)', async () => {
  const world = open('Hello')
  world.post.mockResolvedValue(undefined)
  await world.send()
  expect(world.reactionStore.getState()[KEY]?.comments).toBe(4)
})

test.each([
  ['', 'Comment cannot be empty.'],
  [' \n\t\u200b', 'Comment cannot be empty.'],
  ['x'.repeat(501), 'Comments can have up to 500 characters.'],
])('the comment %j is refused and stays in the field: %s (SOC-05)', async (typed, message) => {
  const world = open(typed)
  await world.send()
  expect(world.post).not.toHaveBeenCalled()
  expect(world.reactionStore.getState()[KEY]?.failure).toBe(message)
  expect(world.drafts.get(1, ITEM).text).toBe(typed)
})

test('500 characters are sent, surrounding spaces do not count', async () => {
  const world = open(` ${'x'.repeat(500)} `)
  await world.send()
  expect(world.post).toHaveBeenCalledOnce()
})

test('a failure keeps the text and removes only its own row', async () => {
  const world = open('Hello')
  world.post.mockImplementation(async () => {
    // Another golfer commented first, and the list was reloaded meanwhile.
    world.client.setQueryData(reactionDetails(ITEM, 'comments').queryKey, [
      ownCommentRow(nora, 'Other'),
    ])
    throw new ApiError('The clubhouse is closed.', 500)
  })
  await world.send()
  expect(world.texts()).toEqual(['Other'])
  expect(world.reactionStore.getState()[KEY]).toMatchObject({
    sending: undefined,
    failure: 'The clubhouse is closed.',
  })
  expect(world.drafts.get(1, ITEM)).toEqual({ text: 'Hello' })
})

test('after an unknown outcome the list is reloaded before a second attempt, and the comment is found (R6)', async () => {
  const world = open('Hello', [ownCommentRow(nora, 'Hello')])
  world.post.mockRejectedValueOnce(networkError(new Error('gone')))
  await world.send()
  const fetchQuery = vi.spyOn(world.client, 'fetchQuery')
  fetchQuery.mockResolvedValue([ownCommentRow(nora, 'Hello'), ownCommentRow(nora, 'Hello')])
  await world.send()
  expect(world.post).toHaveBeenCalledOnce()
  expect(world.drafts.get(1, ITEM).text).toBe('')
  expect(world.reactionStore.getState()[KEY]?.failure).toBeUndefined()
})

test('after an unknown outcome a missing comment is sent again', async () => {
  const world = open('Hello')
  world.post.mockRejectedValueOnce(new ApiError('Bad Gateway', 502))
  await world.send()
  vi.spyOn(world.client, 'fetchQuery').mockResolvedValue([])
  await world.send()
  expect(world.post).toHaveBeenCalledTimes(2)
})

test('a check that fails leaves the outcome unknown: the next attempt checks again and finds the comment (R6)', async () => {
  const world = open('Hello')
  world.post.mockRejectedValueOnce(networkError(new Error('gone')))
  await world.send()
  const check = vi.spyOn(world.client, 'fetchQuery')
  check.mockRejectedValueOnce(new ApiError('The clubhouse is closed.', 500))
  await world.send()
  expect(world.reactionStore.getState()[KEY]?.failure).toBe('The clubhouse is closed.')
  check.mockResolvedValue([ownCommentRow(nora, 'Hello')])
  await world.send()
  expect(world.post).toHaveBeenCalledOnce()
  expect(world.drafts.get(1, ITEM)).toEqual({ text: '' })
})

test('a comment with an unknown outcome is cleared from the field once the list has it, and stays until then (R6)', async () => {
  const world = open('Hello', [ownCommentRow(nora, 'Hello')])
  const seen = (rows: CommentDetail[]) => clearFound(ITEM, rows, { ...world, user: nora })
  world.post.mockRejectedValueOnce(networkError(new Error('gone')))
  await world.send()
  seen([ownCommentRow(nora, 'Hello')]) // an earlier one
  expect(world.drafts.get(1, ITEM).text).toBe('Hello')
  expect(world.reactionStore.getState()[KEY]?.failure).toBeDefined()
  const rows = [ownCommentRow(nora, 'Hello'), ownCommentRow(nora, 'Hello')]
  world.type('Hello again')
  seen(rows) // another text is another comment
  expect(world.drafts.get(1, ITEM).text).toBe('Hello again')
  world.type('Hello')
  seen(rows)
  expect(world.drafts.get(1, ITEM)).toEqual({ text: '' })
  expect(world.reactionStore.getState()[KEY]?.failure).toBeUndefined()
})

test('a comment that was sent before the list had loaded stays in the field: one like it may be an earlier one', async () => {
  const world = open('Hello')
  world.client.clear()
  world.post.mockRejectedValueOnce(networkError(new Error('gone')))
  await world.send()
  clearFound(ITEM, [ownCommentRow(nora, 'Hello')], { ...world, user: nora })
  expect(world.drafts.get(1, ITEM).text).toBe('Hello')
})

test.each([
  ['an earlier comment of the same words is not taken for it', ['Hello', 'Nice', 'Birdie'], 2],
  ['it is found behind the comments that were there', ['Nice', 'Birdie', 'Eagle', 'Hello'], 1],
])(
  'after an unknown outcome of a comment that was sent before the list had loaded, %s (R6)',
  async (_what, texts, posts) => {
    const world = open('Hello') // three comments are counted
    world.client.clear()
    world.post.mockRejectedValueOnce(networkError(new Error('gone')))
    await world.send()
    const rows = texts.map((text) => ownCommentRow(nora, text))
    vi.spyOn(world.client, 'fetchQuery').mockResolvedValue(rows)
    await world.send()
    expect(world.post).toHaveBeenCalledTimes(posts)
    expect(world.texts()).toEqual(posts === 1 ? texts : [...texts, 'Hello'])
    expect(world.drafts.get(1, ITEM).text).toBe('')
  },
)

test('closing the panel while its list is loaded again does not cancel the check of a comment (R6)', async () => {
  const network = fakeNetwork()
  onTestFinished(network.restore)
  const world = open('Hello')
  world.post.mockRejectedValueOnce(networkError(new Error('gone')))
  await world.send()
  const rows = deferred<CommentDetail[]>()
  network.on('GET /api/comments/details', async () => json(await rows.promise))
  const panel = new QueryObserver(world.client, reactionDetails(ITEM, 'comments'))
  const closePanel = panel.subscribe(() => {})
  const sending = world.send()
  closePanel()
  rows.resolve([ownCommentRow(nora, 'Hello')])
  await sending
  expect(world.post).toHaveBeenCalledOnce()
  expect(world.reactionStore.getState()[KEY]?.failure).toBeUndefined()
  expect(world.drafts.get(1, ITEM).text).toBe('')
})

test('after an unknown outcome another text is sent, also one the golfer has posted there before', async () => {
  const world = open('Great!', [ownCommentRow(nora, 'Nice!')])
  world.post.mockRejectedValueOnce(networkError(new Error('gone')))
  await world.send()
  vi.spyOn(world.client, 'fetchQuery').mockResolvedValue([ownCommentRow(nora, 'Nice!')])
  world.type('Nice!')
  await world.send()
  expect(world.post).toHaveBeenLastCalledWith(ITEM, 'Nice!', 'key-2')
})

test('a list requested before a comment was sent does not replace the one that has it', async () => {
  const network = fakeNetwork()
  onTestFinished(network.restore)
  const world = open('Hello')
  const { queryKey } = reactionDetails(ITEM, 'comments')
  const before = deferred<CommentDetail[]>()
  network.on('GET /api/comments/details', async () => json(await before.promise))
  const stop = new QueryObserver(world.client, reactionDetails(ITEM, 'comments')).subscribe(
    () => {},
  )
  onTestFinished(stop)
  await expect.poll(() => network.count('GET /api/comments/details')).toBe(1)
  await world.send()
  network.on('GET /api/comments/details', () => json([ownCommentRow(nora, 'Hello')]))
  before.resolve([])
  await expect.poll(() => world.client.isFetching({ queryKey })).toBe(0)
  expect(world.texts()).toEqual(['Hello'])
})

test.each([
  ['the same words go with the same idempotency key', 'Hello', 'key-1'],
  ['other words with another', 'Hello!', 'key-2'],
])('after a comment with an unknown outcome %s', async (_what, text, key) => {
  const world = open('Hello')
  world.post.mockRejectedValueOnce(networkError(new Error('gone')))
  await world.send()
  vi.spyOn(world.client, 'fetchQuery').mockResolvedValue([])
  const reloaded = createCommentDrafts(world.store, createFakeTabs().tab())
  await reloaded.load(1, ITEM)
  expect(reloaded.get(1, ITEM).sent).toEqual({ text: 'Hello', key: 'key-1', wasListed: true })
  world.type(text)
  await world.send()
  expect(world.post).toHaveBeenLastCalledWith(ITEM, text, key)
})

test('a count higher than expected reloads the list', async () => {
  const world = open('Hello')
  world.post.mockResolvedValue(5)
  const invalidate = vi.spyOn(world.client, 'invalidateQueries')
  await world.send()
  expect(invalidate).toHaveBeenCalledOnce()
})

test.each(['arrives', 'fails'])(
  'words that were added in another tab while the comment was being sent stay when it %s (R7)',
  async (end) => {
    const tabs = createFakeTabs()
    const world = open('Hello', [], tabs)
    const other = createCommentDrafts(world.store, tabs.tab())
    await vi.waitFor(() => expect(other.get(1, ITEM).text).toBe('Hello'))
    const answer = deferred<number>()
    world.post.mockReturnValue(answer.promise)
    const sending = world.send()
    await vi.waitFor(() => expect(other.get(1, ITEM).sent?.key).toBe('key-1'))
    other.save(1, ITEM, { ...other.get(1, ITEM), text: 'Hello there' })
    await vi.waitFor(() => expect(world.drafts.get(1, ITEM).text).toBe('Hello there'))
    if (end === 'arrives') answer.resolve(4)
    else answer.reject(new ApiError('The clubhouse is closed.', 500))
    await sending
    await vi.waitFor(() => expect(other.get(1, ITEM)).toEqual({ text: 'Hello there' }))
    expect(world.drafts.get(1, ITEM)).toEqual({ text: 'Hello there' })
    const reloaded = createCommentDrafts(world.store, createFakeTabs().tab())
    await reloaded.load(1, ITEM)
    expect(reloaded.get(1, ITEM).text).toBe('Hello there')
  },
)
