import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const NEVER = new Promise<never>(() => {})

beforeEach(() => {
  vi.resetModules() // as in a new page
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A page's loaders, and those that have finished. */
async function aPage() {
  const { startScreen } = await import('~/lib/first-screen')
  const { waitAtStart } = await import('./linx-load')
  const isShown = vi.spyOn(startScreen, 'isShown').mockReturnValue(true)
  const ended: string[] = []
  return {
    ended,
    leaveStart: () => void isShown.mockReturnValue(false),
    run: (name: string, data: Promise<unknown> = NEVER) => {
      const wait = waitAtStart(data)
      void wait?.then(() => ended.push(name))
      return wait
    },
  }
}

test('the start waits four seconds in total, however often the loaders run', async () => {
  const { ended, run } = await aPage()
  void run('first')
  await vi.advanceTimersByTimeAsync(3900)
  void run('second')
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).toEqual(['first', 'second'])
  void run('third')
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toEqual(['first', 'second', 'third'])
})

test('the start waits only until its data has loaded', async () => {
  const { ended, run } = await aPage()
  void run('first')
  void run('second', Promise.resolve())
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toEqual(['second'])
})

test('a visit after the start does not wait', async () => {
  const { run, leaveStart } = await aPage()
  const first = run('first', Promise.resolve())
  leaveStart()
  expect(run('later')).toBeNull()
  expect(await first).toBeNull()
})
