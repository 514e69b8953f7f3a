import { expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld } from '../../testing'

test('updateLastNotify: records the present moment, for the signed-in golfer only', async () => {
  const backend = await openWorld()
  const marcus = backend.db.users.get(2)?.lastNotifyAt
  backend.clock.advance(5000)
  const { status, json } = await call(backend, 'POST', '/api/linx/update-us_last_notify', {
    as: NORA,
  })
  const timestamp = '2026-06-13T23:30:05.000+00:00'
  expect([status, json]).toEqual([200, { timestamp }])
  const current = await call(backend, 'GET', '/api/user/current', { as: NORA })
  expect(current.json).toMatchObject({ us_lastnotify: timestamp })
  expect(backend.db.users.get(2)?.lastNotifyAt).toBe(marcus)
  await call(backend, 'POST', '/api/linx/update-us_last_notify', { as: MARCUS })
  expect(backend.db.users.get(2)?.lastNotifyAt).toBe(backend.clock.now())
})
