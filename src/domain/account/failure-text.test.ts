import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failureText } from './failure-text'

test.each([
  [new Error('The handicap service is resting.'), 'The handicap service is resting.'],
  ['No tees', 'No tees'],
  [new Error(''), 'An error occurred'],
  [new Error('  '), 'An error occurred'],
  ['', 'An error occurred'],
  [undefined, 'Unknown error'],
  [null, 'Unknown error'],
  [{ message: 'x' }, 'Unknown error'],
  [7, 'Unknown error'],
])('the failure %o is shown as %s', (thrown, text) => {
  expect(failureText(thrown)).toBe(text)
})

test.each([
  [new Error('The handicap service is resting.'), 'The handicap service is resting.'],
  [' No tees ', 'No tees'],
  [new Error('  '), 'Account creation failed.'],
  ['', 'Account creation failed.'],
  [undefined, 'Account creation failed.'],
  [7, 'Account creation failed.'],
])('%o is shown as %s where the screen has its own fallback', (thrown, text) => {
  expect(failureText(thrown, 'Account creation failed.')).toBe(text)
})

test('any thrown value is shown with a message', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      expect(failureText(thrown).trim()).not.toBe('')
    }),
  )
})
