import type { DialectHabit } from './dialect'
import { createDice } from './dice'
import { Problem } from '../lib/problem'
import { likeFirst } from '../lib/text'

/** A simulated fault of one operation. */
export type Fault = {
  /** The status returned instead of running the operation. 500 if only a message is given, 200 if only a body. */
  status?: number
  message?: string
  /** The response body exactly as sent, JSON or not. */
  body?: string
  /** Content type of the response. */
  type?: string
  headers?: Record<string, string>
  /** Leaves out the status text ('Bad Gateway'), as HTTP/2 servers do. */
  wordless?: boolean
  /** Delays the response; the operation has run by then. */
  delayMs?: number
  /** Limits how fast the request's body arrives; the operation runs once it has arrived. */
  uploadBytesPerSecond?: number
  /** Cuts the connection before anything is done, or after it was done (only the answer is lost). */
  drop?: 'before' | 'after'
  /** Only on a connection that has carried a request before: a browser resends a request that is cut there, even a POST. */
  onReusedConnection?: boolean
  /** Sends this many bytes of the body, then cuts the connection. */
  sendBytes?: number
  /** The operation runs, and every text in its response is replaced by an attacker's (SEC-01). */
  hostile?: boolean
  /** The response shows this habit of real hosts. */
  dialect?: DialectHabit
  /** How many requests it affects; all when absent. */
  times?: number
  /** The share of requests it affects, 0 to 1; the same requests in each run. All when absent. */
  share?: number
}

/** The faults of a world, by operation. */
export type Faults = {
  /** Replaces the operation's fault; a number is a status, '*' is every operation. */
  set(operationId: string, fault: Fault | number): void
  /** Removes the fault of one operation, or all faults. */
  clear(operationId?: string): void
  /** The fault that applies to one exchange, if any; uses up one of its `times`. */
  take(
    operationId: string,
    exchange?: { isConnectionReused?: boolean | undefined },
  ): Fault | undefined
  list(): { operationId: string; fault: Fault }[]
  /**
   * Whether a fault is set that cuts connections, and not only reused ones. The server then reuses no connection, because a
   * browser resends a request that is cut on a reused one.
   */
  needFreshConnections(): boolean
  /** Calls the listener after each `set`. Returns an unsubscribe function. */
  onSet(listener: () => void): () => void
}

/** `set` and `clear` throw a Problem 400 for an unknown operation, `set` also for an impossible status. */
export function createFaults(operationIds: readonly string[]): Faults {
  const dice = createDice(1)
  const set = new Map<string, Fault>()
  const listeners = new Set<() => void>()
  const known = new Set([...operationIds, '*'])
  function expectKnown(operationId: string): void {
    if (known.has(operationId)) return
    const names = [...likeFirst(operationIds, operationId), '*'].join(', ')
    throw new Problem(400, `Unknown operation ${operationId}. Known: ${names}.`)
  }
  return {
    set(operationId, wanted) {
      expectKnown(operationId)
      const fault = typeof wanted === 'number' ? { status: wanted } : { ...wanted }
      if (fault.status !== undefined && !isStatus(fault.status)) {
        throw new Problem(400, `A fault cannot answer with status ${fault.status}.`)
      }
      set.set(operationId, fault)
      listeners.forEach((listener) => listener())
    },
    clear(operationId) {
      if (operationId === undefined) return set.clear()
      expectKnown(operationId)
      set.delete(operationId)
    },
    take(operationId, { isConnectionReused = false } = {}) {
      const name = set.has(operationId) ? operationId : '*'
      const fault = set.get(name)
      if (fault?.onReusedConnection && !isConnectionReused) return undefined
      if (fault?.share !== undefined && dice.next() >= fault.share) return undefined
      if (!fault || fault.times === undefined) return fault
      if (fault.times <= 1) set.delete(name)
      else set.set(name, { ...fault, times: fault.times - 1 })
      return fault.times > 0 ? fault : undefined
    },
    list: () => [...set].map(([operationId, fault]) => ({ operationId, fault })),
    needFreshConnections: () =>
      [...set.values()].some(({ drop, onReusedConnection }) => drop && !onReusedConnection),
    onSet(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether a `Response` can have this status; one with 1xx cannot be constructed. */
const isStatus = (status: number): boolean =>
  Number.isInteger(status) && status >= 200 && status <= 599
