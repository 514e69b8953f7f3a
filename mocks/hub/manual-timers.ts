import type { Timers } from './timers'

/** Timers that fire only when a test advances the time. */
export type ManualTimers = Timers & {
  advance(ms: number): void
  /** The number of pending timers; 0 proves that none was left behind. */
  pending(): number
}

/** Creates timers that a test moves by hand. */
export function manualTimers(): ManualTimers {
  const jobs = new Map<object, { at: number; run: () => void; every: number | undefined }>()
  let now = 0
  const add = (ms: number, run: () => void, every?: number) => {
    const key = {}
    jobs.set(key, { at: now + ms, run, every })
    return () => void jobs.delete(key)
  }
  const next = (until: number) =>
    [...jobs].filter(([, job]) => job.at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0]
  return {
    after: (ms, run) => add(ms, run),
    every: (ms, run) => add(ms, run, ms),
    advance(ms) {
      const until = now + ms
      for (let due = next(until); due; due = next(until)) {
        const [key, job] = due
        now = job.at
        if (job.every === undefined) jobs.delete(key)
        else job.at += job.every
        job.run()
      }
      now = until
    },
    pending: () => jobs.size,
  }
}
