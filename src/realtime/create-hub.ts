import { abortable, abortError } from '~/lib/abort'
import { deferred } from '~/lib/deferred'
import { createListeners } from '~/lib/listeners'
import { wait, type Timers } from '~/lib/timers'
import { createHubEvents } from './hub-events'
import type { Closing, ConnectWire, Hub, HubState, HubTrouble, HubWire } from './hub-types'
import { createNegotiateBudget } from './negotiate-budget'

/** Milliseconds before each further attempt, after a first start that failed and after a drop. */
const DELAYS = [0, 2000, 5000, 10_000, 30_000]
/** A first start is tried at once, besides. */
const FIRST = [0, ...DELAYS]
/** How long a server that closed the connection is left alone (R17). */
const AFTER_CLOSE_MS = 30_000
const LONGEST_STOP_MS = 1000
/** A first connection that took longer may have missed something: what the page shows was asked for before it. */
const SLOW_MS = 5000

/** A connection that is there, and how it will end. `late`: not made at the first attempt, or slowly. */
type Open = { closing: Promise<Closing>; late: boolean }

type Options = {
  connect: ConnectWire
  timers: Timers
  signedIn: () => boolean
  /** Hears when the tab becomes visible or the browser goes online. */
  onWake: (listener: () => void) => () => void
}

/** The live hub of one tab (R17): never more than one connection. */
export function createHub({ connect, timers, signedIn, onWake }: Options): Hub {
  const events = createHubEvents(timers)
  const budget = createNegotiateBudget(timers)
  const changes = createListeners()
  const wakes = createListeners()
  let state: HubState = 'Disconnected'
  let trouble: HubTrouble | undefined
  let running: AbortController | undefined
  let wire: HubWire | undefined
  let stopped: Promise<void> = Promise.resolve()

  function become(next: HubState, nextTrouble: HubTrouble | undefined): void {
    if (state === next && trouble === nextTrouble) return
    state = next
    trouble = nextTrouble
    changes.notify()
  }

  /** Waits for so long, or for ever; true when the tab woke up meanwhile. */
  async function pause(ms: number | undefined, signal: AbortSignal): Promise<boolean> {
    const woken = deferred<boolean>()
    const forget = wakes.add(() => woken.resolve(true))
    const over = new AbortController()
    const time = ms === undefined ? [] : [wait(timers, ms, over.signal).then(() => false)]
    try {
      return await abortable(Promise.race([woken.promise, ...time]), signal)
    } finally {
      forget()
      over.abort()
    }
  }

  /** One attempt; undefined when there is no connection. */
  async function attempt(late: boolean, signal: AbortSignal): Promise<Open | undefined> {
    const closing = deferred<Closing>()
    const began = timers.elapsed()
    try {
      const options = {
        turn: () => budget.turn(signal),
        onEvent: (name: string, args: unknown[]) => signal.aborted || events.receive(name, args),
        onClosed: closing.resolve,
      }
      wire = await abortable(connect(options), signal)
      await abortable(wire.start(), signal)
      return { closing: closing.promise, late: late || timers.elapsed() - began > SLOW_MS }
    } catch {
      signal.throwIfAborted()
      wire = undefined
      become(state, 'trying')
      return undefined // the next attempt may do better; nobody is told
    }
  }

  /** Attempts until one succeeds or the delays are used up. A tab that wakes up begins with them anew. */
  async function attempts(delays: number[], signal: AbortSignal): Promise<Open | undefined> {
    for (let [step, waits] = [0, delays]; step < waits.length; step += 1) {
      const ms = waits[step] ?? 0
      if (ms > 0 && (await pause(ms, signal))) [step, waits] = [0, FIRST]
      const open = await attempt(step > 0, signal)
      if (open) return open
    }
    return undefined
  }

  /** Stays connected as long as that can be done; ends only by abort. */
  async function keep(signal: AbortSignal, again: boolean): Promise<never> {
    await stopped
    let missed = again // events may have been
    for (let delays = FIRST; ; missed = true) {
      signal.throwIfAborted()
      if (missed) become('Reconnecting', 'trying')
      else become('Connecting', undefined)
      const open = await attempts(delays, signal)
      if (open) {
        become('Connected', undefined)
        if (missed || open.late) events.resync()
      }
      const how = open && (await abortable(open.closing, signal))
      wire = undefined
      delays = how === 'dropped' ? DELAYS : FIRST
      if (how === 'dropped') continue
      become('Disconnected', open ? 'trying' : 'paused')
      await pause(how === 'closed' ? AFTER_CLOSE_MS : undefined, signal)
    }
  }

  async function disconnect(open: HubWire): Promise<void> {
    await Promise.race([open.stop().catch(() => {}), wait(timers, LONGEST_STOP_MS)])
    if (!running) become('Disconnected', undefined)
  }

  onWake(() => wakes.notify())
  return {
    state: () => state,
    trouble: () => trouble,
    wake: wakes.notify,
    subscribe: changes.add,
    on: events.on,
    start(again = false) {
      if (running || !signedIn()) return
      running = new AbortController()
      keep(running.signal, again).catch(() => {}) // stopped
    },
    stop() {
      if (!running) return
      const open = wire
      running.abort(abortError('The hub was stopped.'))
      running = undefined
      wire = undefined
      events.clear()
      if (!open) return become('Disconnected', undefined)
      become('Disconnecting', undefined)
      stopped = disconnect(open)
    },
  }
}
