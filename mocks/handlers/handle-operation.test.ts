import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { Backend } from '../backend/backend'
import { manualTimers } from '../hub/manual-timers'
import { call, MARCUS, NORA, openWorld } from '../testing'
import { handleAnyone } from './handle-operation'
import { JsonResponse, toResponse } from './json-response'

const VERSION = '/api/diagnostic/version'
const NOTIFY = '/api/linx/update-us_last_notify'
const noticed = ({ db }: Backend) => db.users.get(1)?.lastNotifyAt

describe('the journal', () => {
  test('has every request as it came, with its answer', async () => {
    const backend = await openWorld()
    const body = { email: NORA, password: 'linxgolf1' }
    await call(backend, 'POST', '/api/auth/login', {
      body,
      headers: { 'X-Requested-With': 'test' },
    })
    await call(backend, 'GET', '/api/linx?view=Following', {})
    const [first, second] = backend.journal.entries
    expect(first).toMatchObject({
      operationId: 'login',
      method: 'POST',
      path: '/api/auth/login',
      status: 200,
      bodyBytes: JSON.stringify(body).length,
      body: JSON.stringify(body),
      at: '2026-06-13T23:30:00.000+00:00',
    })
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-requested-with': 'test',
    })
    expect(second).toMatchObject({
      operationId: 'listLinx',
      path: '/api/linx?view=Following',
      status: 401,
    })
    expect(second).toMatchObject({ bodyBytes: 0, body: null })
  })

  test('shows a request without a response with status 0', async () => {
    const backend = await openWorld()
    backend.faults.set('getVersion', { drop: 'before' })
    await call(backend, 'GET', VERSION)
    expect(backend.journal.entries).toMatchObject([{ operationId: 'getVersion', status: 0 }])
  })
})

