import { expect, test } from 'vitest'
import { call, HAL, NORA, OLA, openWorld } from '../../testing'

const CURRENT = '/api/user/current'

test("getCurrentUser: is the signed-in golfer's own record", async () => {
  const { status, json } = await call(await openWorld(), 'GET', CURRENT, { as: NORA })
  expect([status, json]).toEqual([
    200,
    {
      us_id: 1,
      us_email: NORA,
      us_firstname: 'Nora',
      us_lastname: 'Whitcombe',
      us_city: 'Boulder',
      us_state: 'CO',
      us_gender: 'F',
      us_private: true,
      us_ghinnumber: 1034567,
      us_picture_url: '/api/profile/picture/1',
      us_lastnotify: '2026-06-13T17:30:00.000+00:00',
      session_id: null,
    },
  ])
})

test('getCurrentUser: without a picture, a number or a look at the feed those are null', async () => {
  const backend = await openWorld()
  const hal = await call(backend, 'GET', CURRENT, { as: HAL })
  expect(hal.json).toMatchObject({ us_picture_url: null, us_lastnotify: null, us_private: false })
  const ola = await call(backend, 'GET', CURRENT, { as: OLA })
  expect(ola.json).toMatchObject({ us_ghinnumber: null, us_private: true })
})

test('getCurrentUser: New-Session opens a session id, another one each time', async () => {
  const backend = await openWorld()
  const options = { as: NORA, headers: { 'New-Session': 'true' } }
  const first: { session_id: string } = (await call(backend, 'GET', CURRENT, options)).json
  const second: { session_id: string } = (await call(backend, 'GET', CURRENT, options)).json
  expect(first.session_id).toMatch(/^s-\d+$/)
  expect(second.session_id).not.toBe(first.session_id)
})

test('getCurrentUser: a golfer whose account is gone is refused', async () => {
  const backend = await openWorld()
  const { accessToken } = await backend.signIn(NORA)
  backend.db.users.remove(1)
  const headers = { Authorization: `Bearer ${accessToken}` }
  expect((await call(backend, 'GET', CURRENT, { headers })).status).toBe(401)
})
