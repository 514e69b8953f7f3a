import { describe, expect, test } from 'vitest'
import { call, NORA, openWorld } from '../testing'

const MEGABYTE = 1024 * 1024
const login = '/api/auth/login'
const json = { 'Content-Type': 'application/json' }

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/'],
  ['GET', '/api/linx/'],
  ['GET', '/api/Linx?view=Following'],
  ['POST', '/api/ghin/PostScore'],
  ['GET', '/api/profile/picture/'],
])('%s %s, which no operation has, is 404 in JSON', async (method, path) => {
  const backend = await openWorld()
  const { status, json: body } = await call(backend, method, path)
  expect([status, body]).toEqual([
    404,
    { message: 'There is nothing at this address.', status: 404 },
  ])
  expect(backend.contract.unknown).toEqual([`${method} ${path}`])
  expect(backend.journal.entries).toMatchObject([{ operationId: null, path, status: 404 }])
})

test('a known address with another method is 405, and says which it takes', async () => {
  const backend = await openWorld()
  const { status, json: body, response } = await call(backend, 'DELETE', '/api/linx?view=Following')
  expect([status, body]).toEqual([405, { message: 'DELETE is not possible here.', status: 405 }])
  expect(response.headers.get('Allow')).toBe('GET')
})

test('the fake answers requests to any host', async () => {
  const backend = await openWorld()
  const response = await backend.handle(
    new Request('https://api.linx.example/api/diagnostic/version'),
  )
  expect(await response.json()).toEqual({ version: '2026.6.1' })
})

describe('unusable bodies', () => {
  test.each([
    ['{', 'The request is not valid JSON.'],
    ['', 'The request has no body.'],
    ['[]', 'The request is not a JSON object.'],
    ['null', 'The request is not a JSON object.'],
    ['"x"', 'The request is not a JSON object.'],
  ])('%j is 400 with a message', async (body, message) => {
    const backend = await openWorld()
    const answered = await call(backend, 'POST', login, { body, headers: json, isInvalid: true })
    expect([answered.status, answered.json]).toEqual([400, { message, status: 400 }])
  })

  test('bytes that are no UTF-8 are 400', async () => {
    const backend = await openWorld()
    const body = new Uint8Array([0x7b, 0xff, 0x7d])
    const request = new Request(`http://golf.test${login}`, { method: 'POST', headers: json, body })
    expect((await backend.handle(request)).status).toBe(400)
    backend.contract.accept(backend.contract.violations)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'constructor',
    '__proto__',
  ])('%s for JSON is 415', async (type) => {
    const backend = await openWorld()
    const headers = { 'Content-Type': type }
    const answered = await call(backend, 'POST', login, { body: '{}', headers, isInvalid: true })
    expect(answered).toMatchObject({ status: 415, json: { status: 415 } })
  })

  test('JSON for a form is 415, and a form that is none 400', async () => {
    const backend = await openWorld()
    const score = '/api/Ghin/PostScore'
    const asJson = await call(backend, 'POST', score, { as: NORA, body: {}, isInvalid: true })
    expect(asJson.status).toBe(415)
    for (const headers of [
      { 'Content-Type': 'multipart/form-data' },
      { 'Content-Type': 'multipart/form-data; boundary=x' },
    ]) {
      const broken = await call(backend, 'POST', score, {
        as: NORA,
        body: 'x',
        headers,
        isInvalid: true,
      })
      expect([broken.status, broken.json]).toEqual([
        400,
        { message: 'The form could not be read.', status: 400 },
      ])
    }
  })

  test('more than 1 MB of JSON is 413, announced or not', async () => {
    const backend = await openWorld()
    const body = JSON.stringify({ email: 'x'.repeat(MEGABYTE), password: 'y' })
    const announced = await call(backend, 'POST', login, { body, headers: json })
    expect([announced.status, announced.json]).toEqual([
      413,
      { message: 'The request is too large.', status: 413 },
    ])

    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array((sent += 65_536) && 65_536)),
    })
    const init = { method: 'POST', headers: json, body: endless, duplex: 'half' }
    expect((await backend.handle(new Request(`http://golf.test${login}`, init))).status).toBe(413)
    expect(sent).toBeLessThan(4 * MEGABYTE)
  })

  test('more than 80 MB of a form is 413, and counts in the journal', async () => {
    const backend = await openWorld()
    const { accessToken } = await backend.signIn(NORA)
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(81 * MEGABYTE),
      Authorization: `Bearer ${accessToken}`,
    }
    const answered = await call(backend, 'POST', '/api/Ghin/PostScore', { body: 'x', headers })
    expect(answered.status).toBe(413)
    expect(backend.journal.entries).toMatchObject([{ bodyBytes: 81 * MEGABYTE }])
  })
})

test.each([login, '/api/nothing'])(
  'a client that goes away while it sends to %s leaves no crash',
  async (path) => {
    const backend = await openWorld()
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('gone')),
    })
    const init = { method: 'POST', headers: json, body, duplex: 'half' }
    const response = await backend.handle(new Request(`http://golf.test${path}`, init))
    expect(response.type).toBe('error')
  },
)
