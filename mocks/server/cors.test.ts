import { expect, test } from 'vitest'
import { corsHeaders, isPreflight, preflightHeaders } from './cors'

const ORIGIN = 'http://app.example'
const preflight = (method: string, headers?: string) => ({
  origin: ORIGIN,
  'access-control-request-method': method,
  ...(headers !== undefined && { 'access-control-request-headers': headers }),
})

test.each([
  ['GET', undefined],
  ['GET', ''],
  ['POST', 'authorization,content-type'],
  ['PUT', 'Authorization, Content-Type'],
  ['DELETE', 'authorization'],
  ['GET', 'authorization,new-session'],
  ['POST', 'authorization,x-requested-with,x-signalr-user-agent'],
  ['GET', 'x-access-key'],
])('CORS: a preflight of %s with %s is allowed', (method, headers) => {
  expect(preflightHeaders(preflight(method, headers))).toEqual({
    'Access-Control-Allow-Origin': ORIGIN,
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, New-Session, X-Requested-With, X-SignalR-User-Agent, X-Access-Key',
    'Access-Control-Max-Age': '600',
  })
})

test.each([
  ['POST', 'authorization,x-trace-id'],
  ['GET', 'cache-control'],
  ['GET', '*'],
  ['PATCH', undefined],
  ['TRACE', undefined],
])('CORS: a preflight of %s with %s gets no permission', (method, headers) => {
  expect(preflightHeaders(preflight(method, headers))).toEqual({})
})

test('only a browser’s permission request is a preflight', () => {
  expect(isPreflight('OPTIONS', preflight('GET'))).toBe(true)
  expect(isPreflight('OPTIONS', { origin: ORIGIN })).toBe(false)
  expect(isPreflight('OPTIONS', {})).toBe(false)
  expect(isPreflight('GET', preflight('GET'))).toBe(false)
})

test('an answer names the origin that asked, and nothing without one', () => {
  expect(corsHeaders({ origin: ORIGIN })['Access-Control-Allow-Origin']).toBe(ORIGIN)
  expect(corsHeaders({})).toEqual({})
})
