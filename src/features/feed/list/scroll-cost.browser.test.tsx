import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
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

/** Renders a feed of 25 entries. Returns the first entry once it is shown. */
async function renderFeed() {
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
  onTestFinished(network.restore)
  return { screen, first: first.element() }
}

// Each of them adds a style pass to every frame in which the feed scrolls.
test('nothing is animated out of sight, and no size container is around the entries', async () => {
  const { screen, first } = await renderFeed()
  const animated = [...screen.container.querySelectorAll('*')].filter(
    (part) => getComputedStyle(part).animationName !== 'none',
  )
  expect(animated).toEqual([])
  const containers = [...outward(first)].map((around) => getComputedStyle(around).containerType)
  expect(new Set(containers)).toEqual(new Set(['normal']))
})

// Without it, painting a new entry costs twice as much: all rows on and around the screen are looked at again.
test('on a phone a row is painted by itself, and what it cuts off is not the focus ring', async () => {
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(390, 844)
  const { first } = await renderFeed()
  const row = first.parentElement
  if (!row) throw new Error('an entry without a row')
  expect(getComputedStyle(row).contain).toBe('layout paint')
  first.focus()
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(first)
  expect(outlineStyle).toBe('solid')
  expect(parseFloat(outlineWidth) + parseFloat(outlineOffset)).toBeLessThanOrEqual(0)
})
