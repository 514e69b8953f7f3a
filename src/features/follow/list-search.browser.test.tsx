import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { json } from '~/testing/responses'
import { aFollowEntry } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { FollowList } from './follow-list'

const golfers = [10, 11, 12, 13, 14].map((userId) =>
  aFollowEntry({ userId, fullName: `Golfer ${userId}` }),
)

const HOUR_MS = 60 * 60_000

test('the text of a search is restored on Back, even an hour later, but not when the list is opened again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const network = fakeNetwork({ 'GET /api/follow/following': () => json(golfers) })
  onTestFinished(network.restore)
  const list = <FollowList view="following" ownId={1} />
  const routes = [
    { path: '/following', element: list },
    { path: '*', element: <h1>Linx</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/following'] })
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const search = screen.getByRole('searchbox')
  async function openAndReturn(name: string) {
    await screen.getByRole('link', { name }).click()
    await expect.element(search).not.toBeInTheDocument()
    vi.advanceTimersByTime(HOUR_MS)
    await router.navigate(-1)
    await expect.element(search).toBeVisible()
  }
  await search.fill('13')
  await openAndReturn('Golfer 13')
  await expect.element(search).toHaveValue('13')
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
  await router.navigate('/groups')
  await expect.element(search).not.toBeInTheDocument()
  await router.navigate('/following')
  await expect.element(search).toHaveValue('')
  await openAndReturn('Golfer 12')
  await expect.element(search).toHaveValue('')
})
