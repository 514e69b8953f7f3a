import { expect, test, vi } from 'vitest'
import { createConditions, NO_CONDITIONS } from './conditions'

/** Timers that fire at once, and the delays they were set to. */
function instantTimers() {
  const after = vi.fn((_ms: number, run: () => void) => {
    run()
    return () => {}
  })
  return {
    waits: () => after.mock.calls.map(([ms]) => ms),
    timers: { after, every: () => () => {} },
  }
}

test('without settings a request is neither delayed nor refused', async () => {
  const { waits, timers } = instantTimers()
  const conditions = createConditions({}, timers)
  expect(conditions.current()).toEqual(NO_CONDITIONS)
  expect(await conditions.travel()).toBe(true)
  expect(waits()).toEqual([])
})

test('latency varies to either side by the jitter, and the same way every time', async () => {
  const run = async () => {
    const { waits, timers } = instantTimers()
    const conditions = createConditions({ latencyMs: 400, jitter: 25 }, timers)
    for (let time = 0; time < 50; time += 1) await conditions.travel()
    return waits()
  }
  const waits = await run()
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(300)
  expect(Math.max(...waits)).toBeLessThanOrEqual(500)
  expect(new Set(waits).size).toBeGreaterThan(10)
  expect(await run()).toEqual(waits)
})

test('a change calls the listeners and applies from the next request; a signal lost on the way loses the request', async () => {
  const onChange = vi.fn()
  let arrive = () => {}
  const after = (_ms: number, run: () => void) => {
    arrive = run
    return () => {}
  }
  const conditions = createConditions({ latencyMs: 100 }, { after, every: () => () => {} })
  const stop = conditions.onChange(onChange)
  const pending = conditions.travel()
  conditions.change({ isOffline: true })
  arrive()
  expect(await pending).toBe(false)
  expect(await conditions.travel()).toBe(false)
  stop()
  conditions.change({ isOffline: false })
  expect(onChange).toHaveBeenCalledOnce()
  expect(conditions.current().latencyMs).toBe(100)
})
