import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactElement, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { PartnerSearch } from '~/features/scores/partners/partner-search'
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

/** The search for partners of the score form. */
export function SearchForPartners() {
  const [typed, setTyped] = useState('')
  return (
    <PartnerSearch
      ref={null}
      userId={1}
      taken={new Set()}
      typed={typed}
      onType={setTyped}
      error={undefined}
      onAdd={() => {}}
    />
  )
}

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
