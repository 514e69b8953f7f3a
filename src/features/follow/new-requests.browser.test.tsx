import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { fakeHubEvents, hubListeners } from '~/realtime/hub.fake'
import { json } from '~/testing/answers'
import { aFollowEntry } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { FollowList } from './follow-list'

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
  hubListeners.ReceiveFollowRequestsUpdate.notify(1)
  expect(network.count(REQUESTS)).toBe(2) // rows that are read do not move
})
