import { createStore } from 'zustand/vanilla'
import { abortable, abortError } from '~/lib/abort'
import { deferred } from '~/lib/deferred'
import { isolated } from '~/lib/listeners'
import { wait, type Timers } from '~/lib/timers'
import type { HubEventDispatcher } from './hub-events'
import type { CloseReason, ConnectWire, Hub, HubState, HubTrouble, HubWire } from './hub-types'

/** The maximum number of negotiate requests in any `WINDOW_MS`, whatever the server does (R17). */
const MAX_REQUESTS = 10
const WINDOW_MS = 60_000

/** A rate limiter. `waitForTurn` resolves when one more request may be sent, or rejects with the signal's reason. */
export function createNegotiateBudget(timers: Timers): {
  waitForTurn(signal: AbortSignal): Promise<void>
} {
  let sent: number[] = []
  return {
    async waitForTurn(signal) {
      for (;;) {
        signal.throwIfAborted()
        const now = timers.elapsed()
        sent = sent.filter((at) => now - at <= WINDOW_MS)
        const [oldest] = sent
        if (oldest === undefined || sent.length < MAX_REQUESTS) break
        await wait(timers, oldest + WINDOW_MS + 1 - now, signal)
      }
      sent.push(timers.elapsed())
    },
  }
}

/** Milliseconds before each further attempt, after a first start that failed and after a drop. */
const RETRY_DELAYS_MS = [0, 2000, 5000, 10_000, 30_000]
/** The first start is also attempted at once. */
const FIRST_DELAYS_MS = [0, ...RETRY_DELAYS_MS]
/** How long to wait after the server closed the connection (R17). */
const CLOSED_RETRY_DELAY_MS = 30_000
const STOP_TIMEOUT_MS = 1000
/** A first connection that took longer may have missed events: the page's data was requested before it. */
const SLOW_CONNECT_MS = 5000

/** An open connection; `closing` resolves when it ends. `isLate`: the first attempt failed, or connecting was slow. */
type Open = { closing: Promise<CloseReason>; isLate: boolean }

/** The state of the hub, and why no events arrive. */
type HubStatus = { state: HubState; trouble: HubTrouble | undefined }

type Options = {
  connect: ConnectWire
  timers: Timers
  /** Receives the server's events, and that the hub has connected. */
  events: HubEventDispatcher
  isSignedIn: () => boolean
  /** Subscribes to the tab becoming visible and the browser going online. */
  onWake: (listener: () => void) => void
}

/** The live hub of one tab (R17): never more than one connection. */
export function createHub({ connect, timers, events, isSignedIn, onWake }: Options): Hub {
  const budget = createNegotiateBudget(timers)
  const { getState, setState, subscribe } = createStore<HubStatus>(() => ({
    state: 'Disconnected',
    trouble: undefined,
  }))
  /** Ends the wait before the next attempt. */
  let endWait = () => {}
  let running: AbortController | undefined
  let wire: HubWire | undefined
  let stopped: Promise<void> = Promise.resolve()

  function change(state: HubState, trouble: HubTrouble | undefined): void {
    const before = getState()
    if (before.state !== state || before.trouble !== trouble) setState({ state, trouble })
  }

  /** Waits for `ms`, or without a limit. Resolves with whether the tab woke up meanwhile. */
  async function waitOrWake(ms: number | undefined, signal: AbortSignal): Promise<boolean> {
    const wokeUp = deferred<boolean>()
    endWait = () => wokeUp.resolve(true)
    const over = new AbortController()
    const time = ms === undefined ? [] : [wait(timers, ms, over.signal).then(() => false)]
    try {
      return await abortable(Promise.race([wokeUp.promise, ...time]), signal)
    } finally {
      over.abort()
    }
  }

  /** Makes one attempt. Resolves with undefined if it fails. */
  async function attempt(isLate: boolean, signal: AbortSignal): Promise<Open | undefined> {
    const closing = deferred<CloseReason>()
    const began = timers.elapsed()
    try {
      const options = {
        waitForTurn: () => budget.waitForTurn(signal),
        onEvent: (name: string, args: unknown[]) => signal.aborted || events.receive(name, args),
        onClosed: closing.resolve,
      }
      wire = await abortable(connect(options), signal)
      await abortable(wire.start(), signal)
      return {
        closing: closing.promise,
        isLate: isLate || timers.elapsed() - began > SLOW_CONNECT_MS,
      }
    } catch {
      signal.throwIfAborted()
      wire = undefined
      change(getState().state, 'trying')
      return undefined // the next attempt may succeed
    }
  }

  /** Attempts until one succeeds or the delays are used up. When the tab wakes up, it attempts at once, and all delays follow. */
  async function attempts(delays: number[], signal: AbortSignal): Promise<Open | undefined> {
    let remaining = delays
    for (let hasFailed = false; remaining.length > 0; hasFailed = true) {
      const [ms = 0, ...later] = remaining
      const wokeUp = ms > 0 && (await waitOrWake(ms, signal))
      remaining = wokeUp ? RETRY_DELAYS_MS : later
      const open = await attempt(hasFailed, signal)
      if (open) return open
    }
    return undefined
  }

  /** Stays connected; ends only by abort. */
  async function stayConnected(signal: AbortSignal, isRestart: boolean): Promise<never> {
    await stopped
    let hasMissedEvents = isRestart
    for (let delays = FIRST_DELAYS_MS; ; hasMissedEvents = true) {
      signal.throwIfAborted()
      if (hasMissedEvents) change('Reconnecting', 'trying')
      else change('Connecting', undefined)
      const open = await attempts(delays, signal)
      if (open) {
        change('Connected', undefined)
        events.connected()
        if (hasMissedEvents || open.isLate) events.resync()
      }
      const reason = open && (await abortable(open.closing, signal))
      wire = undefined
      delays = reason === 'dropped' ? RETRY_DELAYS_MS : FIRST_DELAYS_MS
      if (reason === 'dropped') continue
      change('Disconnected', open ? 'trying' : 'paused')
      await waitOrWake(reason === 'closed' ? CLOSED_RETRY_DELAY_MS : undefined, signal)
    }
  }

  async function disconnect(open: HubWire): Promise<void> {
    await Promise.race([open.stop().catch(() => {}), wait(timers, STOP_TIMEOUT_MS)])
    if (!running) change('Disconnected', undefined)
  }

  const wake = () => endWait()
  onWake(wake)
  return {
    state: () => getState().state,
    trouble: () => getState().trouble,
    wake,
    /** A listener that throws does not end the connection. */
    subscribe: (listener) => subscribe(isolated(listener)),
    start(isRestart = false) {
      if (running || !isSignedIn()) return
      running = new AbortController()
      stayConnected(running.signal, isRestart).catch(() => {}) // stopped
    },
    stop() {
      if (!running) return
      const open = wire
      running.abort(abortError('The hub was stopped.'))
      running = undefined
      wire = undefined
      events.clear()
      if (!open) return change('Disconnected', undefined)
      change('Disconnecting', undefined)
      stopped = disconnect(open)
    },
  }
}
