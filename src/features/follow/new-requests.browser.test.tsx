import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { deferred } from '~/lib/deferred'
import { fakeHubEvents, hubListeners } from '~/realtime/hub.fake'
import { json } from '~/testing/responses'
import { aFollowChange, aFollowEntry } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { FollowList } from './follow-list'
import { FOLLOW_LISTS } from './mutations'
import { requests } from './request-mutations'

const REQUESTS = 'GET /api/follow/requests'
const simone = aFollowEntry({ userId: 7, fullName: 'Simone Carter', status: 'Pending' })

let network: FakeNetwork
beforeEach(() => {
  fakeHubEvents()
  network = fakeNetwork({ [REQUESTS]: () => json([]) })
})
afterEach(() => {
  sessionEnd.notify()
  network.restore()
  vi.restoreAllMocks()
})

const open = () => {
  const element = <FollowList view="requests" ownId={1} />
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
}

test('an empty list of requests shows one that the hub announces', async () => {
  const screen = await open()
  await expect.element(screen.getByText('No requests found.')).toBeVisible()
  network.on(REQUESTS, () => json([simone]))
  hubListeners.ReceiveFollowRequestsUpdate.notify(1)
  await expect.element(screen.getByText('Simone Carter')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 new request')
  hubListeners.ReceiveFollowRequestsUpdate.notify(1)
  expect(network.count(REQUESTS)).toBe(2) // rows that are read do not move
})

const grant = aFollowEntry({ userId: 8, fullName: 'Grant Lindqvist', status: 'Pending' })
const june = aFollowEntry({ userId: 9, fullName: 'June Abernathy', status: 'Pending' })

test('a request that arrives while others are open is added below them and read aloud', async () => {
  network.on(REQUESTS, () => json([simone]))
  const screen = await open()
  const rows = screen.getByRole('listitem')
  await expect.element(rows).toHaveTextContent('Simone Carter')
  const status = screen.getByRole('status')
  await expect.element(status).toBeEmptyDOMElement()

  network.on(REQUESTS, () => json([grant, simone]))
  hubListeners.ReceiveFollowRequestsUpdate.notify(2)
  await expect.element(rows.nth(1)).toHaveTextContent('Grant Lindqvist')
  await expect.element(rows.nth(0)).toHaveTextContent('Simone Carter')
  await expect.element(status).toHaveTextContent('1 new request')

  network.on(REQUESTS, () => json([june, grant]))
  hubListeners.ReceiveFollowRequestsUpdate.notify(3)
  await expect.element(rows.nth(2)).toHaveTextContent('June Abernathy')
  await expect.element(status).toHaveTextContent('2 new requests')
  expect(rows.elements()).toHaveLength(3)
})

test('two simultaneous requests are both added, and so is one that arrives when another was withdrawn', async () => {
  network.on(REQUESTS, () => json([simone]))
  const screen = await open()
  const rows = screen.getByRole('listitem')
  await expect.element(rows).toHaveTextContent('Simone Carter')
  const first = deferred<ReturnType<typeof json>>()
  network.on(REQUESTS, () => first.promise)
  hubListeners.ReceiveFollowRequestsUpdate.notify(2)
  await expect.poll(() => network.count(REQUESTS)).toBe(2)
  network.on(REQUESTS, () => json([june, simone]))
  hubListeners.ReceiveFollowRequestsUpdate.notify(3)
  first.resolve(json([simone]))
  await expect.element(rows.nth(1)).toHaveTextContent('June Abernathy')

  hubListeners.ReceiveFollowRequestsUpdate.notify(1)
  network.on(REQUESTS, () => json([grant, simone]))
  hubListeners.ReceiveFollowRequestsUpdate.notify(2)
  await expect.element(rows.nth(2)).toHaveTextContent('Grant Lindqvist')
})

test('a request that is being loaded while the list is closed and opened again is added once', async () => {
  network.on(REQUESTS, () => json([simone]))
  const screen = await open()
  await expect.element(screen.getByText('Simone Carter')).toBeVisible()
  const first = deferred<ReturnType<typeof json>>()
  network.on(REQUESTS, () => first.promise)
  hubListeners.ReceiveFollowRequestsUpdate.notify(2)
  await expect.poll(() => network.count(REQUESTS)).toBe(2)
  await screen.unmount()
  network.on(REQUESTS, () => json([grant, simone]))
  void queryClient.invalidateQueries({ queryKey: FOLLOW_LISTS }) // as after any change of a relation
  const later = await open()
  await expect.element(later.getByText('Grant Lindqvist')).toBeVisible()
  first.resolve(json([grant, simone]))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(later.getByRole('listitem').elements()).toHaveLength(2)
})

test('a request that came while the hub was disconnected is added when it reconnects', async () => {
  network.on(REQUESTS, () => json([simone]))
  const screen = await open()
  const rows = screen.getByRole('listitem')
  await expect.element(rows).toHaveTextContent('Simone Carter')
  network.on(REQUESTS, () => json([grant, simone]))
  hubListeners.resync.notify()
  await expect.element(rows.nth(1)).toHaveTextContent('Grant Lindqvist')
})

test('a request that was answered is not added again by a list that lags behind', async () => {
  network.on('PUT /api/follow/reject/7', () => json(aFollowChange('None')))
  network.on(REQUESTS, () => json([simone, grant]))
  const screen = await open()
  const rows = screen.getByRole('listitem')
  await screen.getByRole('button', { name: 'Reject Simone Carter' }).click()
  void requests.flush()
  await expect.poll(() => rows.elements()).toHaveLength(1)
  hubListeners.ReceiveFollowRequestsUpdate.notify(1)
  expect(network.count(REQUESTS)).toBe(1) // the host's count has nothing new
  network.on(REQUESTS, () => json([june, simone, grant]))
  hubListeners.ReceiveFollowRequestsUpdate.notify(2)
  await expect.element(rows.nth(1)).toHaveTextContent('June Abernathy')
  expect(rows.elements()).toHaveLength(2)
})
