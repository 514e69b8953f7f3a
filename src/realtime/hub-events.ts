import { createListeners } from '~/lib/listeners'
import { wholeCount } from '~/lib/numbers'
import type { Timers } from '~/lib/timers'
import type { Hub, HubEventName, HubEvents } from './hub-types'
import { createPacer } from './throttle'

export type HubEventDesk = {
  on: Hub['on']
  /** What the server sent; unknown names and unusable values do no harm. */
  receive(name: string, args: unknown[]): void
  resync(): void
  /** Forgets what was about to be told. */
  clear(): void
}

/** Checks, combines and passes on what the hub says (R17). */
export function createHubEvents(timers: Timers): HubEventDesk {
  const listeners: { [Name in HubEventName]: ReturnType<typeof createListeners<HubEvents[Name]>> } =
    {
      ReceiveLinxUpdate: createListeners(),
      ReceiveFollowRequestsUpdate: createListeners(),
      resync: createListeners(),
    }
  // An event may come before a host's replicas have what it is about: the fetch waits a moment. One fetch at most for a
  // second full of events; one for values nobody can use, within 5 s.
  const news = createPacer({
    timers,
    gap: 1000,
    delay: 400,
    tell: listeners.ReceiveLinxUpdate.notify,
  })
  const doubt = createPacer({ timers, gap: 5000, delay: 1000, tell: listeners.resync.notify })

  return {
    on: (name, listener) => listeners[name].add(listener),
    receive(name, args) {
      if (name === 'ReceiveLinxUpdate') return news.ask()
      if (name !== 'ReceiveFollowRequestsUpdate') return
      const count = args.length === 1 ? wholeCount(args[0]) : undefined
      if (count === undefined) doubt.ask()
      else listeners.ReceiveFollowRequestsUpdate.notify(count)
    },
    resync: () => listeners.resync.notify(),
    clear() {
      news.clear()
      doubt.clear()
    },
  }
}
