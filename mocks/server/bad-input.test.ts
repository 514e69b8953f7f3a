import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NORA } from '../testing'
import { startFakeServer, type FakeServer } from './http-server'

const MEGABYTE = 1024 * 1024
const LOGIN = '/api/auth/login'
const SCORE = '/api/Ghin/PostScore'
const json = { 'Content-Type': 'application/json' }

let server: FakeServer
let signedIn: Record<string, string>
beforeAll(async () => {
  server = await startFakeServer()
  const { accessToken } = await (await server.world()).signIn(NORA)
  signedIn = { Authorization: `Bearer ${accessToken}` }
})
afterAll(() => server.close())

/** A form that ends before its last part does. */
const torn = '--x\r\nContent-Disposition: form-data; name="courseId"\r\n\r\n139'

// Over a real port: what arrives is JSON with a message, nothing is written, and the next request is answered.
test.each<[string, string, string, Record<string, string>, string | undefined, number]>([
  ['a body of 2 MB', 'POST', LOGIN, json, JSON.stringify('x'.repeat(2 * MEGABYTE)), 413],
  ['another content type', 'POST', LOGIN, { 'Content-Type': 'text/plain' }, '{}', 415],
  ['half of a JSON text', 'POST', LOGIN, json, '{"email":', 400],
  ['no body', 'POST', LOGIN, json, '', 400],
  ['an unknown address', 'GET', '/api/nothing', {}, undefined, 404],
  ['another method', 'PATCH', LOGIN, json, '{}', 405],
  ['a broken escape in the address', 'GET', '/api/group/%E0%A4/members', {}, undefined, 400],
  ['a cursor that is none', 'GET', '/api/linx?view=Following&olderThan=x', {}, undefined, 400],
  [
    'a form that breaks off',
    'POST',
    SCORE,
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    torn,
    400,
  ],
  ['a form without a boundary', 'POST', SCORE, { 'Content-Type': 'multipart/form-data' }, 'x', 400],
  ['JSON for a form', 'POST', SCORE, json, '{}', 415],
])(
  '%s is refused in JSON, and nothing is written',
  async (_what, method, path, headers, body, status) => {
    const world = await server.world()
    const before = world.db.revision()
    const response = await fetch(server.url() + path, {
      method,
      headers: { ...signedIn, ...headers },
      ...(body !== undefined && { body }),
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\S/), status })
    expect(world.db.revision()).toBe(before)
    expect((await fetch(`${server.url()}/api/diagnostic/version`)).status).toBe(200)
  },
)

test('what is no HTTP at all ends its own connection only', async () => {
  const rawResponse = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(server.port, '127.0.0.1', () => socket.write('\u0000garbage\r\n\r\n'))
    socket.on('data', (data) => (text += data.toString())).on('error', reject)
    socket.on('close', () => resolve(text))
  })
  expect(rawResponse).toMatch(/^HTTP\/1\.1 400/)
  expect(rawResponse).not.toContain('<')
  expect((await fetch(`${server.url()}/api/diagnostic/version`)).status).toBe(200)
})
