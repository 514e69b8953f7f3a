import { request } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFakeServer, type FakeServer } from './http-server'

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  await server.close()
  vi.restoreAllMocks()
})

/** The status of the answer; 'cut' when the connection ends without one. */
const ask = (path: string, headers = {}) =>
  new Promise<number | 'cut' | undefined>((done) => {
    const sent = request({ port: server.port, path, headers }, (response) => {
      response.resume()
      done(response.statusCode)
    })
    sent.on('error', () => done('cut')).end()
  })

test.each(['//', '*', 'http://linx.example/api/linx'])(
  'an address that cannot be read is answered 400, and is no error of the server: %s',
  async (path) => {
    expect(await ask(path)).toBe(400)
    expect(console.error).not.toHaveBeenCalled()
  },
)

test('a socket at an address that cannot be read is cut, and is no error of the server', async () => {
  expect(await ask('//', { Connection: 'Upgrade', Upgrade: 'websocket' })).toBe('cut')
  expect(console.error).not.toHaveBeenCalled()
})

test.each([
  ['GET', '/api/diagnostic/version', '', 200],
  ['POST', '/api/auth/login', '{"email":"nora@whitcombe.example","password":"wrong"}', 401],
])(
  'HTTP/2 that a client offers is not taken up: %s %s is answered as ever',
  async (method, path, body, status) => {
    const headers = {
      Connection: 'Upgrade, HTTP2-Settings',
      Upgrade: 'h2c',
      'HTTP2-Settings': 'AAMAAABk',
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
    }
    const answered = new Promise((done, failed) => {
      const sent = request({ port: server.port, path, method, headers }, (response) => {
        response.resume()
        done(response.statusCode)
      })
      sent.on('error', failed).end(body)
    })
    expect(await answered).toBe(status)
    expect(console.error).not.toHaveBeenCalled()
  },
)
