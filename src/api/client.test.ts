import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cut, json, refusal, undeclared } from '~/testing/responses'
import { aFeedPage, aPostedScore, aSession } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { createFakeServer } from '~/testing/fake-server'
import type { AuthPort } from './auth-port'
import { noAuth } from './auth-port'
import { createApi, multipart, unwrap } from './client'
import { answering, failure, host, linx, network } from './client.fake'

const invalidJson = 'Invalid JSON response from server.'
const NONSENSE = '<html><body>Sign in to the hotel network</body></html>'

const withToken = (token: string): AuthPort => ({ ...noAuth, token: () => Promise.resolve(token) })

test('a call is sent as JSON with the stored token', async () => {
  const server = createFakeServer({ 'GET /api/linx': () => json(aFeedPage()) })
  const api = createApi({ host, fetch: server.fetch, auth: () => withToken('a.b.c') })
  expect(unwrap(await linx(api))).toEqual(aFeedPage())
  expect(server.requests[0]?.headers.get('Authorization')).toBe('Bearer a.b.c')
  expect(server.requests[0]?.headers.get('Content-Type')).toBe('application/json')
})

test('no response may be stored by the browser, whatever its headers say (SEC-16)', async () => {
  const server = createFakeServer({
    'GET /api/linx': () => json(aFeedPage()),
    'POST /api/auth/login': () => json(aSession()),
  })
  const api = createApi({ host, fetch: server.fetch })
  await linx(api)
  await api.POST('/api/auth/login', { body: { email: 'nora@whitcombe.example', password: 'x' } })
  expect(server.requests.map(({ cache }) => cache)).toEqual(['no-store', 'no-store'])
})

test('a call that takes no token is sent without one', async () => {
  const server = createFakeServer({ 'POST /api/auth/login': () => json(aSession()) })
  const api = createApi({ host, fetch: server.fetch, auth: () => withToken('a.b.c') })
  await api.POST('/api/auth/login', {
    body: { email: 'nora@whitcombe.example', password: ' pass ' },
  })
  expect(server.requests[0]?.headers.has('Authorization')).toBe(false)
  expect(await server.requests[0]?.json()).toEqual({
    email: 'nora@whitcombe.example',
    password: ' pass ',
  })
})

test('a call that visitors make, too, is sent with the golfer’s token; a visitor’s needs no token and is not aborted at the end of a session', async () => {
  const path = '/api/diagnostic/version'
  const server = createFakeServer({ [`GET ${path}`]: () => json({ version: '1.0.0' }) })
  const golfer = { ...withToken('a.b.c'), hasTokens: () => true }
  await createApi({ host, fetch: server.fetch, auth: () => golfer }).GET(path)
  expect(server.requests[0]?.headers.get('Authorization')).toBe('Bearer a.b.c')

  const token = vi.fn<AuthPort['token']>(() => Promise.resolve(undefined))
  const visitor = { ...noAuth, token, ended: () => AbortSignal.abort() }
  await createApi({ host, fetch: server.fetch, auth: () => visitor }).GET(path)
  expect(server.requests[1]?.headers.has('Authorization')).toBe(false)
  expect(token).not.toHaveBeenCalled() // it would turn the verification mode on
})

test('a 401 to the operator’s key does not concern the session: no token, no refresh', async () => {
  const refused = () => refusal(401)
  const server = createFakeServer({ 'GET /api/usage/report': refused })
  const renew = () => expect.fail('the token was refreshed')
  const auth = () => ({ ...withToken('a.b.c'), renew })
  const api = createApi({ host, fetch: server.fetch, auth })
  const call = api.GET('/api/usage/report', { headers: { 'X-Access-Key': 'linx-operator' } })
  expect(await failure(call)).toMatchObject({ status: 401 })
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]?.headers.get('X-Access-Key')).toBe('linx-operator')
  expect(server.requests[0]?.headers.has('Authorization')).toBe(false)
})

test('a form with files is sent unchanged, with its own boundary', async () => {
  const server = createFakeServer({ 'POST /api/Ghin/PostScore': () => json(aPostedScore()) })
  const api = createApi({ host, fetch: server.fetch, auth: () => withToken('a.b.c') })
  const form = new FormData()
  form.set('scoreTotal', '84')
  form.append('mediaFiles', new File(['birdie'], 'green.png', { type: 'image/png' }))
  await api.POST('/api/Ghin/PostScore', multipart(form))
  expect(server.requests[0]?.headers.get('Content-Type')).toMatch(
    /^multipart\/form-data; boundary=/,
  )
  const sent = await server.requests[0]?.formData()
  expect(sent?.get('scoreTotal')).toBe('84')
  expect(sent?.get('mediaFiles')).toBeInstanceOf(File)
})

