import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { HubConnection, Wire } from '../hub/hub'
import { tokenOf } from '../hub/token-of'
import type { World } from '../backend/world'

/** Where the hub's transports connect. */
const HUB_PATH = '/hubs/linx'

/** One frame may hold many messages; each has its own limit. */
const MAX_FRAME_BYTES = 1024 * 1024

function refuse(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

function connect(socket: WebSocket, connection: HubConnection): void {
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(1000),
    cut: () => socket.terminate(),
  }
  connection.attach(wire)
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) connection.receive(data.toString()) // always, in the mode ws starts in
  })
  socket.on('close', () => connection.detach(wire))
  socket.on('error', () => {}) // 'close' follows; without a listener Node ends the process
}

/** The connection a WebSocket asks for, or the status that refuses it. */
function connectionFor(request: IncomingMessage, url: URL, world: World): HubConnection | number {
  const { hub, tokens } = world.backend()
  const userId = tokens.userOf(tokenOf(url, request.headers.authorization ?? null))
  if (url.pathname !== HUB_PATH) return 404
  if (userId === undefined) return 401
  const connection = hub.find(url.searchParams.get('id'))
  return hub.refused() ?? (connection?.userId === userId ? connection : 404)
}

/** WebSockets of all worlds of one server. */
export function createHubSockets(): {
  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    world: Promise<World>,
  ): Promise<void>
  close(): void
} {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  return {
    async upgrade(request, socket, head, world) {
      socket.on('error', () => {}) // a client that left while we looked
      const url = new URL(request.url ?? '/', 'http://localhost')
      const found = connectionFor(request, url, await world)
      if (typeof found === 'number') return refuse(socket, found)
      server.handleUpgrade(request, socket, head, (upgraded) => connect(upgraded, found))
    },
    close() {
      for (const client of server.clients) client.terminate() // an HTTP server leaves upgraded sockets open
      server.close()
    },
  }
}
