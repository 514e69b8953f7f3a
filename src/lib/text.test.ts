import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './text'

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇨🇭'],
  ['a skin tone', '🏌🏽‍♀️'],
  ['a letter with its accent apart', 'e\u0301'],
  ['a sign in color', '⛳️'],
])('a text is cut before %s that does not fit, and after one that does', (_what, character) => {
  const text = `Dew${character}${character}.`
  const whole = `Dew${character}`
  for (let units = whole.length; units < whole.length + character.length; units += 1)
    expect(cutText(text, units)).toBe(whole)
  expect(cutText(text, whole.length - 1)).toBe('Dew')
  expect(cutText(text, text.length)).toBe(text)
})

test('a cut text is a prefix within the limit, and does not end with half of a surrogate pair', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 30 })
  fc.assert(
    fc.property(texts, fc.nat(40), (text, units) => {
      const cut = cutText(text, units)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(units)
      expect(cut).not.toMatch(/\p{Surrogate}/u)
    }),
  )
})

test('a single character that is longer than the limit is split instead of leaving nothing', () => {
  expect(cutText(`e${'\u0301'.repeat(600)}`, 500)).toHaveLength(500)
  expect(cutText('👩‍'.repeat(3), 4)).toBe('👩‍')
})
