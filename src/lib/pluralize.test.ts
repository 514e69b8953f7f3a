import { expect, test } from 'vitest'
import { countText, pluralize } from './pluralize'

test.each([
  [0, '0 comments'],
  [1, '1 comment'],
  [999, '999 comments'],
  [1234, '1,234 comments'],
  [1_000_000, '1,000,000 comments'],
])('%d comments are counted as %s', (number, text) => {
  expect(pluralize(number, 'comment')).toBe(text)
})

test.each([-1234, -123, 0, 12_345, 123_456, 1_234_567, Number.MAX_SAFE_INTEGER])(
  'the count %d has the commas of American English',
  (number) => {
    expect(countText(number)).toBe(number.toLocaleString('en-US'))
  },
)
