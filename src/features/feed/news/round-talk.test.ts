import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '~/api/query-client'
import type { CommentDetail } from '~/api/types'
import { changeTalk, talks } from '~/features/comments/talk'
import { json } from '~/testing/answers'
import { aComment, aFeedItem } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { countNewTalk, rememberTalk, seenTalk, talkEvents, type SeenTalk } from './round-talk'

const stored = vi.hoisted(() => new Map<string, unknown>())
vi.mock('~/offline/database', () => ({
  ownAnswers: {
    get: async (name: string) => (stored.has(name) ? { at: 0, json: stored.get(name) } : undefined),
    put: async (name: string, value: unknown) => void stored.set(name, value),
  },
}))
vi.mock('~/session/session', async (original) => ({ ...(await original()), ownId: () => 1 }))

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})
afterEach(() => {
  network.restore()
  stored.clear()
  talks.setState({}, true)
})

const round = (sourceId: number, commentCount: number, likeCount = 0) =>
  aFeedItem({ sourceTable: 'golf_scores', sourceId, commentCount, likeCount, scoreTotal: 84 })
const key = (sourceId: number) => `golf_scores/${sourceId}`
const NORA = { userId: 1 }

/** What is remembered after a start of the app. */
const read = () => createQueryClient().fetchQuery(seenTalk(1))

test('the first look on a device counts nothing as new, what comes later does', async () => {
  const client = createQueryClient()
  expect(await client.fetchQuery(seenTalk(1))).toBeNull()
  await rememberTalk(client, { ...NORA, rounds: [round(5, 2, 3)] })
  const seen = (await read()) ?? []
  expect(seen).toEqual([{ key: key(5), comments: 2, likes: 3 }])
  expect(countNewTalk([round(5, 2, 3)], seen)).toBe(0)
  expect(countNewTalk([round(6, 1), round(5, 3, 5)], seen)).toBe(4)
})

test('what one writes on a round, and what its open panel shows, is seen, also after a reload', async () => {
  const client = createQueryClient()
  stored.set('round-talk', [{ key: key(5), comments: 2, likes: 3 }])
  await client.fetchQuery(seenTalk(1))
  changeTalk(key(5), { comments: 3 })
  await rememberTalk(client, { ...NORA, rounds: [round(5, 3, 4)] })
  expect(await read()).toEqual([{ key: key(5), comments: 3, likes: 3 }])
})

test('a round that is no longer among the newest keeps what was seen of it', async () => {
  const client = createQueryClient()
  stored.set('round-talk', [{ key: key(5), comments: 2, likes: 3 }, 'broken'])
  await client.fetchQuery(seenTalk(1))
  await rememberTalk(client, { ...NORA, rounds: [round(6, 1)], all: true })
  expect(await read()).toEqual([
    { key: key(6), comments: 1, likes: 0 },
    { key: key(5), comments: 2, likes: 3 },
  ])
})

const at = (minute: number, name: string, change: Partial<CommentDetail> = {}) =>
  aComment({ name, dateTime: new Date(Date.UTC(2026, 5, 13, 12, minute)).toISOString(), ...change })

/** Answers with the comments and Woohoos of each round. */
const serve = (lists: Record<string, readonly CommentDetail[]>) =>
  network.on('GET /api/comments/details', ({ url }) =>
    json(lists[`${url.searchParams.get('sourceId')} ${url.searchParams.get('type')}`] ?? []),
  )

const eventsOf = async (rounds: Parameters<typeof talkEvents>[0], seen: readonly SeenTalk[]) => {
  const events = await createQueryClient().fetchQuery(talkEvents(rounds, seen, 'Nora Whitcombe'))
  return events.map(({ kind, item, rows, isNew }) => [
    kind,
    item.sourceId,
    rows.map(({ name }) => name).join(', '),
    isNew ? 'new' : 'seen',
  ])
}

test('the list has comments one by one and Woohoos by round, the latest first, without the golfer', async () => {
  serve({
    '5 comments': [at(1, 'Tom Okafor'), at(3, 'Nora Whitcombe'), at(9, 'Ana Silva')],
    '5 likes': [at(8, 'Hal Winters'), at(4, 'Tom Okafor'), at(2, 'Ana Silva')],
    '6 likes': [at(5, 'Keiko Mori')],
  })
  const seen = [
    { key: key(5), comments: 2, likes: 2 },
    { key: key(6), comments: 0, likes: 1 },
  ]
  expect(await eventsOf([round(6, 0, 1), round(5, 3, 3), round(4, 0)], seen)).toEqual([
    ['comments', 5, 'Ana Silva', 'new'],
    ['likes', 5, 'Hal Winters', 'new'],
    ['likes', 6, 'Keiko Mori', 'seen'],
    ['likes', 5, 'Tom Okafor, Ana Silva', 'seen'],
    ['comments', 5, 'Tom Okafor', 'seen'],
  ])
  expect(network.count('GET /api/comments/details')).toBe(3)
})

test('a comment on an old round is in the list, however many newer rounds have been talked about', async () => {
  const newer = Array.from({ length: 12 }, (_, one) => round(20 + one, 1))
  const old = round(1, 2)
  serve({ '1 comments': [at(1, 'Tom Okafor'), at(2, 'Ana Silva')] })
  const seen = newer.map(({ sourceId }) => ({ key: key(sourceId), comments: 1, likes: 0 }))
  const events = await eventsOf([...newer, old], [...seen, { key: key(1), comments: 1, likes: 0 }])
  expect(events).toContainEqual(['comments', 1, 'Ana Silva', 'new'])
})
