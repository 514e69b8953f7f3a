import { expect, test } from 'vitest'
import { createFakeTimers } from '~/lib/timers.fake'
import { createHubEvents } from './hub-events'

test('news is fetched a moment after the hub told of it, once for a burst: a replica may be late (DIA-04)', async () => {
  const timers = createFakeTimers()
  const desk = createHubEvents(timers)
  let fetches = 0
  desk.on('ReceiveLinxUpdate', () => (fetches += 1))
  desk.receive('ReceiveLinxUpdate', [])
  desk.receive('ReceiveLinxUpdate', [])
  await timers.advance(250)
  expect(fetches).toBe(0)
  await timers.advance(250)
  expect(fetches).toBe(1)
})
