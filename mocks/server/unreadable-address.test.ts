import { request } from 'node:http'
import { connect } from 'node:net'
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
const statusOf = (path: string, headers = {}) =>
  new Promise<number | 'cut' | undefined>((done) => {
    const sent = request({ port: server.port, path, headers }, (response) => {
      response.resume()
      done(response.statusCode)
    })
    sent.on('error', () => done('cut')).end()
  })

test.each(['//', '*', 'http://', 'ftp://localhost/api/linx', 'http://nora@localhost/api/linx'])(
  'an address that cannot be read is answered 400, and is no error of the server: %s',
  async (path) => {
    expect(await statusOf(path)).toBe(400)
    expect(console.error).not.toHaveBeenCalled()
  },
)

/** The first line and the body of the answer to these lines, sent as they are. */
const send = (...lines: string[]) =>
  new Promise<string>((done, failed) => {
    let text = ''
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
    })
    socket.on('data', (part) => (text += String(part)))
    socket.on('end', () => done(text)).on('error', failed)
  })

test.each([
  [
    'an absolute address',
    ['GET http://localhost/api/diagnostic/version HTTP/1.1', 'Host: localhost'],
    200,
  ],
  // RFC 9112: the address in the request line counts, whatever Host says.
  [
    'an absolute address of a foreign host',
    ['GET http://linx.example/api/linx HTTP/1.1', 'Host: localhost'],
    421,
  ],
  [
    'an absolute address of a control',
    [
      'POST http://localhost/__fake/reset HTTP/1.1',
      'Host: localhost',
      'Origin: http://linx.example',
    ],
    403,
  ],
  ['HTTP/1.0 without a Host', ['GET /api/diagnostic/version HTTP/1.0'], 200],
  [
    'HTTP/1.0 with a foreign Host',
    ['GET /api/diagnostic/version HTTP/1.0', 'Host: linx.example'],
    421,
  ],
  [
    'HTTP/1.0 without a Host, from a page',
    ['POST /__fake/reset HTTP/1.0', 'Origin: http://linx.example'],
    403,
  ],
])('%s, such as %j, has the status %i', async (_what, lines, status) => {
  expect(await send(...lines)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(console.error).not.toHaveBeenCalled()
})

test('an absolute address names the world', async () => {
  await send(
    'POST http://nine.localhost/__fake/version HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 17',
    '',
    '{"version":"9.0"}',
  )
  expect((await server.world('nine')).version).toBe('9.0')
})

test('a WebSocket at an unreadable address is cut without an error of the server', async () => {
  expect(await statusOf('//', { Connection: 'Upgrade', Upgrade: 'websocket' })).toBe('cut')
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
