import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneySign, moneyText } from './money'

test.each([
  [12, '+$12', '+'],
  [-1200, '−$1,200', '-'],
  [0, '$0', '0'],
  [1_234_567, '+$1,234,567', '+'],
])('%d dollars are shown as %s', (dollars, text, sign) => {
  expect(moneyText(dollars)).toBe(text)
  expect(moneySign(dollars)).toBe(sign)
})

test('any amount is shown in whole dollars with its sign, and $0 has none', () => {
  const amount = fc.oneof(
    fc.integer(),
    fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  )
  fc.assert(
    fc.property(amount, (dollars) => {
      const text = moneyText(dollars)
      expect(text).toMatch(/^(?:\$0|[+−]\$[1-9]\d{0,2}(?:,\d{3})*)$/)
      const read = Number(text.replaceAll(/[+$,]/g, '').replace('−', '-'))
      expect(Math.abs(read - dollars)).toBeLessThanOrEqual(0.5)
      expect(moneySign(dollars)).toBe(read > 0 ? '+' : read < 0 ? '-' : '0')
    }),
  )
})