/** Any UTF-16 unit, including lone surrogates. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))

test('a request that is sent again after a refresh still has its body', async () => {
  let stored = 'old'
  const auth: AuthPort = {
    ...noAuth,
    token: () => Promise.resolve(stored),
    renew: () => {
      stored = 'new'
      return Promise.resolve(true)
    },
  }
  const bodies: unknown[] = []
  const server = createFakeServer({
    async 'POST /api/Ghin/PostScore'(request) {
      const form = await request.formData()
      bodies.push([form.get('scoreTotal'), await new Response(form.get('mediaFiles')).text()])
      const isRenewed = request.headers.get('Authorization') === 'Bearer new'
      return isRenewed ? json(aPostedScore()) : refusal(401)
    },
  })
  const api = createApi({ host, fetch: server.fetch, auth: () => auth })
  const form = new FormData()
  form.set('scoreTotal', '84')
  form.set('mediaFiles', new File(['birdie'], 'green.png', { type: 'image/png' }))
  await api.POST('/api/Ghin/PostScore', multipart(form))
  expect(bodies).toEqual([
    ['84', 'birdie'],
    ['84', 'birdie'],
  ])
})

test('typed text reaches the server as typed, encoded once (TXT-10)', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: anyUnit, maxLength: 60 }), async (name) => {
      const server = createFakeServer({ 'GET /api/Ghin/SearchCourses': () => json([]) })
      const api = createApi({ host, fetch: server.fetch })
      await api.GET('/api/Ghin/SearchCourses', { params: { query: { name } } })
      const sent = new URL(server.requests[0]?.url ?? '').searchParams.get('name')
      expect(sent).toBe(name.replace(/\p{Surrogate}/gu, '\u{FFFD}'))
    }),
  ))

describe('the error of a failed call', () => {
  test.each([
    ['an empty body on a good status (NET-04)', () => new Response(''), 200, invalidJson],
    [
      'a page on a good status (NET-05)',
      () => new Response(NONSENSE, { headers: { 'Content-Type': 'text/html' } }),
      200,
      invalidJson,
    ],
    [
      'a page on a bad status (NET-07)',
      () => new Response(NONSENSE, { status: 502, statusText: 'Bad Gateway' }),
      502,
      'Bad Gateway',
    ],
    [
      'a page on a bad status without a text (NET-07)',
      () => new Response(NONSENSE, { status: 502 }),
      502,
      'Server returned an invalid error format.',
    ],
    [
      "the server's words",
      () => refusal(422, 'The date played cannot be in the future.'),
      422,
      'The date played cannot be in the future.',
    ],
    ['a cut connection', cut, 0, network],
  ])('%s', async (_what, reply, status, message) => {
    const off = async () => undeclared('a captive portal or a proxy', await reply())
    const error = await failure(linx(answering(off).api))
    expect(error).toMatchObject({ name: 'ApiError', status, message, endpoint: 'GET /api/linx' })
  })

  test('an error body without a usable message names the status (NET-08)', () => {
    const useless = fc.oneof(
      fc.constant(''),
      fc.constant('  '),
      fc.jsonValue().filter((value) => typeof value !== 'string'),
    )
    const body = fc.oneof(
      useless.map((message) => ({ message })),
      fc.constantFrom({}, { title: ' ', errors: {} }, { heading: 'x' }, null, [], 7),
    )
    return fc.assert(
      fc.asyncProperty(body, fc.integer({ min: 400, max: 599 }), async (data, status) => {
        const reply = () => undeclared('a host with its own errors', json(data, status))
        const error = await failure(linx(answering(reply).api))
        expect(error).toMatchObject({
          status,
          message: `Request failed with status ${status}`,
          data: JSON.parse(JSON.stringify(data)), // JSON.stringify writes -0 as 0
        })
      }),
    )
  })

  test('every bad status rejects with message, status and data, and nothing is sent again (NET-09)', async () => {
    const statuses = [
      400, 401, 402, 403, 404, 405, 408, 409, 410, 412, 413, 415, 418, 422, 423, 425, 428, 429, 431,
      451, 500, 501, 502, 503, 504, 507, 508, 511, 520, 599,
    ]
    for (const status of statuses) {
      const { server, api } = answering(() =>
        undeclared('a proxy in front of a host', refusal(status)),
      )
      expect(await failure(linx(api))).toMatchObject({
        status,
        message: 'No.',
        data: { message: 'No.' },
      })
      expect(await failure(api.POST('/api/linx/update-us_last_notify'))).toMatchObject({ status })
      expect(server.requests).toHaveLength(2)
    }
  })
})

test('204 is a success without data', async () => {
  const { api } = answering(() =>
    undeclared('a host that sends nothing back', new Response(null, { status: 204 })),
  )
  expect(unwrap(await linx(api))).toBeUndefined()
})

test('a write is not started while the browser reports offline (R5)', async () => {
  const server = createFakeServer({ 'GET /api/linx': () => json(aFeedPage()) })
  const api = createApi({ host, fetch: server.fetch, online: () => false })
  expect(await failure(api.POST('/api/linx/update-us_last_notify'))).toMatchObject({
    status: 0,
    message: network,
  })
  expect(server.requests).toHaveLength(0)
})

test('fetch is looked up at each call, so a later interceptor is seen', async () => {
  const api = createApi({ host })
  const page = fakeNetwork({ 'GET /api/diagnostic/version': () => json({ version: '2' }) })
  onTestFinished(() => page.restore())
  expect(unwrap(await api.GET('/api/diagnostic/version'))).toEqual({ version: '2' })
})

test('an early script that runs after the client has loaded finds that the app has begun', () => {
  expect(globalThis.linxEarly).toEqual(new Map())
})
