import { useEffect, useEffectEvent } from 'react'
import { createListeners } from '~/lib/listeners'
import { wholeCount } from '~/lib/numbers'
import { realTimers, type Timers } from '~/lib/timers'
import type { HubEventName, HubEvents } from './hub-types'

type Options = {
  timers: Timers
  /** Minimum milliseconds between two runs. */
  intervalMs: number
  /** Milliseconds before the first run of a burst. */
  delayMs: number
  run: () => void
}

/** Combines a burst of calls into few runs; the last call of a burst is never lost. */
function createThrottle({ timers, intervalMs, delayMs, run }: Options): {
  schedule(): void
  cancel(): void
} {
  let last = -Infinity
  let cancelTimer: (() => void) | undefined
  return {
    schedule() {
      if (cancelTimer) return
      const due = Math.max(timers.elapsed() + delayMs, last + intervalMs)
      const runNow = () => {
        cancelTimer = undefined
        last = timers.elapsed()
        run()
      }
      const ms = due - timers.elapsed()
      if (ms <= 0) runNow()
      else cancelTimer = timers.after(ms, runNow)
    },
    cancel() {
      cancelTimer?.()
      cancelTimer = undefined
    },
  }
}

/** Receives the events of the server and notifies their listeners. */
export type HubEventDispatcher = {
  /** Subscribes to an event. Returns an unsubscribe function. */
  on<Name extends HubEventName>(
    name: Name,
    listener: (...args: HubEvents[Name]) => void,
  ): () => void
  /** Handles an event of the server; unknown names and unusable values are harmless. */
  receive(name: string, args: unknown[]): void
  resync(): void
  connected(): void
  /** Cancels pending notifications. */
  clear(): void
}

/** Validates, throttles and forwards the hub's events (R17). */
export function createHubEvents(timers: Timers): HubEventDispatcher {
  const listeners: { [Name in HubEventName]: ReturnType<typeof createListeners<HubEvents[Name]>> } =
    {
      ReceiveLinxUpdate: createListeners(),
      ReceiveFollowRequestsUpdate: createListeners(),
      resync: createListeners(),
      connected: createListeners(),
    }
  // The fetch waits a moment, since an event may arrive before a host's replicas have the data. A burst of events causes at most
  // one fetch a second, unusable values at most one in 5 s.
  const linxUpdate = createThrottle({
    timers,
    intervalMs: 1000,
    delayMs: 400,
    run: listeners.ReceiveLinxUpdate.notify,
  })
  const resync = createThrottle({
    timers,
    intervalMs: 5000,
    delayMs: 1000,
    run: listeners.resync.notify,
  })

  return {
    on: (name, listener) => listeners[name].add(listener),
    receive(name, args) {
      if (name === 'ReceiveLinxUpdate') return linxUpdate.schedule()
      if (name !== 'ReceiveFollowRequestsUpdate') return
      const count = args.length === 1 ? wholeCount(args[0]) : undefined
      if (count === undefined) resync.schedule()
      else listeners.ReceiveFollowRequestsUpdate.notify(count)
    },
    resync: () => listeners.resync.notify(),
    connected: () => listeners.connected.notify(),
    clear() {
      linxUpdate.cancel()
      resync.cancel()
    },
  }
}

/** The events of this tab's hub. Pages subscribe before the hub itself is loaded, which is after the first screen. */
export const hubEvents: HubEventDispatcher = createHubEvents(realTimers)

/** Calls the latest handler for each event of that name while the component is mounted. */
export function useHubEvent<Name extends HubEventName>(
  name: Name,
  handler: (...args: HubEvents[Name]) => void,
): void {
  const onEvent = useEffectEvent(handler)
  useEffect(() => hubEvents.on(name, (...args) => onEvent(...args)), [name])
}
