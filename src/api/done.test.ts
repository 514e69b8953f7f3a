import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFakeTimers } from '~/lib/timers.fake'
import { json, undeclared } from '~/testing/responses'
import { createFakeServer } from '~/testing/fake-server'
import { failure, host } from './client.fake'
import { createApi } from './client'
import { assertDone, isNotDone } from './done'
import { ApiError } from './errors'
import { callFailed } from './events'

const response = new Response(null)

let reported: ApiError[]
let stop: () => void
beforeEach(() => {
  reported = []
  stop = callFailed.add((error) => reported.push(error))
})
afterEach(() => stop())

test.each([
  [{ success: false }, 'An error occurred'],
  [{ success: false, message: '  ' }, 'An error occurred'],
  [
    { success: false, message: 'You have a round to post first.' },
    'You have a round to post first.',
  ],
])('%j on a good status is an error: %s', (data, words) => {
  expect(() => assertDone({ data, response })).toThrow(words)
})

test('success: false without a message has the fallback message, if there is one', () => {
  expect(() => assertDone({ data: { success: false }, response }, 'Not sent.')).toThrow('Not sent.')
  const data = { success: false, message: 'Not today.' }
  expect(() => assertDone({ data, response }, 'Not sent.')).toThrow('Not today.')
})

test('any other successful response counts as done (R8), and nothing is reported', () => {
  const isNo = (data: unknown) => typeof data === 'object' && data !== null && 'success' in data
  fc.assert(
    fc.property(
      fc.anything().filter((data) => !isNo(data)),
      (data) => {
        expect(() => assertDone({ data, response })).not.toThrow()
      },
    ),
  )
  for (const success of [true, null, undefined, 0, '', 'no'])
    expect(() => assertDone({ data: { success }, response })).not.toThrow()
  expect(reported).toEqual([])
})

test('success: false is reported once, with its status and its operation, and without ids', async () => {
  const { fetch } = createFakeServer({
    'PUT /api/follow/unfollow/4711': () =>
      undeclared('a host that accepts and refuses', json({ success: false }, 202)),
  })
  const api = createApi({ host, fetch, timers: createFakeTimers() })
  const call = () =>
    api.PUT('/api/follow/unfollow/{userId}', { params: { path: { userId: 4711 } } })
  const error = await failure(call().then((answer) => assertDone(answer)))
  const endpoint = 'PUT /api/follow/unfollow/{userId}'
  expect(error).toMatchObject({ status: 202, endpoint, data: { success: false } })
  expect(reported).toEqual([error])
})

test('success: false on a good status is distinguished from an unreadable response, and from a failure', () => {
  const data = { success: false }
  expect(isNotDone(new ApiError('No.', 200, { data }))).toBe(true)
  expect(isNotDone(new ApiError('Invalid JSON response from server.', 200))).toBe(false)
  expect(isNotDone(new ApiError('No.', 400, { data }))).toBe(false)
  expect(isNotDone(new ApiError('Network error or unexpected issue', 0))).toBe(false)
  expect(isNotDone(new Error('No.'))).toBe(false)
})
