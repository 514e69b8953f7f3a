import { abortError } from '~/lib/abort'
import type { Timers } from '~/lib/timers'
import type { Lock } from '~/platform/lock'
import { HEARTBEAT_TIMEOUT_MS, type LockHeartbeat } from './lock-heartbeat'

const NAME = 'auth-refresh'
const CHECK_INTERVAL_MS = 1000
/** A refresh times out after 30 s, so that waiting longer than 35 s is useless (R1). */
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
