import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './after-paint'

afterEach(() => vi.unstubAllGlobals())

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

test('work waits for the idle moment, and for a second at most', async () => {
  const idle = vi.fn<typeof requestIdleCallback>(() => 1)
  vi.stubGlobal('requestIdleCallback', idle)
  const work = vi.fn()
  whenIdle(work)
  await frame()
  await vi.waitFor(() => expect(idle).toHaveBeenCalledWith(work, { timeout: 1000 }))
  expect(work).not.toHaveBeenCalled()
})

test('work that is canceled before its idle moment does not run', async () => {
  const called = vi.fn()
  vi.stubGlobal('requestIdleCallback', () => 7)
  vi.stubGlobal('cancelIdleCallback', called)
  const cancel = whenIdle(vi.fn())
  await frame()
  await frame()
  cancel()
  expect(called).toHaveBeenCalledWith(7)
})

test('work that is canceled before the paint does not run', async () => {
  const work = vi.fn()
  whenIdle(work)()
  await frame()
  await frame()
  expect(work).not.toHaveBeenCalled()
})

test('without requestIdleCallback, work runs after the paint', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const work = vi.fn()
  whenIdle(work)
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})
