import { expect, test } from 'vitest'
import { masked, maskedPart } from './masked'

test.each([
  ['', ''],
  ['?view=My+Linx&x=1', '?view=My+Linx&x=1'],
  ['#hole-9', '#hole-9'],
  ['#access_token=at-10012345&x=1', '#access_token=at-1… (11 characters)&x=1'],
  [
    '?token=abcdefgh&email=nora@whitcombe.example',
    '?token=abcd… (8 characters)&email=nora… (22 characters)',
  ],
  ['?code=1234&state=x', '?code=12… (4 characters)&state=… (1 character)'],
  ['?verified=true', '?verified=true'],
  ['#state=', '#state='],
  [`#${'x'.repeat(50)}`, '#xxxx… (50 characters)'],
  [`?q=${'y'.repeat(50)}`, '?q=yyyy… (50 characters)'],
])('the part %j of an address is masked as %j', (part, shown) => {
  expect(maskedPart(part)).toBe(shown)
})

test('a masked token shows its start and length only', () => {
  expect(masked('eyJhbGciOiJub25lIn0')).toBe('eyJh… (19 characters)')
})
