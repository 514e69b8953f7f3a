import { request as httpRequest, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DialectHabit } from '../backend/dialect'
import { GRAPH_PATH } from '../graph/graph'
import { PROVIDER_PATH } from '../identity/issuer'
import { startFakeServer, type FakeServer } from './http-server'

const APP = 'http://app.example'
const VERSION = '/api/diagnostic/version'

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

const set = async (dialect: DialectHabit) =>
  (await server.world()).faults.set('getVersion', { dialect })

/** Returns the response as sent, without decompressing it like fetch. */
const wire = (headers: Record<string, string> = {}) =>
  new Promise<{ answer: IncomingMessage; bytes: Buffer }>((resolve, reject) => {
    httpRequest(`http://127.0.0.1:${server.port}${VERSION}`, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ answer, bytes: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })

/** The origin that a preflight's response lets in; null if none. */
async function preflight(path: string): Promise<string | null> {
  const headers = { Origin: APP, 'Access-Control-Request-Method': 'GET' }
  const response = await fetch(server.url() + path, { method: 'OPTIONS', headers })
  return response.headers.get('Access-Control-Allow-Origin')
}

const version = async () => ({ version: (await server.world()).version })

test('gzip: compressed only for clients that accept it (DIA-08)', async () => {
  await set('gzip')
  const { answer, bytes } = await wire({ 'Accept-Encoding': 'gzip, br' })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(await version())
  const plain = await wire()
  expect(plain.answer.headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(plain.bytes.toString())).toEqual(await version())
})

test('chunked: no length is said (DIA-08)', async () => {
  await set('chunked')
  const { answer, bytes } = await wire()
  expect(answer.headers['transfer-encoding']).toBe('chunked')
  expect(answer.headers['content-length']).toBeUndefined()
  expect(JSON.parse(bytes.toString())).toEqual(await version())
})

test('host-date: Date is the world’s (DIA-08)', async () => {
  await set('host-date')
  const { answer } = await wire()
  const { clock } = await server.world()
  expect(Date.parse(answer.headers.date ?? '')).toBe(Math.floor(clock.now() / 1000) * 1000)
})

test('cors-refused: neither a preflight nor an answer lets a page in; other operations do (DIA-06)', async () => {
  await set('cors-refused')
  expect(await preflight(VERSION)).toBeNull()
  expect(await preflight('/api/diagnostic/deployment-time')).toBe(APP)
  const { answer } = await wire({ Origin: APP })
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test('a world that refuses other origins does not refuse them for Microsoft Graph and the identity provider', async () => {
  const { dialect, faults } = await server.world()
  dialect.add('cors-refused')
  expect(await preflight(VERSION)).toBeNull()
  expect(await preflight(`${GRAPH_PATH}/v1.0/me/contacts`)).toBe(APP)
  expect(await preflight(`${PROVIDER_PATH}/keys`)).toBe(APP)
  faults.set('listContacts', { dialect: 'cors-refused' })
  expect(await preflight(`${GRAPH_PATH}/v1.0/me/contacts`)).toBeNull()
})

test('a request whose world is reset before it is answered is cut, as by a restart', async () => {
  const { faults, journal } = await server.world()
  faults.set('getVersion', { delayMs: 200 })
  const outcome = wire().then(
    () => 'answered',
    () => 'cut',
  )
  await vi.waitFor(() => expect(journal.entries).toHaveLength(1))
  await server.reset()
  expect(await outcome).toBe('cut')
})
