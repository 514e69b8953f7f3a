import { expect, test } from 'vitest'
import { createFakeTimers } from '~/lib/timers.fake'
import { createNegotiateBudget } from './create-hub'

test('ten at once, the eleventh not before the first is 60 s old', async () => {
  const timers = createFakeTimers()
  const budget = createNegotiateBudget(timers)
  const { signal } = new AbortController()
  for (let request = 0; request < 10; request += 1) await budget.waitForTurn(signal)
  await timers.advance(59_000)
  let granted = false
  const turn = budget.waitForTurn(signal).finally(() => {
    granted = true
  })
  await timers.advance(1000)
  expect(granted).toBe(false)
  await timers.advance(1)
  await turn
  expect(granted).toBe(true)
})

test('an aborted turn to negotiate stops waiting', async () => {
  const timers = createFakeTimers()
  const budget = createNegotiateBudget(timers)
  const stop = new AbortController()
  for (let request = 0; request < 10; request += 1) await budget.waitForTurn(stop.signal)
  const turn = budget.waitForTurn(stop.signal).catch((error: unknown) => error)
  stop.abort()
  expect(await turn).toBe(stop.signal.reason)
  expect(timers.waiting()).toBe(0)
})
