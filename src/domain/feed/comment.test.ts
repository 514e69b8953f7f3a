import { expect, test } from 'vitest'
import { commentFault } from './comment'

test.each([
  ['500 letters', 'x'.repeat(500), undefined],
  ['500 letters between blanks', ` ${'x'.repeat(500)}\n`, undefined],
  ['501 letters', 'x'.repeat(501), 'Comments can have up to 500 characters.'],
  ['nothing', '', 'Comment cannot be empty.'],
  ['blanks', ' \n', 'Comment cannot be empty.'],
])('a comment of %s', (_what, typed, fault) => {
  expect(commentFault(typed)).toBe(fault)
})
