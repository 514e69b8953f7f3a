import { HttpTransportType, HubConnectionState, type HubConnection } from '@microsoft/signalr'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createHub, type Hub } from './hub'
import { inProcessClient } from './in-process-client.fixture'

const NORA = 1
const MARCUS = 2
const { WebSockets, LongPolling } = HttpTransportType

let hub: Hub

beforeEach(() => {
  let ids = 0
  const newId = () => String((ids += 1))
  hub = createHub({ userOf: (token) => Number(token) || undefined, newId })
})

afterEach(() => hub.close())

/** Records the arguments of one event that the client receives. */
function recordCounts(client: HubConnection) {
  const received: unknown[] = []
  client.on('ReceiveFollowRequestsUpdate', (count: unknown) => received.push(count))
  onTestFinished(() => client.stop())
  return received
}

const says = (count: number) => hub.send(NORA, 'ReceiveFollowRequestsUpdate', count)

describe.each([
  ['WebSockets', WebSockets],
  ['LongPolling', LongPolling],
])('the real client over %s', (_, transport) => {
  test('hears its own golfer’s events', async () => {
    const [nora, marcus] = [
      inProcessClient(hub, NORA, { transport }),
      inProcessClient(hub, MARCUS, { transport }),
    ]
    const [noraReceived, marcusReceived] = [recordCounts(nora), recordCounts(marcus)]
    await Promise.all([nora.start(), marcus.start()])

    expect(says(3)).toBe(1)
    hub.send(MARCUS, 'ReceiveFollowRequestsUpdate', 4)
    await vi.waitFor(() => expect([noraReceived, marcusReceived]).toEqual([[3], [4]]))
  })

  test('comes back after a dropped connection, and only once', async () => {
    const client = inProcessClient(hub, NORA, { transport })
    const received = recordCounts(client)
    const reconnected = vi.fn()
    client.onreconnected(reconnected)
    await client.start()

    hub.drop()
    expect(hub.connections()).toBe(0)
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalledTimes(1))
    expect(hub.connections()).toBe(1)
    says(5)
    await vi.waitFor(() => expect(received).toEqual([5]))
  })

  test('reconnects after a close frame that allows it', async () => {
    const client = inProcessClient(hub, NORA, { transport })
    recordCounts(client)
    const reconnected = vi.fn()
    client.onreconnected(reconnected)
    await client.start()
    hub.closeFrame({ allowReconnect: true })
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalledTimes(1))
  })

  test('ends after a close frame that does not', async () => {
    const client = inProcessClient(hub, NORA, { transport })
    recordCounts(client)
    const closed = vi.fn<(error?: Error) => void>()
    client.onclose(closed)
    await client.start()
    hub.closeFrame({ error: 'Going down' })
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    expect(String(closed.mock.calls[0]?.[0])).toContain('Going down')
    expect(hub.connections()).toBe(0)
  })

  test('a client that stops is gone at once', async () => {
    const client = inProcessClient(hub, NORA, { transport })
    await client.start()
    expect(hub.connections()).toBe(1)
    await client.stop()
    expect(hub.connections()).toBe(0)
  })

  test('is kept out while the hub refuses', async () => {
    const client = inProcessClient(hub, NORA, { transport })
    recordCounts(client)
    hub.refuse(503)
    await expect(client.start()).rejects.toThrow('503')
    hub.allow()
    await client.start()
    expect(client.state).toBe(HubConnectionState.Connected)
  })
})

test('stateful reconnect: nothing is lost or received twice over a broken socket (FAK-09)', async () => {
  const client = inProcessClient(hub, NORA, { transport: WebSockets, stateful: true })
  const received = recordCounts(client)
  const reconnecting = vi.fn()
  client.onreconnecting(reconnecting)
  await client.start()
  const id = client.connectionId

  says(1)
  await vi.waitFor(() => expect(received).toEqual([1]))
  hub.drop()
  for (const count of [2, 3]) says(count)
  await vi.waitFor(() => expect(received).toEqual([1, 2, 3]))
  says(4)
  await vi.waitFor(() => expect(received).toEqual([1, 2, 3, 4]))
  expect(client.connectionId).toBe(id)
  expect(reconnecting).not.toHaveBeenCalled()
})

test('garbage makes the client reconnect', async () => {
  const client = inProcessClient(hub, NORA, { transport: WebSockets })
  const received = recordCounts(client)
  const reconnected = vi.fn()
  client.onreconnected(reconnected)
  await client.start()
  hub.raw('no json at all\u001e')
  await vi.waitFor(() => expect(reconnected).toHaveBeenCalledTimes(1))
  says(6)
  await vi.waitFor(() => expect(received).toEqual([6]))
})
