import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startFakeServer, type Backend, type FakeServer } from '#mocks'
import { realTimers } from '~/lib/timers'
import { createFakeBrowser } from '~/session/browser.fake'
import { createHub } from './create-hub'
import { createHubEvents } from './hub-events'
import { connectSignalR } from './signalr-wire'

const NORA = 'nora@whitcombe.example'
const HOUR_MS = 3_600_000

let server: FakeServer
let backend: Backend
beforeEach(async () => {
  server = await startFakeServer()
  backend = await server.world()
})
afterEach(() => server.close())

/** Nora's hub, on a real connection to the fake backend. */
async function norasHub() {
  const sent: string[] = []
  const fetch = (request: Request) => {
    sent.push(new URL(request.url).pathname)
    return globalThis.fetch(request)
  }
  const { session, api } = createFakeBrowser({ fetch, host: server.url() }).openTab()
  await session.start()
  await session.login(NORA, 'linxgolf1')
  const access = {
    address: `${server.url()}/hubs/linx`,
    token: async () => (await session.port.token()) ?? '',
    renew: (refused: string, sends: number) => session.port.renew(refused, sends),
  }
  const events = createHubEvents(realTimers)
  const hub = createHub({
    connect: async (options) => connectSignalR(access, options, { WebSocket }),
    timers: realTimers,
    events,
    isSignedIn: () => true,
    onWake: () => () => {},
  })
  onTestFinished(() => hub.stop())
  const received: unknown[] = []
  events.on('ReceiveLinxUpdate', () => received.push('linx'))
  events.on('ReceiveFollowRequestsUpdate', (count) => received.push(count))
  events.on('resync', () => received.push('resync'))
  const expectState = (state: string) => vi.waitFor(() => expect(hub.state()).toBe(state))
  const expectReceived = (...what: unknown[]) => vi.waitFor(() => expect(received).toEqual(what))
  return { hub, access, api, session, sent, received, expectState, expectReceived }
}

test('a signed-in golfer receives the events addressed to her', async () => {
  const { hub, expectState, expectReceived } = await norasHub()
  hub.start()
  await expectState('Connected')
  backend.hub.send(2, 'ReceiveFollowRequestsUpdate', 9)
  backend.hub.send(1, 'ReceiveFollowRequestsUpdate', 3)
  await expectReceived(3)
  backend.hub.send(1, 'ReceiveLinxUpdate')
  await expectReceived(3, 'linx')
  hub.stop()
  await expectState('Disconnected')
  await vi.waitFor(() => expect(backend.hub.connections()).toBe(0))
})

test('a dropped connection is restored at once, and the hub asks to fetch the counts (HUB-03)', async () => {
  const { hub, expectState, expectReceived } = await norasHub()
  hub.start()
  await expectState('Connected')
  backend.hub.drop()
  await expectReceived('resync')
  expect(backend.hub.connections()).toBe(1)
  backend.hub.send(1, 'ReceiveFollowRequestsUpdate', 4)
  await expectReceived('resync', 4)
})

test.each(['no end', 'garbage\u001e', '{}\u001e', 'null\u001e', '[]\u001e', '{"type":1}\u001e'])(
  'after a frame of %j the hub receives events again within a second (HUB-04)',
  async (frame) => {
    const { hub, expectState, received } = await norasHub()
    hub.start()
    await expectState('Connected')
    backend.hub.raw(frame)
    await vi.waitFor(() => {
      backend.hub.send(1, 'ReceiveFollowRequestsUpdate', 5)
      expect(received).toContain(5)
    })
    expect(backend.hub.connections()).toBe(1)
  },
)

test('an expired token: one refresh serves the hub and the calls of that moment (HUB-11)', async () => {
  const { hub, api, sent, expectState } = await norasHub()
  backend.clock.advance(HOUR_MS + 1)
  sent.length = 0
  hub.start()
  const call = api.GET('/api/linx', { params: { query: { view: 'Following' } } })
  await expectState('Connected')
  expect((await call).response.ok).toBe(true)
  expect(sent.filter((path) => path === '/api/auth/refresh-token')).toHaveLength(1)
})

test('a refused session ends at the hub as at any call (R17)', async () => {
  const { hub, session, expectState } = await norasHub()
  backend.clock.advance(HOUR_MS + 1)
  backend.faults.set('refreshToken', { status: 401 })
  hub.start()
  await vi.waitFor(() => expect(session.state().status).toBe('anonymous'))
  hub.stop()
  await expectState('Disconnected')
})

test('negotiate always answers 401 while other calls succeed: three refreshes, then signed out (HST-02)', async () => {
  const { hub, api, session, sent, expectState } = await norasHub()
  backend.faults.set('negotiateHub', 401)
  sent.length = 0
  hub.start()
  const ended = () => session.state().status === 'anonymous'
  while (!ended()) await api.GET('/api/follow/requests/count').catch(() => {})
  hub.stop()
  await expectState('Disconnected')
  expect(sent.filter((path) => path === '/api/auth/refresh-token')).toHaveLength(3)
  const negotiates = backend.journal.entries.filter(
    ({ operationId }) => operationId === 'negotiateHub',
  )
  expect(negotiates).toHaveLength(4)
})

test('no negotiate request is sent before its turn (R17)', async () => {
  const access = {
    address: `${server.url()}/hubs/linx`,
    token: async () => '',
    renew: async () => false,
  }
  const waitForTurn = vi.fn().mockRejectedValue(new Error('not its turn yet'))
  const wire = connectSignalR(
    access,
    { waitForTurn, onEvent: () => {}, onClosed: () => {} },
    { WebSocket },
  )
  await expect(wire.start()).rejects.toThrow('not its turn yet')
  expect(waitForTurn).toHaveBeenCalledTimes(1)
})

test('a failure after an expired token has been renewed is no further refusal: the golfer stays signed in (R4)', async () => {
  const { access, session } = await norasHub()
  backend.clock.advance(HOUR_MS + 1)
  const renew = vi.spyOn(access, 'renew')
  const waitForTurn = vi
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValue(new Error('stopped'))
  const wire = connectSignalR(
    access,
    { waitForTurn, onEvent: () => {}, onClosed: () => {} },
    { WebSocket },
  )
  await expect(wire.start()).rejects.toThrow('stopped')
  expect(session.state().status).toBe('signed-in')
  expect(renew).toHaveBeenCalledTimes(1)
})
