import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { deferred } from '~/lib/deferred'
import { newsMessages } from '~/domain/messages/news'
import { redirectReason } from '~/routing/router-state'
import { sessionFlags } from '~/session/storage/session-flags'
import { EmptyFeed } from './empty-feed'

// LST-06.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sessionFlags.clear()
})
afterEach(() => {
  vi.useRealTimers()
  sessionFlags.clear()
})

const slow = vi.fn<() => Promise<null> | null>(() => null)

async function visit(view: 'Following' | 'My Linx' = 'Following') {
  const router = createMemoryRouter(
    [
      { path: '/linx', element: <EmptyFeed view={view} /> },
      { path: '/slow', loader: slow, element: <p>Slow</p> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/linx'] },
  )
  const screen = await render(<RouterProvider router={router} />)
  return { router, screen }
}
const location = ({ router }: Awaited<ReturnType<typeof visit>>) => {
  const { pathname, search } = router.state.location
  return pathname + search
}

test('an empty feed redirects after 0.5 s with an explanation, and never again in the session', async () => {
  const first = await visit()
  await vi.advanceTimersByTimeAsync(499)
  expect(location(first)).toBe('/linx')
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => location(first)).toBe('/following?view=suggestions')
  expect(redirectReason(first.router.state.location.state)).toBe(
    newsMessages.redirectedToSuggestions,
  )

  const second = await visit()
  await vi.advanceTimersByTimeAsync(2000)
  expect(location(second)).toBe('/linx')
})

test('leaving an empty feed before its redirect prevents the redirect, then and later', async () => {
  const first = await visit()
  await vi.advanceTimersByTimeAsync(300)
  await first.router.navigate('/groups')
  await expect.element(first.screen.getByText('Elsewhere')).toBeVisible()
  await vi.advanceTimersByTimeAsync(2000)
  expect(location(first)).toBe('/groups')
  const second = await visit()
  await vi.advanceTimersByTimeAsync(2000)
  expect(location(second)).toBe('/linx')
})

test('a pending navigation prevents the redirect of an empty feed', async () => {
  const first = await visit()
  await vi.advanceTimersByTimeAsync(300)
  const arriving = deferred<null>()
  slow.mockReturnValueOnce(arriving.promise)
  const gone = first.router.navigate('/slow')
  // Immediately, before the page can render as one that is being left.
  expect(first.router.state.navigation.state).toBe('loading')
  await vi.advanceTimersByTimeAsync(2000)
  arriving.resolve(null)
  await gone
  expect(location(first)).toBe('/slow')
})

test('an empty My Linx does not redirect', async () => {
  const visited = await visit('My Linx')
  await vi.advanceTimersByTimeAsync(2000)
  expect(location(visited)).toBe('/linx')
})
