import { now } from '~/lib/clock'
import type { Timers } from '~/lib/timers'
import type { KeyValueStorage } from '~/platform/storage/storage'

const KEY = 'refresh_alive'
const HEARTBEAT_INTERVAL_MS = 1000
/** A tab without a heartbeat for this long counts as gone (R1). */
export const HEARTBEAT_TIMEOUT_MS = 5000

/** The heartbeat that a refreshing tab writes to storage for the others (R1). */
export type LockHeartbeat = {
  /** Starts the heartbeat; returns a function that stops it. */
  start(): () => void
  /** The value of the last heartbeat; any change means that the tab is alive. */
  last(): string | undefined
  /** Whether there was a heartbeat within the timeout. */
  isAlive(): boolean
}

export function createLockHeartbeat(storage: KeyValueStorage, timers: Timers): LockHeartbeat {
  return {
    start() {
      let own = ''
      let cancelTimer = () => {}
      let beats = 0
      const beat = () => {
        own = `${now()}.${(beats += 1)}` // a new value each time, even if the clock does not advance (R13)
        storage.set(KEY, own)
        cancelTimer = timers.after(HEARTBEAT_INTERVAL_MS, beat)
      }
      beat()
      return () => {
        cancelTimer()
        if (storage.get(KEY) === own) storage.remove(KEY)
      }
    },
    last: () => storage.get(KEY),
    isAlive() {
      const beat = storage.get(KEY)
      return (
        beat !== undefined && Math.abs(now() - Number.parseInt(beat, 10)) < HEARTBEAT_TIMEOUT_MS
      )
    },
  }
}
