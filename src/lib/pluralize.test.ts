import { expect, test } from 'vitest'
import { pluralize } from './pluralize'

test.each([
  [0, '0 comments'],
  [1, '1 comment'],
  [999, '999 comments'],
  [1234, '1,234 comments'],
  [1_000_000, '1,000,000 comments'],
])('%d comments are counted as %s', (number, text) => {
  expect(pluralize(number, 'comment')).toBe(text)
})
