import { expect, test } from 'vitest'
import { beforeReload } from './before-reload'
import { settle } from './timers.fake'
import { beginUnfinished } from './unfinished'

test('a reload waits for everything that was begun (R12)', async () => {
  const first = beginUnfinished()
  const second = beginUnfinished()
  let free = false
  void beforeReload.settle().then(() => (free = true))
  first()
  first()
  await settle()
  expect(free).toBe(false)
  second()
  await settle()
  expect(free).toBe(true)
})
