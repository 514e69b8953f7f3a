import { expect, test } from 'vitest'
import { blockReload, untilReloadIsSafe } from './before-reload'
import { settle } from './timers.fake'

test('a reload waits until nothing blocks it (R12)', async () => {
  const first = blockReload()
  const second = blockReload()
  let free = false
  void untilReloadIsSafe().then(() => (free = true))
  first()
  first()
  await settle()
  expect(free).toBe(false)
  second()
  await settle()
  expect(free).toBe(true)
})
