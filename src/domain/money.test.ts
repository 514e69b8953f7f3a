import { expect, test } from 'vitest'
import { moneySign, moneyText } from './money'

test.each([
  [12, '+$12', '+'],
  [-1200, '−$1,200', '-'],
  [0, '$0', '0'],
  [1_234_567, '+$1,234,567', '+'],
])('%d dollars read %s', (dollars, text, sign) => {
  expect(moneyText(dollars)).toBe(text)
  expect(moneySign(dollars)).toBe(sign)
})
