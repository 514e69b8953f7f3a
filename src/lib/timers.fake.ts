import { onTestFinished, vi } from 'vitest'
import type { Timers } from './timers'

export type FakeTimers = Timers & {
  /** Moves time by `ms`, running what falls due in order and letting promises settle in between. */
  advance(ms: number): Promise<void>
  /** The number of pending calls; 0 means that nothing was left behind. */
  waiting(): number
}

/** Lets everything finish that waits only for promises. A message comes sooner than a timer, which waits a millisecond or more. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })

/** Timers that a test advances by hand. */
export function createFakeTimers(): FakeTimers {
  let elapsed = 0
  let number = 0
  const due = new Map<number, { at: number; run: () => void }>()

  const next = (until: number) =>
    [...due]
      .filter(([, { at }]) => at <= until)
      .toSorted((a, b) => a[1].at - b[1].at || a[0] - b[0])[0]

  return {
    after(ms, run) {
      const id = number++
      due.set(id, { at: elapsed + ms, run })
      return () => void due.delete(id)
    },
    elapsed: () => elapsed,
    waiting: () => due.size,
    async advance(ms) {
      const until = elapsed + ms
      await settle()
      for (let entry = next(until); entry; entry = next(until)) {
        const [id, { at, run }] = entry
        due.delete(id)
        elapsed = Math.max(elapsed, at)
        run()
        await settle()
      }
      elapsed = until
    },
  }
}

/**
 * Runs the page's timers at their usual pace until the end of the test. The returned function moves them ahead by `ms`, so that
 * a test need not wait.
 */
export function skippableTimers(): (ms: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return (ms) => vi.advanceTimersByTimeAsync(ms)
}
