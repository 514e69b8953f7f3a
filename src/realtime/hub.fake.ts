import { vi } from 'vitest'
import { createListeners } from '~/lib/listeners'
import { hub } from './hub'

/** Whom the page's hub notifies, by event, while a test has it: `hubEvents.resync.notify()`. */
export const hubEvents = {
  ReceiveLinxUpdate: createListeners(),
  ReceiveFollowRequestsUpdate: createListeners<[number]>(),
  resync: createListeners(),
}

/** Subscribes listeners of the page's hub to `hubEvents` instead, until `vi.restoreAllMocks()`. */
export function fakeHubEvents(): void {
  vi.spyOn(hub, 'on').mockImplementation((name, listener) => hubEvents[name].add(listener))
}
