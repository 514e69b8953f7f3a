import { expect, test } from 'vitest'
import { catchReported } from '~/lib/listeners.fake'
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

test('a listener that throws does not stop the others, and its error is reported (HUB-07)', () => {
  const events = createHubEvents(createFakeTimers())
  const reported = catchReported()
  const error = new Error('a handler that throws')
  events.on('ReceiveFollowRequestsUpdate', () => {
    throw error
  })
  const counts: number[] = []
  events.on('ReceiveFollowRequestsUpdate', (count) => counts.push(count))
  events.receive('ReceiveFollowRequestsUpdate', [3])
  expect(counts).toEqual([3])
  expect(reported).toEqual([error])
})
