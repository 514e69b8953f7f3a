import { afterEach, expect, test } from 'vitest'
import { READY_MS } from './connection'
import { RECORD_END } from './frames'
import { createHub, type Hub } from './hub'
import { manualTimers, type ManualTimers } from './manual-timers'
import { POLL_MS } from './poll-wire'

const NORA = 1
const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`
const update = `{"type":1,"target":"ReceiveLinxUpdate","arguments":[]}${RECORD_END}`

let open: Hub[] = []
afterEach(() => {
  open.forEach((hub) => hub.close())
  open = []
})

function setUp(): { hub: Hub; timers: ManualTimers; token: string } {
  const timers = manualTimers()
  let ids = 0
  const newId = () => String((ids += 1))
  const hub = createHub({ userOf: (token) => Number(token) || undefined, newId, timers })
  open.push(hub)
  return { hub, timers, token: hub.negotiate(NORA, { stateful: false }).connectionToken }
}

type Extra = { as?: string; accept?: string; body?: string; signal?: AbortSignal }

function call(
  hub: Hub,
  method: string,
  id: string,
  { as = '1', accept = '*/*', body, signal }: Extra = {},
) {
  const init = {
    method,
    headers: { Authorization: `Bearer ${as}`, Accept: accept },
    body: body ?? null,
  }
  const address = `http://golf.test/hubs/linx?id=${id}`
  return hub.handle(new Request(address, { ...init, ...(signal && { signal }) }))
}

/** Opens a long-polling connection that has completed its handshake. */
async function polling() {
  const world = setUp()
  const { hub, timers, token } = world
  await call(hub, 'GET', token)
  await call(hub, 'POST', token, { body: HANDSHAKE })
  timers.advance(READY_MS)
  expect(await (await call(hub, 'GET', token)).text()).toBe(`{}${RECORD_END}`)
  return world
}

test.each([
  ['without a token', { as: '' }, 401],
  ['as another golfer', { as: '2' }, 404],
])('a connection %s is refused', async (_, extra, status) => {
  const { hub, token } = setUp()
  expect((await call(hub, 'GET', token, extra)).status).toBe(status)
})

test('an id that was not negotiated is not found, an unknown method not allowed', async () => {
  const { hub, token } = setUp()
  expect((await call(hub, 'GET', 't-none')).status).toBe(404)
  expect((await call(hub, 'PUT', token)).status).toBe(405)
})

test('the token may be in the query', async () => {
  const { hub, token } = setUp()
  const address = `http://golf.test/hubs/linx?id=${token}&access_token=1`
  expect((await hub.handle(new Request(address))).status).toBe(200)
})

test('a hub that refuses lets no negotiated connection in either', async () => {
  const { hub, token } = setUp()
  hub.refuse(503)
  expect((await call(hub, 'GET', token)).status).toBe(503)
})

test('long polling: the first poll is empty and immediate, the next one waits for news', async () => {
  const { hub, token } = setUp()
  expect(await (await call(hub, 'GET', token)).text()).toBe('')
  await call(hub, 'POST', token, { body: HANDSHAKE })
  expect(await (await call(hub, 'GET', token)).text()).toBe(`{}${RECORD_END}`)
})

test('long polling: a held poll is answered by the event, or empty after 90 s', async () => {
  const { hub, timers, token } = await polling()
  const news = call(hub, 'GET', token)
  hub.send(NORA, 'ReceiveLinxUpdate')
  expect(await (await news).text()).toBe(update)

  const quiet = call(hub, 'GET', token)
  timers.advance(POLL_MS)
  const response = await quiet
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(hub.connections()).toBe(1)
})

test('long polling: messages between two polls are queued; an aborted poll loses none', async () => {
  const { hub, token } = await polling()
  const abort = new AbortController()
  const poll = call(hub, 'GET', token, { signal: abort.signal })
  hub.send(NORA, 'ReceiveLinxUpdate')
  abort.abort()
  await poll
  expect(await (await call(hub, 'GET', token)).text()).toBe(update)
})

test('long polling: a client that stops polling is disconnected after 30 s', async () => {
  const { hub, timers } = await polling()
  timers.advance(30_000)
  expect(hub.connections()).toBe(0)
})

test('long polling: after a close frame the next poll answers 204, and then the connection is unknown', async () => {
  const { hub, token } = await polling()
  hub.closeFrame()
  expect(await (await call(hub, 'GET', token)).text()).toBe(
    `{"type":7,"allowReconnect":false}${RECORD_END}`,
  )
  expect((await call(hub, 'GET', token)).status).toBe(204)
  expect((await call(hub, 'GET', token)).status).toBe(404)
})

test('long polling: a drop cuts the held poll', async () => {
  const { hub, token } = await polling()
  const held = call(hub, 'GET', token)
  hub.drop()
  expect((await held).type).toBe('error')
})

test('long polling: the client’s goodbye ends the connection', async () => {
  const { hub, token } = await polling()
  expect((await call(hub, 'DELETE', token)).status).toBe(202)
  expect(hub.connections()).toBe(0)
})

async function streaming() {
  const { hub, token, timers } = setUp()
  const response = await call(hub, 'GET', token, { accept: 'text/event-stream' })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('an event stream has a body')
  expect((await reader.read()).value).toBe(':\r\n\r\n') // first bytes at once
  await call(hub, 'POST', token, { body: HANDSHAKE })
  expect((await reader.read()).value).toBe(`data: {}${RECORD_END}\r\n\r\n`)
  timers.advance(READY_MS)
  return { hub, response, reader }
}

test('server-sent events: each message is one event', async () => {
  const { hub, response, reader } = await streaming()
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  hub.send(NORA, 'ReceiveLinxUpdate')
  expect((await reader.read()).value).toBe(`data: ${update}\r\n\r\n`)
  hub.raw('two\nlines')
  expect((await reader.read()).value).toBe('data: two\r\ndata: lines\r\n\r\n')
})

test('server-sent events: a client that goes away is forgotten', async () => {
  const { hub, reader } = await streaming()
  await reader.cancel()
  expect(hub.connections()).toBe(0)
})

test('server-sent events: a close ends the stream, a drop breaks it', async () => {
  const closed = await streaming()
  closed.hub.closeFrame()
  expect((await closed.reader.read()).value).toContain('"type":7')
  expect((await closed.reader.read()).done).toBe(true)

  const dropped = await streaming()
  dropped.hub.drop()
  await expect(dropped.reader.read()).rejects.toThrow('The connection was cut.')
})

test('a polled connection that ended is remembered for its last poll, until many others have come', async () => {
  const { hub, token } = await polling()
  hub.closeFrame()
  for (let come = 0; come < 200; come++) {
    await call(hub, 'GET', hub.negotiate(NORA, { stateful: false }).connectionToken)
  }
  expect((await call(hub, 'GET', token)).status).toBe(404)
})
