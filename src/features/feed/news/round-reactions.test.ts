import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '~/api/query-client'
import type { CommentDetail } from '~/api/types'
import { changeReactions, reactionStore } from '~/features/comments/reactions'
import { json } from '~/testing/responses'
import { aComment, aFeedItem } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import {
  countNewReactions,
  newReactions,
  rememberShown,
  rememberReactions,
  seenReactions,
  reactionEvents,
  type SeenRound,
} from './round-reactions'

const { stored, otherTab, STORED_AT } = vi.hoisted(() => ({
  stored: new Map<string, unknown>(),
  /** What another tab does right before a change is stored. */
  otherTab: vi.fn(),
  STORED_AT: Date.UTC(2026, 5, 1),
}))
vi.mock('~/offline/database', () => ({
  ownResponses: {
    get: async (name: string) =>
      stored.has(name) ? { at: STORED_AT, json: stored.get(name) } : undefined,
    update: async (name: string, change: (old: unknown) => unknown) => {
      otherTab()
      const old = stored.has(name) ? { at: STORED_AT, json: stored.get(name) } : undefined
      const next = change(old)
      if (next !== undefined) stored.set(name, next)
    },
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
  reactionStore.setState({}, true)
})

/** Rounds posted on 13 June. */
const round = (sourceId: number, commentCount: number, likeCount = 0) =>
  aFeedItem({ sourceTable: 'golf_scores', sourceId, commentCount, likeCount, scoreTotal: 84 })
const POSTED = Date.UTC(2026, 5, 13, 21, 30)
const key = (sourceId: number) => `golf_scores/${sourceId}`
const seenRound = (sourceId: number, comments: number, likes = 0): SeenRound => ({
  key: key(sourceId),
  comments,
  likes,
})

/** What is remembered after a start of the app. */
const read = () => createQueryClient().fetchQuery(seenReactions(1))

/** A tab that has read what is stored. */
async function openTab() {
  const client = createQueryClient()
  await client.fetchQuery(seenReactions(1))
  return client
}

test('at the first look on a device nothing counts as new; what arrives later does', async () => {
  const client = await openTab()
  expect(client.getQueryData(seenReactions(1).queryKey)).toBeNull()
  await rememberShown(client, 1, [round(5, 2, 3)])
  const seen = { since: POSTED, rounds: [seenRound(5, 2, 3)] }
  expect(await read()).toEqual(seen)
  expect(countNewReactions([round(5, 2, 3)], seen)).toBe(0)
  const later = { ...round(6, 1), activityDate: '2026-06-14T20:00:00Z' }
  expect(countNewReactions([later, round(5, 3, 5)], seen)).toBe(4)
})

test('an older round that comes onto the page, or that a friend moves up, has nothing new', () => {
  const seen = { since: POSTED, rounds: [seenRound(5, 2)] }
  const older = { ...round(4, 9, 3), activityDate: '2026-03-01T20:00:00Z' }
  const joined = { ...round(3, 7), activityDate: '2026-06-20T20:00:00Z', postedDate: '2026-03-01' }
  expect(countNewReactions([round(5, 2), joined, older], seen)).toBe(0)
  const today = { ...round(6, 1), activityDate: '2026-06-13T22:00:00Z', postedDate: '2026-06-13' }
  expect(countNewReactions([today], seen)).toBe(1)
})

test('rounds that were stored without a time count from when they were stored', async () => {
  stored.set('round-talk', [seenRound(5, 2, 3), 'broken'])
  const seen = await read()
  expect(seen).toEqual({ since: STORED_AT, rounds: [seenRound(5, 2, 3)] })
})

test('what the golfer writes on a round, and what its open panel shows, counts as seen, also after a reload', async () => {
  stored.set('round-talk', { since: 1, rounds: [seenRound(5, 2, 3)] })
  const client = await openTab()
  changeReactions(key(5), { comments: 3 })
  await rememberShown(client, 1, [round(5, 3, 4)])
  expect(await read()).toEqual({ since: 1, rounds: [seenRound(5, 3, 3)] })
})

test('a round that is no longer among the newest keeps what was seen of it', async () => {
  stored.set('round-talk', { since: 1, rounds: [seenRound(5, 2, 3)] })
  await rememberReactions(await openTab(), 1, [seenRound(6, 1)])
  expect(await read()).toEqual({ since: 1, rounds: [seenRound(6, 1), seenRound(5, 2, 3)] })
})

test('a tab that has seen less does not undo what another tab has stored', async () => {
  stored.set('round-talk', { since: 1, rounds: [seenRound(5, 2, 3)] })
  const [one, other] = [await openTab(), await openTab()]
  await rememberReactions(one, 1, [seenRound(5, 9, 9)])
  await rememberReactions(other, 1, [seenRound(6, 1), seenRound(5, 3, 3)])
  const seen = { since: 1, rounds: [seenRound(6, 1), seenRound(5, 9, 9)] }
  expect(await read()).toEqual(seen)
  expect(other.getQueryData(seenReactions(1).queryKey)).toEqual(seen)
})

test('what another tab stores at the same moment is kept', async () => {
  stored.set('round-talk', { since: 1, rounds: [] })
  const client = await openTab()
  otherTab.mockImplementationOnce(() =>
    stored.set('round-talk', { since: 1, rounds: [seenRound(6, 1)] }),
  )
  await rememberReactions(client, 1, [seenRound(5, 9)])
  expect(await read()).toEqual({ since: 1, rounds: [seenRound(5, 9), seenRound(6, 1)] })
})

const at = (minute: number, name: string) =>
  aComment({ name, dateTime: new Date(Date.UTC(2026, 5, 13, 12, minute)).toISOString() })

/** Responds with the comments and Woohoos of each round. */
const serve = (lists: Record<string, readonly CommentDetail[]>) =>
  network.on('GET /api/comments/details', ({ url }) =>
    json(lists[`${url.searchParams.get('sourceId')} ${url.searchParams.get('type')}`] ?? []),
  )

type Rounds = Parameters<typeof countNewReactions>[0]

const load = (rounds: Rounds, seen: readonly SeenRound[]) => {
  const opened = rounds.map((item) => newReactions(item, { since: 1, rounds: seen }))
  const isOwn = ({ name }: CommentDetail) => name === 'Nora Whitcombe'
  return createQueryClient().fetchQuery(reactionEvents(opened, isOwn))
}

const eventsOf = async (rounds: Rounds, seen: readonly SeenRound[]) => {
  const { events } = await load(rounds, seen)
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
  const seen = [seenRound(5, 2, 2), seenRound(6, 0, 1)]
  expect(await eventsOf([round(6, 0, 1), round(5, 3, 3), round(4, 0)], seen)).toEqual([
    ['comments', 5, 'Ana Silva', 'new'],
    ['likes', 5, 'Hal Winters', 'new'],
    ['likes', 6, 'Keiko Mori', 'seen'],
    ['likes', 5, 'Tom Okafor, Ana Silva', 'seen'],
    ['comments', 5, 'Tom Okafor', 'seen'],
  ])
  expect(network.count('GET /api/comments/details')).toBe(3)
})

test('a comment on an old round is in the list, however many newer rounds have comments', async () => {
  const newer = Array.from({ length: 12 }, (_, one) => round(20 + one, 1))
  const old = round(1, 2)
  serve({ '1 comments': [at(1, 'Tom Okafor'), at(2, 'Ana Silva')] })
  const seen = newer.map(({ sourceId }) => seenRound(sourceId, 1))
  const events = await eventsOf([...newer, old], [...seen, seenRound(1, 1)])
  expect(events).toContainEqual(['comments', 1, 'Ana Silva', 'new'])
})

test('reading the list shows nothing in an open panel, so nothing counts as seen by it', async () => {
  serve({ '5 comments': [at(1, 'Tom Okafor')] })
  await eventsOf([round(5, 1)], [])
  expect(reactionStore.getState()).toEqual({})
})

test('a comment that came while the list was loading is new and has been seen with it', async () => {
  serve({ '5 comments': [at(1, 'Tom Okafor'), at(2, 'Ana Silva'), at(3, 'Hal Winters')] })
  const { events, listed } = await load([round(5, 2)], [seenRound(5, 1)])
  expect(events.map(({ isNew }) => isNew)).toEqual([true, true, false])
  expect(listed).toEqual([seenRound(5, 3)])
})

test('a new comment is in the list even if it is older than the seen ones that are cut off', async () => {
  const seen = Array.from({ length: 40 }, (_, one) => at(10 + one, 'Tom Okafor'))
  serve({ '5 comments': seen, '6 comments': [at(1, 'Ana Silva')] })
  const events = await eventsOf([round(5, 40), round(6, 1)], [seenRound(5, 40)])
  expect(events).toHaveLength(30)
  expect(events.at(-1)).toEqual(['comments', 6, 'Ana Silva', 'new'])
})

test('a round with something new that is not in the list has not been seen', async () => {
  const rounds = Array.from({ length: 9 }, (_, one) => round(20 + one, one === 8 ? 1 : 2))
  serve(Object.fromEntries(rounds.map(({ sourceId }) => [`${sourceId} comments`, [at(1, 'Tom')]])))
  const beyond = await load(rounds, [])
  expect(beyond.listed.map((one) => one.key)).toEqual(
    rounds.slice(0, 8).map((one) => key(one.sourceId)),
  )

  const many = Array.from({ length: 30 }, (_, one) => at(10 + one, 'Tom Okafor'))
  serve({ '5 comments': many, '6 comments': [at(1, 'Ana Silva')] })
  const cut = await load([round(5, 30), round(6, 1)], [])
  expect(cut.listed).toEqual([seenRound(5, 30)])
})
