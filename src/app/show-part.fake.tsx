import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'

const UNLOCKED = 'usage_unlocked'
const KEY = 'usage_access_key'

/**
 * Renders an element with what the app has around it: a page with a title, routes, queries. `beside` the page: parts of
 * the frame.
 */
export const renderInApp = (element: ReactElement, beside?: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <main id="main">
        <h1>Page</h1>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </main>
      {beside}
    </QueryClientProvider>,
  )

/** Gives each test of a file its own network without responses, and the key that opens the usage report. */
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
