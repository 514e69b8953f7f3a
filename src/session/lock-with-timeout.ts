import { abortError } from '~/lib/abort'
import type { Timers } from '~/lib/timers'
import type { Lock } from '~/platform/lock'
import { SILENCE_MS, type Pulse } from './lock-heartbeat'

const NAME = 'auth-refresh'
const LOOK_MS = 1000
/** A refresh ends after 30 s by itself; whoever still waits after 35 s waits for nothing (R1). */
const LONGEST_WAIT_MS = 35_000
/** A tab that gave up waiting queues at a further lock, so that those who gave up do not all refresh at once. */
const LOCKS = 3

/** Runs the work while no other tab runs its own, or as soon as it is seen that another has `done` it. */
export type PatientLock = (work: () => Promise<void>, done?: () => boolean) => Promise<void>

type Options = { lock: Lock; timers: Timers; pulse: Pulse }

/**
 * The browser-wide lock of R1. Waiting ends when the holder has shown no sign of life for 5 s, at the latest after
 * 35 s; the lock itself is never taken away from its holder.
 */
export function createPatientLock({ lock, timers, pulse }: Options): PatientLock {
  /** Calls `giveUp` when the holder seems gone, or there is nothing left to wait for. */
  function watch(done: () => boolean, giveUp: () => void): () => void {
    const began = timers.elapsed()
    let [sign, since] = [pulse.last(), began]
    let endWait = () => {}
    const look = () => {
      const seen = pulse.last()
      if (seen !== sign) [sign, since] = [seen, timers.elapsed()]
      const silent = timers.elapsed() - since >= SILENCE_MS
      if (silent || timers.elapsed() - began >= LONGEST_WAIT_MS || done()) giveUp()
      else endWait = timers.after(LOOK_MS, look)
    }
    endWait = timers.after(LOOK_MS, look)
    return () => endWait()
  }

  async function run(
    work: () => Promise<void>,
    done: () => boolean,
    number: number,
  ): Promise<void> {
    if (!lock.isShared || number === LOCKS || (number > 0 && done())) return work()
    const waiting = new AbortController()
    let granted = false
    const endWatch = watch(done, () => waiting.abort(abortError('Waited long enough.')))
    try {
      await lock.request(
        `${NAME}-${number}`,
        () => {
          granted = true
          endWatch()
          return work()
        },
        waiting.signal,
      )
    } catch (error) {
      if (granted) throw error
      // Not given up but refused: a browser that blocks storage may block its locks as well.
      await (waiting.signal.aborted ? run(work, done, number + 1) : work())
    } finally {
      endWatch()
    }
  }
  return (work, done = () => false) => run(work, done, 0)
}
