import { now } from '~/lib/clock'
import type { Timers } from '~/lib/timers'
import type { KeyValueStorage } from '~/platform/storage'

const KEY = 'refresh_alive'
const HEARTBEAT_INTERVAL_MS = 1000
/** A tab that has shown no sign of life for so long counts as gone (R1). */
export const HEARTBEAT_TIMEOUT_MS = 5000

/** The sign of life a refreshing tab leaves in storage for the others (R1). */
export type LockHeartbeat = {
  /** Beats until the answer is called. */
  start(): () => void
  /** What the last beat left; any change is a sign of life. */
  last(): string | undefined
  /** Whether a tab beat lately. */
  isAlive(): boolean
}

export function createLockHeartbeat(storage: KeyValueStorage, timers: Timers): LockHeartbeat {
  return {
    start() {
      let own = ''
      let cancelTimer = () => {}
      let beats = 0
      const beat = () => {
        own = `${now()}.${(beats += 1)}` // another text each time, also when the clock stands still (R13)
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
