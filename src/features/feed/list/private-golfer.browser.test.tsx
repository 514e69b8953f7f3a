import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import type { LinxPage } from '~/api/types'
import { hubEvents } from '~/realtime/hub-events'
import { fakeHubEvents } from '~/realtime/hub.fake'
import { json } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { LinxFeed } from './linx-feed'
import { range, user } from './linx-feed.fake'
import { linx, refreshHead } from '../query/queries'

const VIEW = 'User:7'

let network: FakeNetwork
let client: QueryClient

beforeEach(() => {
  fakeHubEvents()
  network = fakeNetwork()
  client = createQueryClient()
})
afterEach(() => {
  vi.restoreAllMocks()
  network.restore()
})

const serve = (page: LinxPage) => network.on('GET /api/linx', () => json(page))
const rounds = aFeedPage(range(40, 3))

/** Opens the golfer's page. */
function open() {
  const element = <LinxFeed view={VIEW} user={user} lastNotify={undefined} />
  const router = createMemoryRouter([{ path: '*', element }])
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('the rounds of a golfer who turns private are removed from the page that shows them, and return with an approval', async () => {
  serve(rounds)
  const screen = await open()
  const shown = screen.getByRole('article')
  await expect.element(shown.first()).toBeVisible()
  await expect.poll(() => client.getQueryData(linx.head(VIEW).queryKey)).toBeDefined()

  serve(aFeedPage())
  await refreshHead(client, VIEW)
  await expect.element(screen.getByRole('heading', { name: 'No Linx found.' })).toBeVisible()
  expect(shown.elements()).toEqual([])

  serve(rounds)
  await refreshHead(client, VIEW)
  await expect.element(shown.first()).toBeVisible()
})

test('a response from before an approval does not remove the rounds that have loaded since', async () => {
  client.setQueryData(linx.head(VIEW).queryKey, aFeedPage())
  serve(rounds)
  const screen = await open()
  await expect.poll(() => hubEvents.on).toHaveBeenCalled() // the check for arrivals has started
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  expect(client.getQueryData(linx.feed(VIEW).queryKey)?.pages[0]?.items).toHaveLength(3)
})
