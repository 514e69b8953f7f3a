import { vi } from 'vitest'
import { createListeners } from '~/lib/listeners'
import { hubEvents } from './hub-events'

/** Whom the page's hub notifies, by event, while a test has it: `hubListeners.resync.notify()`. */
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
