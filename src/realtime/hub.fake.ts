import { vi } from 'vitest'
import { createListeners } from '~/lib/listeners'
import { hubEvents } from './hub-events'

/** The listeners of the page's hub in a test that calls `fakeHubEvents`, by event: `hubListeners.resync.notify()`. */
export const hubListeners = {
  ReceiveLinxUpdate: createListeners(),
  ReceiveFollowRequestsUpdate: createListeners<[number]>(),
  resync: createListeners(),
  connected: createListeners(),
}

/** Subscribes listeners of the page's hub to `hubListeners` instead, until `vi.restoreAllMocks()`. */
export function fakeHubEvents(): void {
  vi.spyOn(hubEvents, 'on').mockImplementation((name, listener) => hubListeners[name].add(listener))
}
