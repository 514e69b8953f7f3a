import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { fakeNetwork, type FakeNetwork } from '~/lib/fetch.fake'

const UNLOCKED = 'usage_unlocked'
const KEY = 'usage_access_key'

/**
 * A part of a page in what it stands in: a page with its title, the routes, the queries. `beside` the page: what the frame shows
 * that belongs to none.
 */
export const renderInApp = (element: ReactElement, beside?: ReactNode) =>
  render(
    <>
      <main id="main">
        <h1>Page</h1>
        <QueryClientProvider client={createQueryClient(() => false)}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </QueryClientProvider>
      </main>
      {beside}
    </>,
  )

/** For each test of a file a network of its own, on which nothing answers yet, and the key that opens the usage report. */
export function networkForEach(): Pick<FakeNetwork, 'on'> {
  let network: FakeNetwork
  beforeEach(() => {
    network = fakeNetwork()
    localStorage.setItem(UNLOCKED, 'true')
    sessionStorage.setItem(KEY, 'open')
  })
  afterEach(() => {
    localStorage.removeItem(UNLOCKED)
    sessionStorage.removeItem(KEY)
    network.restore()
  })
  return { on: (route, answer) => network.on(route, answer) }
}
