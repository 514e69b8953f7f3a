import { expect, test } from 'vitest'
import { call, NORA, openWorld } from '../../testing'

const NEGOTIATE = '/hubs/linx/negotiate'

test('negotiateHub: a signed-in golfer gets the connection details', async () => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'POST', `${NEGOTIATE}?negotiateVersion=1`, {
    as: NORA,
  })
  expect(status).toBe(200)
  expect(json).toMatchObject({ negotiateVersion: 1 })
  const { connectionToken }: { connectionToken: string } = json
  expect(backend.hub.find(connectionToken)).toMatchObject({ userId: 1 })
  expect(json).not.toHaveProperty('useStatefulReconnect')
})

test('negotiateHub: a client that keeps a buffer over reconnects gets that', async () => {
  const path = `${NEGOTIATE}?negotiateVersion=1&useStatefulReconnect=true`
  const { json } = await call(await openWorld(), 'POST', path, { as: NORA })
  expect(json).toMatchObject({ useStatefulReconnect: true })
})

test('negotiateHub: the token may be in the query', async () => {
  const backend = await openWorld()
  const { accessToken } = await backend.signIn(NORA)
  const path = `${NEGOTIATE}?negotiateVersion=1&access_token=${encodeURIComponent(accessToken)}`
  expect((await call(backend, 'POST', path)).status).toBe(200)
  const elsewhere = `/api/user/current?access_token=${encodeURIComponent(accessToken)}`
  expect((await call(backend, 'GET', elsewhere)).status).toBe(401)
})

test('negotiateHub: a missing or expired token gets 401', async () => {
  const backend = await openWorld()
  expect((await call(backend, 'POST', NEGOTIATE)).status).toBe(401)
  const { accessToken } = await backend.signIn(NORA)
  backend.clock.advance(3_600_000)
  const headers = { Authorization: `Bearer ${accessToken}` }
  expect((await call(backend, 'POST', NEGOTIATE, { headers })).status).toBe(401)
})

test('negotiateHub: a refused hub answers with the given status until it is allowed again', async () => {
  const backend = await openWorld()
  backend.hub.refuse(404)
  expect((await call(backend, 'POST', NEGOTIATE, { as: NORA })).status).toBe(404)
  backend.hub.allow()
  expect((await call(backend, 'POST', NEGOTIATE, { as: NORA })).status).toBe(200)
})
