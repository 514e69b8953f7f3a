import { expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { END, HANDSHAKE, negotiated, say } from './connection.fixture'

test('connectHub: long polling: empty at once, then what there is to say', async () => {
  const backend = await openWorld()
  const address = await negotiated(backend, NORA)
  const first = await call(backend, 'GET', `${address}&_=1781388000000`, { as: NORA })
  expect([first.status, await first.response.text()]).toEqual([200, ''])
  expect(first.response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  await say(backend, address, NORA, HANDSHAKE)
  const second = await call(backend, 'GET', address, { as: NORA })
  expect(await second.response.text()).toBe(`{}${END}`)
  expect(backend.contract.coverage).toMatchObject({ connectHub: { 200: 2 } })
})

test('connectHub: server-sent events: an open stream, whose reader can leave', async () => {
  const backend = await openWorld()
  const { accessToken } = await backend.signIn(NORA)
  const address = await negotiated(backend, NORA)
  const response = await backend.handle(
    new Request(`http://golf.test${address}&access_token=${encodeURIComponent(accessToken)}`, {
      headers: { Accept: 'text/event-stream' },
    }),
  )
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  const reader = response.body?.getReader()
  const readChunk = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await readChunk()).toBe(':\r\n\r\n')
  await say(backend, address, NORA, HANDSHAKE)
  expect(await readChunk()).toBe(`data: {}${END}\r\n\r\n`)
  expect(backend.hub.connections()).toBe(1)
  await reader?.cancel()
  expect(backend.hub.connections()).toBe(0)
})

test('connectHub: a poll that is cut is neither a response nor a violation', async () => {
  const backend = await openWorld()
  const address = await negotiated(backend, NORA)
  await call(backend, 'GET', address, { as: NORA })
  const held = call(backend, 'GET', address, { as: NORA })
  await expect.poll(() => backend.journal.entries.length).toBe(3)
  backend.hub.drop()
  expect((await held).response.type).toBe('error')
  expect(backend.contract.coverage).toMatchObject({ connectHub: { 200: 1 } })
})

test('connectHub: an unknown connection, and another golfer’s, are 404 in plain text', async () => {
  const backend = await openWorld()
  const address = await negotiated(backend, NORA)
  for (const [path, as] of [
    [address, MARCUS],
    ['/hubs/linx?id=t-none', NORA],
  ] as const) {
    const { status, response } = await call(backend, 'GET', path, { as })
    expect([status, await response.text()]).toEqual([404, 'No Connection with that ID'])
  }
})

test('connectHub: a refused hub answers with the given status', async () => {
  const backend = await openWorld()
  const address = await negotiated(backend, NORA)
  backend.hub.refuse(418)
  const { status, json } = await call(backend, 'GET', address, { as: NORA })
  expect([status, json]).toEqual([418, { message: 'The live hub is closed.', status: 418 }])
})

test('connectHub: without an id it is 400, without a token 401', async () => {
  const backend = await openWorld()
  const answered = await call(backend, 'GET', '/hubs/linx', { as: NORA, isInvalid: true })
  expect([answered.status, answered.json]).toEqual([
    400,
    { message: 'id is missing.', status: 400 },
  ])
  expect((await call(backend, 'GET', await negotiated(backend, NORA))).status).toBe(401)
})

test('connectHub: a fault reaches the hub like any operation', async () => {
  const backend = await openWorld()
  const address = await negotiated(backend, NORA)
  backend.faults.set('connectHub', 503)
  expect((await call(backend, 'GET', address, { as: NORA })).status).toBe(503)
})
