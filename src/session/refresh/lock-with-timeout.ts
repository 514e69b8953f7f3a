import { abortError } from '~/lib/abort'
import { now } from '~/lib/clock'
import type { Timers } from '~/lib/timers'
import type { Lock } from '~/platform/lock'
import type { LocalOrCookieStorage } from '~/platform/storage/storage'

const HEARTBEAT_KEY = 'refresh_alive'
const HEARTBEAT_INTERVAL_MS = 1000
/** A tab without a heartbeat for this long, in milliseconds, counts as gone (R1). */
const HEARTBEAT_TIMEOUT_MS = 5000

/** The heartbeat that a refreshing tab writes to storage for the others (R1). */
export type LockHeartbeat = {
  /** Starts the heartbeat; returns a function that stops it. */
  start(): () => void
  /** The value of the last heartbeat; any change means that the tab is alive. */
  last(): string | undefined
  /** Whether there was a heartbeat within the timeout. */
  isAlive(): boolean
}

/** Creates the heartbeat of a tab, which does not run until it is started. */
export function createLockHeartbeat(storage: LocalOrCookieStorage, timers: Timers): LockHeartbeat {
  return {
    start() {
      let own = ''
      let cancelTimer = () => {}
      let beats = 0
      const beat = () => {
        own = `${now()}.${(beats += 1)}` // a new value each time, even if the clock does not advance (R13)
        storage.set(HEARTBEAT_KEY, own)
        cancelTimer = timers.after(HEARTBEAT_INTERVAL_MS, beat)
      }
      beat()
      return () => {
        cancelTimer()
        if (storage.get(HEARTBEAT_KEY) === own) storage.remove(HEARTBEAT_KEY)
      }
    },
    last: () => storage.get(HEARTBEAT_KEY),
    isAlive() {
      const beat = storage.get(HEARTBEAT_KEY)
      return (
        beat !== undefined && Math.abs(now() - Number.parseInt(beat, 10)) < HEARTBEAT_TIMEOUT_MS
      )
    },
  }
}

const NAME = 'auth-refresh'
const CHECK_INTERVAL_MS = 1000
/** A refresh times out after 30 s, so waiting for longer than 35 s is pointless (R1). */
const MAX_WAIT_MS = 35_000
/** A tab that gave up waiting queues at the next lock, so that these tabs do not all refresh at once. */
const MAX_LOCKS = 3

/** Runs the work while no other tab runs its own, or as soon as `isDone` returns true. */
export type LockWithTimeout = (work: () => Promise<void>, isDone?: () => boolean) => Promise<void>

type Options = { lock: Lock; timers: Timers; heartbeat: LockHeartbeat }

/**
 * The browser-wide lock of R1. Waiting ends when the holder has had no heartbeat for 5 s, at the latest after 35 s; the lock
 * itself is never taken from its holder.
 */
export function createLockWithTimeout({ lock, timers, heartbeat }: Options): LockWithTimeout {
  /** Calls `giveUp` when the holder seems gone, or the work is done. */
  function watch(isDone: () => boolean, giveUp: () => void): () => void {
    const began = timers.elapsed()
    let [lastBeat, since] = [heartbeat.last(), began]
    let cancelTimer = () => {}
    const check = () => {
      const seen = heartbeat.last()
      if (seen !== lastBeat) [lastBeat, since] = [seen, timers.elapsed()]
      const isSilent = timers.elapsed() - since >= HEARTBEAT_TIMEOUT_MS
      if (isSilent || timers.elapsed() - began >= MAX_WAIT_MS || isDone()) giveUp()
      else cancelTimer = timers.after(CHECK_INTERVAL_MS, check)
    }
    cancelTimer = timers.after(CHECK_INTERVAL_MS, check)
    return () => cancelTimer()
  }

  async function run(
    work: () => Promise<void>,
    isDone: () => boolean,
    number: number,
  ): Promise<void> {
    if (!lock.isShared || number === MAX_LOCKS || (number > 0 && isDone())) return work()
    const waiting = new AbortController()
    let wasGranted = false
    const endWatch = watch(isDone, () => waiting.abort(abortError('Waited long enough.')))
    try {
      await lock.request(
        `${NAME}-${number}`,
        () => {
          wasGranted = true
          endWatch()
          return work()
        },
        waiting.signal,
      )
    } catch (error) {
      if (wasGranted) throw error
      // Not a timeout but a refusal: a browser that blocks storage may block its locks as well.
      await (waiting.signal.aborted ? run(work, isDone, number + 1) : work())
    } finally {
      endWatch()
    }
  }
  return (work, isDone = () => false) => run(work, isDone, 0)
}
