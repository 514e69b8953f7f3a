import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { json } from '~/testing/answers'
import { aFeedPage } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { LinxFeed } from './linx-feed'
import { range, user } from './linx-feed.fake'

vi.mock('~/realtime/hub', () => ({ hub: { on: () => () => {} } }))

/** An element and all around it. */
function* outward(element: Element | null): Generator<Element> {
  for (let at = element; at; at = at.parentElement) yield at
}

// Each of them adds a style pass to every frame in which the feed scrolls.
test('nothing is animated out of sight, and no size container is around the entries', async () => {
  const network = fakeNetwork({
    'GET /api/linx': () =>
      json(
        aFeedPage(range(100, 25), { hasMore: true, oldestActivityDate: '2026-06-12T10:00:00Z' }),
      ),
  })
  const element = (
    <div className="page">
      <div className="page__main">
        <LinxFeed view="Following" user={user} lastNotify={undefined} />
      </div>
    </div>
  )
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  const first = screen.getByRole('article').first()
  await expect.element(first).toBeVisible()
  const animated = [...screen.container.querySelectorAll('*')].filter(
    (part) => getComputedStyle(part).animationName !== 'none',
  )
  expect(animated).toEqual([])
  const containers = [...outward(first.element())].map(
    (around) => getComputedStyle(around).containerType,
  )
  expect(new Set(containers)).toEqual(new Set(['normal']))
  network.restore()
})