describe('faults', () => {
  test('a status is answered instead of running, with a message in the failure body', async () => {
    const backend = await openWorld()
    const before = noticed(backend)
    backend.faults.set('updateLastNotify', {
      status: 503,
      message: 'Resting.',
      headers: { 'Retry-After': '30' },
    })
    const { status, json, response } = await call(backend, 'POST', NOTIFY, { as: NORA })
    expect([status, json]).toEqual([503, { message: 'Resting.', status: 503 }])
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(noticed(backend)).toBe(before)
  })

  test('a body and a type are answered as they are, and are not held against the contract', async () => {
    const backend = await openWorld()
    backend.faults.set('getVersion', { body: '<html>', type: 'text/html' })
    const { status, response } = await call(backend, 'GET', VERSION)
    expect([status, await response.text()]).toEqual([200, '<html>'])
    expect(response.headers.get('Content-Type')).toBe('text/html')
    backend.faults.set('getVersion', { status: 200, body: '' })
    expect(await (await call(backend, 'GET', VERSION)).response.text()).toBe('')
    expect(backend.contract.coverage['getVersion']).toEqual({ 200: 2 })
  })

  test('a gateway answers HTML when only a type is given, and nothing with 204', async () => {
    const backend = await openWorld()
    backend.faults.set('getVersion', { status: 502, type: 'text/html' })
    const { response } = await call(backend, 'GET', VERSION)
    expect([response.status, response.statusText]).toEqual([502, 'Bad Gateway'])
    expect(await response.text()).toContain('<h1>502</h1>')
    backend.faults.set('getVersion', { status: 502, type: 'text/html', wordless: true })
    const wordless = (await call(backend, 'GET', VERSION)).response
    expect([wordless.status, wordless.statusText]).toEqual([502, ''])
    backend.faults.set('getVersion', 204)
    expect((await call(backend, 'GET', VERSION)).response.body).toBeNull()
  })

  test('headers alone are added to the real answer, which is still checked', async () => {
    const backend = await openWorld()
    backend.faults.set('getVersion', { headers: { 'X-Slow': 'yes' } })
    const { json, response } = await call(backend, 'GET', VERSION)
    expect([json, response.headers.get('X-Slow')]).toEqual([{ version: '2026.6.1' }, 'yes'])
  })

  test('a connection cut before: nothing happened', async () => {
    const backend = await openWorld()
    const before = noticed(backend)
    backend.faults.set('updateLastNotify', { drop: 'before' })
    expect((await call(backend, 'POST', NOTIFY, { as: NORA })).response.type).toBe('error')
    expect(noticed(backend)).toBe(before)
  })

  test('a connection cut after: it happened, only the answer is lost', async () => {
    const backend = await openWorld()
    backend.faults.set('updateLastNotify', { drop: 'after', times: 1 })
    expect((await call(backend, 'POST', NOTIFY, { as: NORA })).response.type).toBe('error')
    expect(noticed(backend)).toBe(backend.clock.now())
    expect((await call(backend, 'POST', NOTIFY, { as: NORA })).status).toBe(200)
  })

  test('a body that breaks off sends so many bytes, then fails', async () => {
    const backend = await openWorld()
    backend.faults.set('getVersion', { sendBytes: 10 })
    const request = new Request(`http://golf.test${VERSION}`)
    const reader = (await backend.handle(request)).body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toBe('{"version"')
    await expect(reader?.read()).rejects.toThrow('cut')
  })

  test('an answer that stays open breaks off as well: server-sent events', async () => {
    const backend = await openWorld()
    const { accessToken } = await backend.signIn(NORA)
    const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'text/event-stream' }
    const { connectionToken } = backend.hub.negotiate(1, { stateful: false })
    backend.faults.set('connectHub', { sendBytes: 3 })
    const request = new Request(`http://golf.test/hubs/linx?id=${connectionToken}`, { headers })
    const reader = (await backend.handle(request)).body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(':\r\n')
    await expect(reader?.read()).rejects.toThrow('cut')
    await vi.waitFor(() => expect(backend.hub.find(connectionToken)).toBeUndefined())
  })

  test('a delay holds the response; the operation has run by then', async () => {
    const timers = manualTimers()
    const backend = await openWorld({ timers })
    backend.faults.set('updateLastNotify', { delayMs: 29_000 })
    const answered = vi.fn<(value: unknown) => void>()
    const waiting = call(backend, 'POST', NOTIFY, { as: NORA }).then(answered)
    await vi.waitFor(() => expect(noticed(backend)).toBe(backend.clock.now()))
    timers.advance(28_999)
    await Promise.resolve()
    expect(answered).not.toHaveBeenCalled()
    timers.advance(1)
    await waiting
    expect(answered).toHaveBeenCalledOnce()
  })

  test('a slow upload holds the work itself, and does nothing when the client gives up', async () => {
    const timers = manualTimers()
    const backend = await openWorld({ timers })
    backend.faults.set('requestPasswordReset', { uploadBytesPerSecond: 10 })
    const send = (signal: AbortSignal) => {
      const body = JSON.stringify({ email: NORA, baseUrl: 'https://app.linx.example' })
      const headers = { 'Content-Type': 'application/json' }
      const address = 'http://golf.test/api/auth/forgot-password'
      return backend.handle(new Request(address, { method: 'POST', headers, body, signal }))
    }
    const unaborted = send(new AbortController().signal)
    await vi.waitFor(() => expect(timers.pending()).toBe(1))
    expect(backend.db.mails.rows()).toHaveLength(0)
    timers.advance(60_000)
    await unaborted
    expect(backend.db.mails.rows()).toHaveLength(1)

    const client = new AbortController()
    const given = send(client.signal)
    await vi.waitFor(() => expect(timers.pending()).toBe(1))
    client.abort()
    await given
    expect(backend.db.mails.rows()).toHaveLength(1)
  })

  test('a client that has gone is waited for no longer', async () => {
    const backend = await openWorld()
    backend.faults.set('getVersion', { delayMs: 1e12 })
    const client = new AbortController()
    const answered = backend.handle(
      new Request(`http://golf.test${VERSION}`, { signal: client.signal }),
    )
    client.abort()
    await expect(answered).resolves.toBeInstanceOf(Response)
  })
})

