import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { firstScreen } from '~/lib/first-screen'
import { createListeners } from '~/lib/listeners'
import { clearResponses } from '~/platform/db/key-value-store'
import { hubEvents } from '~/realtime/hub-events'
import { session } from '~/session/session'
import { cachedResponses } from './database'
import { fakeNetwork, signInRoutes } from '~/testing/fake-network'
import { withoutRetryDelay } from '~/testing/with-queries'

/**
 * Nora is signed in, the hub is disconnected, and the host gives these responses. The device caches what a page
 * receives; call `leave` at the end.
 */
export async function startOffline(answers: Parameters<typeof fakeNetwork>[0] = {}) {
  const events = { connected: createListeners(), resync: createListeners() }
  const on = vi
    .spyOn(hubEvents, 'on')
    .mockImplementation((name, listener) =>
      name === 'connected' || name === 'resync' ? events[name].add(listener) : () => {},
    )
  const network = fakeNetwork({
    ...signInRoutes(),
    ...answers,
  })
  firstScreen.markShown() // responses are cached after it
  await session.login('n@w.example', 'x')
  return {
    network,
    /** Renders a screen as after a page load. */
    open: (element: ReactElement) =>
      render(
        <QueryClientProvider client={withoutRetryDelay(createQueryClient())}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </QueryClientProvider>,
      ),
    /** The cached response with this name. */
    cached: async (name: string, userId = 1) => (await cachedResponses.get(userId, name))?.json,
    connect: events.connected.notify,
    /** The hub has connected late, so that events may have been missed. */
    connectLate() {
      events.connected.notify()
      events.resync.notify()
    },
    async leave() {
      await session.logout()
      await clearResponses()
      sessionEnd.notify()
      network.restore()
      on.mockRestore()
    },
  }
}
