import { expect, test } from 'vitest'
import { wishFailure } from './use-optimistic-write'

const wish = { confirmed: 'none', value: 'none', phase: 'settled' } as const

test.each([
  [undefined, undefined],
  [wish, undefined],
  [{ ...wish, error: new Error('Not now.') }, 'Not now.'],
  [{ ...wish, error: new Error('') }, 'An error occurred'],
  [{ ...wish, error: undefined }, 'Unknown error'],
])('%o has failed so: %s', (given, words) => {
  expect(wishFailure(given)).toBe(words)
})
