import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeServer, type FakeServer } from './http-server'

let server: FakeServer
beforeAll(async () => {
  server = await startFakeServer({ hosts: ['fake.club.example', 'Fake.Range.example:8787'] })
})
afterAll(() => server.close())

/** A request with any headers, also those `fetch` does not let one set. */
function send(method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; cors: string | undefined }>(
    (resolve, reject) => {
      const options = { port: server.port, host: '127.0.0.1', method, path, headers }
      request(options, (response) => {
        const cors = response.headers['access-control-allow-origin']
        response.resume().on('end', () => resolve({ status: response.statusCode, cors }))
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('a page of another origin', () => {
  test.each<[string, Record<string, string>]>([
    ['its origin', { Origin: 'https://evil.example' }],
    ['the origin of another port', { Origin: 'http://localhost:1' }],
    ['no origin at all', { Origin: 'null' }],
    ['what the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling', { 'Sec-Fetch-Site': 'same-site' }],
  ])('cannot use the controls: %s', async (_what, headers) => {
    const world = await server.world()
    const host = { Host: `localhost:${server.port}`, ...headers }
    for (const [method, path] of [
      ['POST', '/__fake/reset'],
      ['GET', '/__fake/export'],
    ] as const) {
      expect(await send(method, path, host)).toEqual({ status: 403, cors: undefined })
    }
    expect(await server.world()).toBe(world)
  })

  test('can use the API, as the app on another port does', async () => {
    const headers = { Host: `localhost:${server.port}`, Origin: 'http://localhost:5173' }
    const version = await send('GET', '/api/diagnostic/version', headers)
    expect(version).toEqual({ status: 200, cors: 'http://localhost:5173' })
  })
})

test('pages of the same origin and clients other than browsers can use the controls (SEC-25)', async () => {
  const own = `localhost:${server.port}`
  expect((await send('GET', '/__fake/state', { Host: own })).status).toBe(200)
  const page = { Host: own, Origin: `http://${own}`, 'Sec-Fetch-Site': 'same-origin' }
  expect((await send('GET', '/__fake/state', page)).status).toBe(200)
})

test.each([
  ['localhost', 200],
  ['marcus.localhost', 200],
  ['127.0.0.1', 200],
  ['[::1]', 200],
  ['fake.club.example', 200],
  ['fake.range.example', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1.evil.example', 421],
])('sent to the name %s it is answered %i (SEC-25)', async (name, status) => {
  const Host = `${name}:${server.port}`
  expect((await send('GET', '/__fake/state', { Host })).status).toBe(status)
  expect((await send('GET', '/api/diagnostic/version', { Host })).status).toBe(status)
})

test('there are only so many worlds: the one used longest ago goes, and is fresh when it is asked for again (SEC-25)', async () => {
  const first = await server.world('w0')
  const used = await server.world('w1')
  for (let at = 2; at < 50; at++) {
    await server.world(`w${at}`)
    await server.world('w1')
  }
  await server.world('w50')
  await server.world('w51')
  expect(await server.world('w1')).toBe(used)
  expect(await server.world('w0')).not.toBe(first)
})
