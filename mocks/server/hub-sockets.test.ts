import {
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { WebSocket } from 'ws'
import { startFakeServer, type FakeServer } from './http-server'
import { MARCUS, NORA } from '../testing'
import { resolveLocalhostNames } from './localhost-names.fixture'

const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType

let server: FakeServer
let restoreNames: () => void

beforeAll(() => {
  restoreNames = resolveLocalhostNames()
})
afterAll(() => restoreNames())

beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

type Listener = { client: HubConnection; received: unknown[]; reconnected: () => void }

/** The real client, signed in, over the network. */
async function clientOf(
  email: string,
  transport: HttpTransportType,
  world?: string,
): Promise<Listener> {
  const { accessToken } = await (await server.world(world)).signIn(email)
  const client = new HubConnectionBuilder()
    .withUrl(`${server.url(world)}/hubs/linx`, { transport, accessTokenFactory: () => accessToken })
    .withAutomaticReconnect([0, 0, 0])
    .configureLogging(LogLevel.None)
    .build()
  onTestFinished(() => client.stop())
  const received: unknown[] = []
  client.on('ReceiveFollowRequestsUpdate', (count: unknown) => received.push(count))
  const reconnected = vi.fn<() => void>()
  client.onreconnected(reconnected)
  return { client, received, reconnected }
}

const hubOf = async (world?: string) => (await server.world(world)).hub

describe.each([
  ['WebSockets', WebSockets],
  ['ServerSentEvents', ServerSentEvents],
  ['LongPolling', LongPolling],
])('over %s', (_, transport) => {
  test('each golfer hears their own events', async () => {
    const [nora, marcus] = [await clientOf(NORA, transport), await clientOf(MARCUS, transport)]
    await Promise.all([nora.client.start(), marcus.client.start()])
    const hub = await hubOf()
    expect(hub.connections()).toBe(2)
    hub.send(1, 'ReceiveFollowRequestsUpdate', 3)
    hub.send(2, 'ReceiveFollowRequestsUpdate', 4)
    await vi.waitFor(() => expect([nora.received, marcus.received]).toEqual([[3], [4]]))
  })

  test('a dropped client comes back and hears again', async () => {
    const { client, received, reconnected } = await clientOf(NORA, transport)
    await client.start()
    const hub = await hubOf()
    hub.drop()
    expect(hub.connections()).toBe(0)
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce())
    expect(hub.connections()).toBe(1)
    hub.send(1, 'ReceiveFollowRequestsUpdate', 5)
    await vi.waitFor(() => expect(received).toEqual([5]))
  })

  test('a close frame ends it, or lets it come back', async () => {
    const { client, reconnected } = await clientOf(NORA, transport)
    await client.start()
    const hub = await hubOf()
    hub.closeFrame({ allowReconnect: true })
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce())
    hub.closeFrame()
    await vi.waitFor(() => expect(client.state).toBe(HubConnectionState.Disconnected))
    expect(hub.connections()).toBe(0)
  })

  test('a client that stops is forgotten', async () => {
    const { client } = await clientOf(NORA, transport)
    await client.start()
    await client.stop()
    const hub = await hubOf()
    await vi.waitFor(() => expect(hub.connections()).toBe(0))
  })

  test('the hubs of two worlds are apart', async () => {
    const [one, two] = [
      await clientOf(NORA, transport, 'one'),
      await clientOf(NORA, transport, 'two'),
    ]
    await Promise.all([one.client.start(), two.client.start()])
    expect((await hubOf('one')).sendAll('ReceiveFollowRequestsUpdate', 1)).toBe(1)
    expect((await hubOf('two')).sendAll('ReceiveFollowRequestsUpdate', 2)).toBe(1)
    await vi.waitFor(() => expect([one.received, two.received]).toEqual([[1], [2]]))
  })

  test('a reset world cuts its clients, as a restarted server does', async () => {
    const { client } = await clientOf(NORA, transport)
    await client.start()
    const reconnecting = new Promise((cut) => client.onreconnecting(cut))
    const former = await hubOf()
    await server.reset()
    await reconnecting
    expect(former.connections()).toBe(0)
  })

  test('a hub that refuses connections refuses the negotiation', async () => {
    const { client } = await clientOf(NORA, transport)
    const hub = await hubOf()
    hub.refuse(503)
    await expect(client.start()).rejects.toThrow('503')
  })
})

test('stateful reconnect: nothing is lost over a broken socket', async () => {
  const { accessToken } = await (await server.world()).signIn(NORA)
  const client = new HubConnectionBuilder()
    .withUrl(`${server.url()}/hubs/linx`, {
      transport: WebSockets,
      accessTokenFactory: () => accessToken,
    })
    .withStatefulReconnect()
    .withAutomaticReconnect([0])
    .configureLogging(LogLevel.None)
    .build()
  onTestFinished(() => client.stop())
  const received: unknown[] = []
  client.on('ReceiveFollowRequestsUpdate', (count: unknown) => received.push(count))
  await client.start()
  const hub = await hubOf()
  hub.send(1, 'ReceiveFollowRequestsUpdate', 1)
  await vi.waitFor(() => expect(received).toEqual([1]))
  hub.drop()
  hub.send(1, 'ReceiveFollowRequestsUpdate', 2)
  await vi.waitFor(() => expect(received).toEqual([1, 2]))
  await vi.waitFor(() => expect(hub.connections()).toBe(1))
})

test('a browser’s socket brings its token in the address', async () => {
  const { hub, signIn } = await server.world()
  const { accessToken } = await signIn(NORA)
  const { connectionToken } = hub.negotiate(1, { stateful: false })
  const socket = new WebSocket(
    `${server.url()}/hubs/linx?id=${connectionToken}&access_token=${accessToken}`,
  )
  await new Promise((opened, failed) => socket.on('open', opened).on('error', failed))
  socket.send('{"protocol":"json","version":1}\u001e')
  await vi.waitFor(() => expect(hub.connections()).toBe(1))
})
