import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '~/api/query-client'
import { MAX_RETRIES } from '~/api/timeouts-and-retries'
import { requestMessages } from '~/domain/messages/request'
import { deferred } from '~/lib/deferred'
import { cachedResponses } from '~/offline/database'
import { startOffline } from '~/offline/offline-start.fake'
import { cut, json } from '~/testing/responses'
import { aFeedItem, aFeedPage, nora } from '~/testing/builders'
import { withoutRetryDelay } from '~/testing/with-queries'
import { linx } from '../query/queries'
import { roundQuery } from './round-query'

const LINX = 'GET /api/linx'
const ME = nora.us_id
const round = (sourceId: number) => aFeedItem({ userId: ME, sourceId })
let it: Awaited<ReturnType<typeof startOffline>>

// The device has stored all of My Linx as it was then: only round 41.
beforeEach(async () => {
  it = await startOffline()
  await cachedResponses.put(ME, 'linx/My Linx', aFeedPage([round(41)]))
})
afterEach(() => it.leave())

function open(sourceId: number) {
  const client = withoutRetryDelay(createQueryClient())
  return client.fetchQuery(roundQuery(client, round(sourceId), { ownId: ME, at: undefined }))
}

test('without a response a round is read from the page that the device has stored', async () => {
  it.network.on(LINX, cut)
  expect(await open(41)).toMatchObject({ sourceId: 41 })
})

test('a round that is newer than the stored page is not reported as gone while the host is slow', async () => {
  const first = deferred<Response>()
  it.network.on(LINX, () => first.promise)
  const answer = open(42)
  await expect.poll(() => it.network.count(LINX)).toBe(1)
  it.network.on(LINX, () => json(aFeedPage([round(42), round(41)])))
  expect(await answer).toMatchObject({ sourceId: 42 })
  first.resolve(json(aFeedPage([])))
})

test('a round that is newer than the stored page is not reported as gone without a response', async () => {
  it.network.on(LINX, cut)
  await expect(open(42)).rejects.toThrow(requestMessages.network)
  expect(it.network.count(LINX)).toBeGreaterThan(MAX_RETRIES)
})

test('a round that the host no longer has is reported as gone', async () => {
  it.network.on(LINX, () => json(aFeedPage([round(41)])))
  expect(await open(42)).toBeNull()
})

test('a group round is that of the golfer in its address, also just after it was opened as another’s', async () => {
  const players = [
    { userId: ME, userName: 'Nora Whitcombe', scoreTotal: 88 },
    { userId: 2, userName: 'Marcus Bell', scoreTotal: 84 },
  ]
  const game = aFeedItem({ userId: 2, name: 'Marcus Bell', sourceId: 43, playerScores: players })
  it.network.on(LINX, () => json(aFeedPage([game])))
  const client = createQueryClient()
  const as = (userId: number) =>
    roundQuery(client, { ...game, userId }, { ownId: ME, at: undefined })
  const openAs = (userId: number) => client.fetchQuery(as(userId))
  expect(await openAs(2)).toMatchObject({ name: 'Marcus Bell' })
  client.setQueryData(linx.feed('Following').queryKey, {
    pages: [aFeedPage([game])],
    pageParams: [undefined],
  })
  expect(await client.ensureQueryData(as(ME))).toMatchObject({ name: 'Nora Whitcombe' })
  expect(await openAs(ME)).toMatchObject({ name: 'Nora Whitcombe' })
})
