import { get } from 'node:http'
import { onTestFinished } from 'vitest'
import { startFakeServer } from '../../server/http-server'
import type { Backend } from '../../backend/backend'
import { HANDSHAKE, negotiated, say } from '../../handlers/hub/connection.fixture'
import { NORA, type Answered } from '../../testing'
import { send, sends, type Recipes } from './recipe.fixture'

/** Opens a long-polling connection of Nora's, whose first poll has had its response. */
async function polling(backend: Backend): Promise<string> {
  const address = await negotiated(backend, NORA)
  await send(backend, 'GET', address)
  return address
}

/** The standalone server's response to a WebSocket upgrade, which only a real port can give. */
async function upgraded(): Promise<Answered> {
  const server = await startFakeServer()
  onTestFinished(() => server.close())
  const backend = await server.world()
  const address = await negotiated(backend, NORA)
  const { accessToken } = await backend.signIn(NORA)
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': btoa('sixteen letters.'),
  }
  const path = `${address}&access_token=${encodeURIComponent(accessToken)}`
  const status = await new Promise<number>((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, headers })
      .on('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy()
        resolve(statusCode)
      })
      .on('response', ({ statusCode = 0 }) => resolve(statusCode))
      .on('error', reject)
  })
  return { status, json: undefined, response: new Response() }
}

const UNKNOWN = '/hubs/linx?id=t-none'
const text = { 'Content-Type': 'text/plain' }

/** The live hub over its transports. */
export const hub: Recipes = {
  negotiateHub: { 200: sends('POST', '/hubs/linx/negotiate?negotiateVersion=1') },
  connectHub: {
    101: upgraded,
    200: async (backend) => send(backend, 'GET', await negotiated(backend, NORA)),
    204: async (backend) => {
      const address = await polling(backend)
      await say(backend, address, NORA, HANDSHAKE)
      await send(backend, 'GET', address)
      backend.hub.closeFrame()
      await send(backend, 'GET', address)
      return send(backend, 'GET', address)
    },
    400: sends('GET', '/hubs/linx'),
    404: sends('GET', UNKNOWN),
  },
  sendToHub: {
    200: async (backend) => say(backend, await polling(backend), NORA, HANDSHAKE),
    400: sends('POST', '/hubs/linx', { body: HANDSHAKE, headers: text }),
    404: sends('POST', UNKNOWN, { body: HANDSHAKE, headers: text }),
  },
  disconnectHub: {
    202: async (backend) => send(backend, 'DELETE', await polling(backend)),
    400: sends('DELETE', '/hubs/linx'),
    404: sends('DELETE', UNKNOWN),
  },
}
