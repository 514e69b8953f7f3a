import { expect, test } from 'vitest'
import { writeFailure } from './write-failure'

const write = { confirmed: 'none', value: 'none', phase: 'settled' } as const

test.each([
  [undefined, undefined],
  [write, undefined],
  [{ ...write, error: new Error('Not now.') }, 'Not now.'],
  [{ ...write, error: new Error('') }, 'An error occurred'],
  [{ ...write, error: undefined }, 'Unknown error'],
])('%o has failed so: %s', (given, message) => {
  expect(writeFailure(given)).toBe(message)
})