describe('who calls', () => {
  test.each([
    ['nothing', undefined, 'Please sign in first.'],
    ['another scheme', 'Basic bm9yYTpnb2xm', 'Please sign in first.'],
    ['a forged token', 'Bearer a.b.c', 'Your session is not valid. Please sign in again.'],
  ])('%s gets 401 in plain words', async (_what, authorization, message) => {
    const backend = await openWorld()
    const headers: Record<string, string> = authorization ? { Authorization: authorization } : {}
    const answered = await call(backend, 'GET', '/api/user/current', { headers })
    expect([answered.status, answered.json]).toEqual([401, { message, status: 401 }])
  })

  test('an expired token gets 401, and the answer says why', async () => {
    const backend = await openWorld()
    const { accessToken } = await backend.signIn(NORA)
    backend.clock.advance(3_600_000)
    const headers = { Authorization: `Bearer ${accessToken}` }
    const { json } = await call(backend, 'GET', '/api/user/current', { headers })
    expect(json).toEqual({ message: 'Your session has expired.', status: 401 })
  })

  test('two golfers on one world see each their own', async () => {
    const backend = await openWorld()
    const [nora, marcus] = await Promise.all([
      call(backend, 'GET', '/api/user/current', { as: NORA }),
      call(backend, 'GET', '/api/user/current', { as: MARCUS }),
    ])
    expect([nora.json, marcus.json]).toMatchObject([{ us_id: 1 }, { us_id: 2 }])
  })
})

describe('what the fake itself does wrong', () => {
  const crashing = (backend: Backend) =>
    handleAnyone(backend, 'getVersion', new Request(`http://golf.test${VERSION}`), () => {
      throw new RangeError('Out of bounds.')
    })

  test('a crash is a 500 in JSON for the caller, and a violation for the test', async () => {
    const backend = await openWorld()
    vi.mocked(console.error).mockReturnValue(undefined)
    const response = toResponse(await crashing(backend))
    expect(console.error).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      message: 'Something went wrong on our side.',
      status: 500,
    })
    expect(backend.contract.violations).toMatchObject([
      { operationId: 'getVersion', direction: 'response' },
    ])
    expect(backend.contract.violations[0]?.message).toContain('RangeError: Out of bounds.')
    backend.contract.accept(backend.contract.violations)
  })

  test.each([
    ['a value', () => new JsonResponse({ build: '1' })],
    ['a Response', () => HttpResponse.json({ build: '1' })],
  ])('a field renamed in %s is a violation with operation and pointer', async (_, make) => {
    const backend = await openWorld()
    const request = new Request(`http://golf.test${VERSION}`)
    const made = make()
    expect(await handleAnyone(backend, 'getVersion', request, () => made)).toBe(made)
    expect(
      backend.contract.violations.map(({ operationId, pointer }) => [operationId, pointer]),
    ).toEqual([
      ['getVersion', '/version'],
      ['getVersion', '/build'],
    ])
    backend.contract.accept(backend.contract.violations)
  })
})

test('listeners are called for requests that changed rows only', async () => {
  const backend = await openWorld()
  const { accessToken } = await backend.signIn(NORA)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const onChange = vi.fn<() => void>()
  const stop = backend.onChange(onChange)
  await call(backend, 'GET', '/api/linx?view=Following', { headers })
  expect(onChange).not.toHaveBeenCalled()
  await call(backend, 'POST', NOTIFY, { headers })
  expect(onChange).toHaveBeenCalledOnce()
  stop()
  await call(backend, 'POST', NOTIFY, { headers })
  expect(onChange).toHaveBeenCalledOnce()
})
