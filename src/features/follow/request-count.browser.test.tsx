import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient, queryClient } from '~/api/query-client'
import { MAX_RETRIES } from '~/api/timeouts-and-retries'
import { deferred } from '~/lib/deferred'
import { fakeHubEvents, hubListeners } from '~/realtime/hub.fake'
import { session } from '~/session/session'
import { useSession } from '~/session/use-session'
import { cut, json, refusal, undeclared } from '~/testing/responses'
import { aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { withoutRetryDelay } from '~/testing/with-queries'
import { useRequestCount } from './request-count'
import { requests } from './request-mutations'

const COUNT = 'GET /api/follow/requests/count'
const APPROVE = 'PUT /api/follow/approve/7'

let network: FakeNetwork
let client: QueryClient
let isPrivate: boolean

beforeEach(() => {
  fakeHubEvents()
  isPrivate = true
  client = createQueryClient(() => false) // no retries, which take seconds
  network = fakeNetwork({
    ...signInRoutes(() => aUser({ us_private: isPrivate })),
    [COUNT]: () => json({ count: 2 }),
  })
})

afterEach(async () => {
  await session.logout()
  network.restore()
  vi.restoreAllMocks()
})

const Count = () => <output>{useRequestCount()}</output>

/** Two bars, as the app has: one of them is always hidden. */
const Bars = () =>
  useSession().status === 'signed-in' && (
    <>
      <Count />
      <Count />
    </>
  )

async function show() {
  await session.login('nora@whitcombe.example', 'linxgolf1')
  const { container } = await render(
    <QueryClientProvider client={client}>
      <Bars />
    </QueryClientProvider>,
  )
  return () => [...container.querySelectorAll('output')].map((one) => one.textContent)
}

test('the count of follow requests is requested once and shown everywhere', async () => {
  const counts = await show()
  await expect.poll(counts).toEqual(['2', '2'])
  expect(network.count(COUNT)).toBe(1)
})

test('bars that replace others while the count loads do not request it again', async () => {
  const answer = deferred<Response>()
  network.on(COUNT, () => answer.promise)
  await session.login('nora@whitcombe.example', 'linxgolf1')
  const bars = (place: string) => (
    <QueryClientProvider client={client}>
      <Bars key={place} />
    </QueryClientProvider>
  )
  const { container, rerender } = await render(bars('loading'))
  await expect.poll(() => network.count(COUNT)).toBe(1)
  await rerender(bars('loaded'))
  answer.resolve(json({ count: 2 }))
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('2')
  expect(network.count(COUNT)).toBe(1)
})

test('a public account sends no query; the hub’s count still shows', async () => {
  isPrivate = false
  const counts = await show()
  hubListeners.ReceiveFollowRequestsUpdate.notify(1)
  await expect.poll(counts).toEqual(['1', '1'])
  hubListeners.resync.notify()
  expect(network.count(COUNT)).toBe(0)
})

test('an account of unknown privacy counts as private', async () => {
  const unsaid = { ...aUser(), us_private: undefined }
  network.on('GET /api/user/current', () =>
    undeclared('a host that leaves the privacy out', json(unsaid)),
  )
  const counts = await show()
  await expect.poll(counts).toEqual(['2', '2'])
})

test.each([
  ['no answer', cut],
  ['an empty answer (NET-04)', () => new Response('', { status: 200 })],
  ['a number that is none', () => json({ count: -1 })],
  ['null', () => json(null)],
])('a count of follow requests with %s shows 0', async (_what, answer) => {
  network.on(COUNT, async () => undeclared('a host without a count', await answer()))
  const counts = await show()
  await expect.poll(() => network.count(COUNT)).toBe(1)
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(counts()).toEqual(['0', '0'])
})

test('the hub’s count wins over a response that is still pending', async () => {
  let answer: (response: Response) => void = () => {}
  network.on(COUNT, () => new Promise((resolve) => (answer = resolve)))
  const counts = await show()
  await expect.poll(() => network.count(COUNT)).toBe(1)
  hubListeners.ReceiveFollowRequestsUpdate.notify(5)
  answer(json({ count: 2 }))
  await expect.poll(counts).toEqual(['5', '5'])
})

test('the count of follow requests is requested again after a reconnect (R17)', async () => {
  const counts = await show()
  await expect.poll(counts).toEqual(['2', '2'])
  network.on(COUNT, () => json({ count: 3 }))
  hubListeners.resync.notify()
  await expect.poll(counts).toEqual(['3', '3'])
  expect(network.count(COUNT)).toBe(2)
})

test('the count of follow requests leaves out one that is answered and can still be undone', async () => {
  client = withoutRetryDelay(queryClient) // the one the answers change
  const counts = await show()
  await expect.poll(counts).toEqual(['2', '2'])
  requests.mutate(7, 'approved', 'waiting', { delayMs: 60_000 })
  await expect.poll(counts).toEqual(['1', '1'])

  hubListeners.ReceiveFollowRequestsUpdate.notify(3)
  await expect.poll(() => client.isFetching()).toBe(0)
  await expect.poll(counts).toEqual(['2', '2'])
  network.on(COUNT, () => json({ count: 4 }))
  hubListeners.resync.notify()
  await expect.poll(counts).toEqual(['3', '3'])

  requests.mutate(7, 'waiting', 'waiting')
  await expect.poll(counts).toEqual(['4', '4'])
})

test('a count of follow requests that arrives while an answer is sent stays when that answer fails', async () => {
  client = withoutRetryDelay(queryClient) // the one the answers change
  let fail: (response: Response) => void = () => {}
  network.on(APPROVE, () => new Promise((resolve) => (fail = resolve)))
  const counts = await show()
  await expect.poll(counts).toEqual(['2', '2'])
  requests.mutate(7, 'approved', 'waiting')
  await expect.poll(counts).toEqual(['1', '1'])
  await expect.poll(() => network.count(APPROVE)).toBe(1)
  hubListeners.ReceiveFollowRequestsUpdate.notify(2)
  await expect.poll(counts).toEqual(['2', '2'])
  fail(refusal(500, 'Not now.'))
  await expect.poll(() => requests.get(7)?.phase).toBe('settled')
  await expect.poll(() => client.isFetching()).toBe(0)
  await expect.poll(counts).toEqual(['2', '2'])
})

test('the count of follow requests is restored after an answer that failed without a network', async () => {
  client = withoutRetryDelay(queryClient) // the one the answers change
  const counts = await show()
  await expect.poll(counts).toEqual(['2', '2'])
  network.on(APPROVE, cut)
  network.on(COUNT, cut)
  requests.mutate(7, 'approved', 'waiting')
  await expect.poll(() => requests.get(7)?.phase).toBe('settled')
  await expect.poll(() => network.count(COUNT)).toBe(2 + MAX_RETRIES)
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(counts()).toEqual(['2', '2'])
})
