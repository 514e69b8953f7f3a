import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailedField } from './mailed-link-field'

test.each([
  ['?token=ab+cd%2Fef==&email=nora+golf@x.example', 'ab+cd/ef==', 'nora+golf@x.example'],
  ['?email=nora%2Bgolf%40x.example&token=ab%2Bcd', 'ab+cd', 'nora+golf@x.example'],
  ['?token=%20%20&email=', undefined, undefined],
  ['?token=+%20x&email=%09', '+ x', undefined],
  ['?mytoken=1&token=50%', '50%', undefined],
  ['', undefined, undefined],
])('token and email are read from a mailed link with %s (HST-08)', (search, token, email) => {
  expect([mailedField(search, 'token'), mailedField(search, 'email')]).toEqual([token, email])
})

test('any text that was encoded into a mailed link is read back unchanged (HST-08)', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const search = `?a=1&token=${encodeURIComponent(text)}`
      expect(mailedField(search, 'token')).toBe(text.trim() || undefined)
    }),
  ))
