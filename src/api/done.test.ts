import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertDone } from './done'

test.each([
  [{ success: false }, 'An error occurred'],
  [{ success: false, message: '  ' }, 'An error occurred'],
  [
    { success: false, message: 'You have a round to post first.' },
    'You have a round to post first.',
  ],
])('%j on a good status is a no: %s', (data, words) => {
  expect(() => assertDone({ data })).toThrow(words)
})

test('whatever else is answered well counts as done (R8)', () => {
  const isNo = (data: unknown) => typeof data === 'object' && data !== null && 'success' in data
  fc.assert(
    fc.property(
      fc.anything().filter((data) => !isNo(data)),
      (data) => {
        expect(() => assertDone({ data })).not.toThrow()
      },
    ),
  )
  for (const success of [true, null, undefined, 0, 'no'])
    expect(() => assertDone({ data: { success } })).not.toThrow()
})
