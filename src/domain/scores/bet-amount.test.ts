import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betAmount, partnersToPost, switchedBet, tidyBet, typedBet } from './bet-amount'

// SCR-17.
test.each([
  ['', 0],
  ['1,000', 1000],
  ['-5', -5],
  ['−5', -5],
  ['+5', 5],
  ['1,0,0', 100],
  ['1,250', 1250],
  ['12,500', 12_500],
  ['12,50', 12],
  ['-12,5', -12],
  ['1,250,50', 1250],
  ['1,250,000', 1_250_000],
  [',50', 0],
  ['$20', 20],
  ['-$1,250', -1250],
  ['-', 0],
  ['-0', 0],
  ['9,007,199,254,740,991', 9_007_199_254_740_991],
])('the bet %j is %d dollars', (text, dollars) => {
  expect(betAmount(typedBet(text) ?? 'refused')).toBe(dollars)
})

// SCR-17.
test.each([
  '--5',
  '$$5',
  '5$',
  '1.5',
  '5-',
  'abc',
  '1e3',
  '٥',
  '９',
  '9'.repeat(30),
  '9007199254740992',
])('the bet %j is refused at the field', (text) => {
  expect(typedBet(text)).toBeUndefined()
})

test('the sign of a bet is switched without its digits, and tidying puts the commas right', () => {
  expect(switchedBet('12')).toBe('-12')
  expect(switchedBet('-12')).toBe('12')
  expect(tidyBet('-1000')).toBe('-1,000')
  expect(tidyBet('1,0,0')).toBe('100')
  expect(tidyBet('')).toBe('')
  expect(tidyBet('-12,50')).toBe('-12')
  expect(tidyBet('1,250,50')).toBe('1,250')
})

test('deleting digits of thousands does not turn the others into cents', () => {
  expect(typedBet('1,25', '1,250')).toBe('125')
  expect(typedBet('-1,2', '-1,250')).toBe('-12')
  expect(typedBet('1,250,00', '1,250,000')).toBe('125000')
  expect(typedBet('12,5', '12,50')).toBe('12,5')
  expect(typedBet('12,5', '1,250')).toBe('12,5')
})

test('whatever is typed, whole numbers are posted', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [partner] = partnersToPost([{ userId: 2, dollars: typedBet(text) ?? '' }])
      expect(Number.isSafeInteger(partner?.dollars)).toBe(true)
      expect(Object.is(partner?.dollars, -0)).toBe(false)
    }),
  )
})
