import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeTimers } from '~/lib/timers.fake'
import { cut, json, never, refusal, undeclared } from '~/testing/responses'
import { createFakeServer } from '~/testing/fake-server'
import { authAddress, createAuthOnly } from './auth-only'

const host = 'https://api.golf.test'
const VERIFY = 'POST /api/auth/debug/force-verify'
const CHECK = 'GET /api/auth/debug/check-verification'

test.each([
  ['login', '/api/auth/login'],
  ['/login', '/api/auth/login'],
  ['/api/auth/login', '/api/auth/login'],
  [
    'debug/check-verification?email=a%2Bb@c.example',
    '/api/auth/debug/check-verification?email=a%2Bb%40c.example',
  ],
  ['../user/current', '/api/auth/user/current'],
  ['..%2f..%2fuser/current', '/api/auth/..%2F..%2Fuser/current'],
  ['%2e%2e/user/current', '/api/auth/user/current'],
  ['https://other.example/x', '/api/auth/other.example/x'],
  ['', '/api/auth/'],
])('%s is requested as %s (NET-13)', (path, address) => {
  expect(authAddress(host, path)).toBe(host + address)
})

test('whatever the path, the address stays below /api/auth/ (NET-13)', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', '.', '%2e%2e', '\\', '//', 'https:', '?', '#', '@'),
  )
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('/')),
      (path) => {
        expect(new URL(authAddress(host, path)).href.startsWith(`${host}/api/auth/`)).toBe(true)
      },
    ),
  )
})

test.each([
  [
    'a good answer',
    () => json({ success: true }),
    { success: true, status: 200, message: 'Success', data: { success: true } },
  ],
  [
    "the server's words",
    () => json({ success: true, message: 'Verified.' }),
    {
      success: true,
      status: 200,
      message: 'Verified.',
      data: { success: true, message: 'Verified.' },
    },
  ],
  [
    'no body',
    () => undeclared('a host that sends nothing back', new Response('')),
    { success: true, status: 200, message: 'Success', data: undefined },
  ],
  [
    'a page',
    () => undeclared('a captive portal', new Response('<html>')),
    { success: false, status: 200, message: 'Invalid JSON response from server.', data: undefined },
  ],
  [
    'a refusal',
    () => refusal(400, 'Unknown address.'),
    {
      success: false,
      status: 400,
      message: 'Unknown address.',
      data: { message: 'Unknown address.' },
    },
  ],
  [
    'a failing page',
    () => undeclared('a proxy', new Response('<html>', { status: 500 })),
    {
      success: false,
      status: 500,
      message: 'Server returned an invalid error format.',
      data: undefined,
    },
  ],
  [
    'a cut connection',
    cut,
    {
      success: false,
      status: 0,
      message: 'Network error: Failed to fetch',
      data: undefined,
      isNetworkError: true,
    },
  ],
])('%s is returned as a result, never as an error (NET-13)', async (_what, reply, result) => {
  const { fetch } = createFakeServer({ [VERIFY]: reply })
  expect(await createAuthOnly({ host, fetch })('debug/force-verify')).toEqual(result)
})

test('a call without a response ends as a network failure', async () => {
  const timers = createFakeTimers()
  const call = createAuthOnly({ host, fetch: never, timers })('login', { body: {} })
  await timers.advance(60_000)
  expect(await call).toMatchObject({ success: false, status: 0, isNetworkError: true })
})

test('an invalid address is a result too, not an error', async () => {
  const result = await createAuthOnly({ host: 'nonsense', fetch: cut })('login')
  expect(result).toMatchObject({ success: false, status: 0, isNetworkError: true })
})

test('a failure is reported without the email address in its query; a successful call and an aborted one are not reported', async () => {
  const reported: unknown[] = []
  const calling = (reply: () => Response | Promise<Response>) =>
    createAuthOnly({
      host,
      fetch: createFakeServer({ [CHECK]: reply, [VERIFY]: reply }).fetch,
      onFailure: ({ message, status, endpoint }) => reported.push([message, status, endpoint]),
    })
  const check = 'debug/check-verification?email=ola%40unverified.example'
  await calling(() => json({ data: { isEmailVerified: true } }))(check, { method: 'GET' })
  const signal = AbortSignal.abort()
  await calling(cut)(check, { signal })
  expect(reported).toEqual([])
  await calling(cut)(check, { method: 'GET' })
  await calling(() => undeclared('a proxy', new Response('', { status: 502 })))(
    'debug/force-verify',
  )
  expect(reported).toEqual([
    ['Network error: Failed to fetch', 0, 'GET /api/auth/debug/check-verification'],
    ['Server returned an invalid error format.', 502, 'POST /api/auth/debug/force-verify'],
  ])
})
