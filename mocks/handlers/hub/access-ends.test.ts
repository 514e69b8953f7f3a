import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { END, HANDSHAKE } from './connection.fixture'

const CLOSE = `{"type":7,"allowReconnect":true}${END}`

/** Signs a golfer in and opens a long-polling connection in that session. */
async function connected(backend: Backend, email: string) {
  const { accessToken, refreshToken } = await backend.signIn(email)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const text = { ...headers, 'Content-Type': 'text/plain;charset=UTF-8' }
  const { json } = await call(backend, 'POST', '/hubs/linx/negotiate', { headers })
  const { connectionToken }: { connectionToken: string } = json
  const address = `/hubs/linx?id=${connectionToken}`
  await call(backend, 'GET', address, { headers })
  await call(backend, 'POST', address, { headers: text, body: HANDSHAKE })
  const connection = backend.hub.find(connectionToken)
  const messages: string[] = []
  connection?.attach({ send: (frame) => messages.push(frame), close: () => {}, cut: () => {} })
  return { headers, refreshToken, connection, messages }
}

test('a deleted account receives no more: its connections are closed, those of others are not', async () => {
  const backend = await openWorld()
  const marcus = [await connected(backend, MARCUS), await connected(backend, MARCUS)]
  const nora = await connected(backend, NORA)
  await call(backend, 'DELETE', '/api/user/current', { as: MARCUS })
  for (const { messages, connection } of marcus) {
    expect(messages.at(-1)).toBe(CLOSE)
    expect(connection?.closed()).toBe(true)
  }
  expect(nora.connection?.closed()).toBe(false)
  expect(backend.hub.connections()).toBe(1)
})

test('a session ended by a refresh token used twice is hung up on; the golfer’s other session stays', async () => {
  const backend = await openWorld()
  const [stolen, other] = [await connected(backend, NORA), await connected(backend, NORA)]
  const body = { refreshToken: stolen.refreshToken }
  const refresh = () => call(backend, 'POST', '/api/auth/refresh-token', { body })
  expect([(await refresh()).status, (await refresh()).status]).toEqual([200, 401])
  expect(stolen.messages.at(-1)).toBe(CLOSE)
  expect([stolen.connection?.closed(), other.connection?.closed()]).toEqual([true, false])
  const again = await call(backend, 'POST', '/hubs/linx/negotiate', { headers: stolen.headers })
  expect(again.status).toBe(401)
})

test('a reuse that is only refused ends no connection', async () => {
  const backend = await openWorld()
  backend.tokens.configure({ onReuse: 'reject' })
  const nora = await connected(backend, NORA)
  const body = { refreshToken: nora.refreshToken }
  for (const status of [200, 401]) {
    const refreshed = await call(backend, 'POST', '/api/auth/refresh-token', { body })
    expect(refreshed.status).toBe(status)
  }
  expect(nora.connection?.closed()).toBe(false)
})

test('a new password ends every connection of the golfer', async () => {
  const backend = await openWorld()
  const nora = await connected(backend, NORA)
  await call(backend, 'POST', '/api/auth/forgot-password', {
    body: { email: NORA, baseUrl: 'http://golf.test' },
  })
  const link = backend.db.mailLinks.where('userId', 1).find(({ kind }) => kind === 'reset')
  const body = { token: link?.token ?? '', email: NORA, newPassword: 'another1x' }
  expect((await call(backend, 'POST', '/api/auth/reset-password', { body })).status).toBe(200)
  expect(nora.connection?.closed()).toBe(true)
})
