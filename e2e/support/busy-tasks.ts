import type { Page } from '@playwright/test'

type TraceEvent = {
  name: string
  cat: string
  ph: string
  pid: number
  tid: number
  /** Microseconds by the clock (`dur`), and of processor time (`tdur`). */
  dur?: number
  tdur?: number
  args?: { name?: string }
}

const TASKS = 'disabled-by-default-devtools.timeline,devtools.timeline,toplevel,__metadata'

/** One task of the page's main thread: its time by the clock and its processor time, in milliseconds. */
export type BusyTask = { took: number; busy: number }

/**
 * The tasks of the page while `work` runs, the busiest first. On a machine that does other things meanwhile, compare the
 * processor times, since by the clock a task also waits for its turn.
 */
export async function busyTasks(page: Page, work: () => Promise<void>): Promise<BusyTask[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser to trace.')
  await browser.startTracing(page, { categories: TASKS.split(',') })
  await work()
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  return trace.traceEvents
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid}/${tid}`),
    )
    .map(({ dur = 0, tdur = 0 }) => ({ took: dur / 1000, busy: tdur / 1000 }))
    .toSorted((one, other) => other.busy - one.busy)
}
