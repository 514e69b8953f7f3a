import { beforeEach, expect, test } from 'vitest'
import { deferred } from '~/lib/deferred'
import { createFakeTimers, settle, type FakeTimers } from '~/lib/timers.fake'
import { cut, json, refusal } from '~/testing/responses'
import { aSession } from '~/testing/builders'
import { createFakeServer } from '~/testing/fake-server'
import { installRefreshResponses } from './refresh-responses'
import type { WorkerFetchEvent } from './worker-scope'

const REFRESH = 'https://api.linx.example/api/auth/refresh-token'
const ANSWER_LIFETIME_MS = 30_000

let timers: FakeTimers
let sessions: EventTarget
let sentRequests: Request[]
let host: (request: Request) => Promise<Response>
let listeners: { fetch?: (event: WorkerFetchEvent) => void }

const tokens = (number: number) => json(aSession({ refreshToken: `refresh-${number}` }))

beforeEach(() => {
  timers = createFakeTimers()
  sessions = new EventTarget()
  sentRequests = []
  listeners = {}
  host = () => Promise.resolve(tokens(sentRequests.length))
  const addEventListener = (type: string, listener: unknown) =>
    void Object.assign(listeners, { [type]: listener })
  const { fetch } = createFakeServer({
    'POST /api/auth/refresh-token': (request) => {
      sentRequests.push(request)
      return host(request)
    },
  })
  installRefreshResponses({ addEventListener }, { fetch, timers, sessions })
})

/** Sends a page's request. Returns the worker's response; undefined when it leaves the request to the browser. */
function fetches(clientId: string, request: Request): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined
  const event = Object.assign(new Event('fetch'), {
    request,
    clientId,
    respondWith: (response: Promise<Response>) => void (answer = response),
    waitUntil: () => {},
  })
  listeners.fetch?.(event)
  return answer
}

const refreshOf = (refreshToken: string, init: RequestInit = {}) =>
  new Request(REFRESH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    ...init,
  })

/** The new refresh token that a page gets in exchange for this one, or the status when it gets none. */
async function refreshes(page: string, token = 'refresh-0', init?: RequestInit): Promise<unknown> {
  const response = await fetches(page, refreshOf(token, init))
  if (response?.status !== 200) return response?.status
  return Reflect.get(await response.json(), 'refreshToken')
}

test('the requesting page gets the unchanged response of the host', async () => {
  host = () =>
    Promise.resolve(
      Response.json({ message: 'Busy.' }, { status: 503, headers: { 'Retry-After': '2' } }),
    )
  const response = await fetches('a', refreshOf('refresh-0'))
  expect(response?.status).toBe(503)
  expect(response?.headers.get('Retry-After')).toBe('2')
  expect(await response?.json()).toEqual({ message: 'Busy.' })
  expect(await sentRequests[0]?.json()).toEqual({ refreshToken: 'refresh-0' })
  expect(sentRequests[0]?.headers.get('Content-Type')).toBe('application/json')
})

test('a refresh continues when its page is left, and the next two pages get its response (TOK-23)', async () => {
  const { promise, resolve } = deferred<Response>()
  host = () => promise
  const page = new AbortController()
  const lost = refreshes('a', 'refresh-0', { signal: page.signal })
  await settle()
  page.abort()
  const second = refreshes('b')
  const third = refreshes('c')
  await settle()
  expect(sentRequests[0]?.signal.aborted).toBe(false)
  resolve(tokens(1))
  expect(await Promise.all([lost, second, third])).toEqual(['refresh-1', 'refresh-1', 'refresh-1'])
  expect(sentRequests).toHaveLength(1)
})

test('a response that arrived before the next page was open is passed to that page', async () => {
  await refreshes('a')
  await timers.advance(ANSWER_LIFETIME_MS - 1)
  expect(await refreshes('b')).toBe('refresh-1')
  expect(sentRequests).toHaveLength(1)
})

test('no response is kept for longer than 30 s', async () => {
  await refreshes('a')
  await timers.advance(ANSWER_LIFETIME_MS)
  expect(await refreshes('b')).toBe('refresh-2')
  expect(timers.waiting()).toBe(1)
})

test('no response is kept after the end of a session', async () => {
  await refreshes('a')
  const { promise, resolve } = deferred<Response>()
  host = () => promise
  const late = refreshes('a', 'refresh-1')
  await settle()
  sessions.dispatchEvent(new Event('message'))
  resolve(tokens(2))
  await late
  host = () => Promise.resolve(refusal(401))
  expect([await refreshes('b'), await refreshes('b', 'refresh-1')]).toEqual([401, 401])
})

test('a refresh with another token gets its own response from the host', async () => {
  await refreshes('a', 'refresh-0')
  expect(await refreshes('b', 'refresh-7')).toBe('refresh-2')
})

test('a page that repeats its request gets a new response: a host may not rotate refresh tokens', async () => {
  await refreshes('a')
  expect(await refreshes('a')).toBe('refresh-2')
  expect(await refreshes('b')).toBe('refresh-2')
  expect(await refreshes('b')).toBe('refresh-3')
})

test.each([
  ['busy', () => Promise.resolve(refusal(503))],
  ['unreachable', cut],
])('the next page sends its request again after a host that was %s', async (_, answer) => {
  host = answer
  await Promise.allSettled([refreshes('a')])
  await settle()
  host = () => Promise.resolve(tokens(7))
  expect(await refreshes('b')).toBe('refresh-7')
})

test('the worker waits 30 s for a host that does not respond', async () => {
  host = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const outcome = Promise.allSettled([refreshes('a')])
  await timers.advance(30_000)
  expect(await outcome).toMatchObject([{ status: 'rejected' }])
  expect(timers.waiting()).toBe(0)
})

test.each([
  ['another call', new Request('https://api.linx.example/api/auth/login', { method: 'POST' })],
  ['a preflight', new Request(REFRESH, { method: 'OPTIONS' })],
  ['a page', new Request('https://linx.example/linx')],
])('the worker leaves %s to the browser', (_, request) => {
  expect(fetches('a', request)).toBeUndefined()
  expect(sentRequests).toEqual([])
})
