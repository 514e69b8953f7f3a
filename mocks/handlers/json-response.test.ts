import { expect, test } from 'vitest'
import { JsonResponse, toResponse, withHeaders, withValue } from './json-response'

const VALUE = { name: 'Zoë' }
const TEXT = '{"name":"Zoë"}'
const headers = { 'Cache-Control': 'private, no-cache', 'X-Page': '1' }

test('as a Fetch Response a JSON response has its status, content type and length', async () => {
  const response = toResponse(new JsonResponse(VALUE, { status: 201 }))
  expect([response.status, response.statusText]).toEqual([201, 'Created'])
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-length': '15',
    'content-type': 'application/json',
  })
  expect(await response.text()).toBe(TEXT)
})

test('an answer that is a Response stays itself', () => {
  const response = new Response('x')
  expect(toResponse(response)).toBe(response)
})

test('the status text may be left out', () => {
  expect(toResponse(new JsonResponse({}, { statusText: '' })).statusText).toBe('')
})

test('what happens to the value later is not in the text', () => {
  const value = { name: 'Zoë' }
  const { text } = new JsonResponse(value)
  value.name = 'Ann'
  expect(text).toBe(TEXT)
})

test('no cache keeps it, unless it says so itself', () => {
  expect(new JsonResponse({}).headers['cache-control']).toBe('no-store')
  expect(new JsonResponse({}, { headers }).headers['cache-control']).toBe('private, no-cache')
})

test('other headers and another value are another answer, and the length is its own', () => {
  const first = new JsonResponse(VALUE, {
    status: 201,
    headers: { ...headers, 'Content-Length': '99' },
  })
  const second = withHeaders(withValue(first, {}), { 'X-Page': '2' })
  expect(first.headers['x-page']).toBe('1')
  expect([second.status, second.text, second.headers['x-page']]).toEqual([201, '{}', '2'])
  expect(toResponse(second).headers.get('Content-Length')).toBe('2')
})
