import { expect, test } from 'vitest'
import { createFakeTimers } from '~/lib/timers.fake'
import { createHubEvents } from './hub-events'

test('new entries are fetched a moment after the hub’s event, once for a burst: a replica may be late (DIA-04)', async () => {
  const timers = createFakeTimers()
  const events = createHubEvents(timers)
  let fetches = 0
  events.on('ReceiveLinxUpdate', () => (fetches += 1))
  events.receive('ReceiveLinxUpdate', [])
  events.receive('ReceiveLinxUpdate', [])
  await timers.advance(250)
  expect(fetches).toBe(0)
  await timers.advance(250)
  expect(fetches).toBe(1)
})
