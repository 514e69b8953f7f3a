import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  partnerBalances,
  partnerPayments,
  paymentText,
  settleUp,
  settleWith,
  totalDollars,
  type Balance,
} from './settle-up'

const ledger = fc
  .array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 12 })
  .map((amounts): Balance[] => {
    const rest = -amounts.reduce((sum, dollars) => sum + dollars, 0)
    return [...amounts, rest].map((dollars, at) => ({ name: `P${at}`, dollars }))
  })

test('any ledger that adds up to zero is settled with fewer payments than players', () => {
  fc.assert(
    fc.property(ledger, (balances) => {
      const payments = settleUp(balances)
      expect(payments).toBeDefined()
      const left = new Map(balances.map(({ name, dollars }) => [name, dollars]))
      for (const { from, to, dollars } of payments ?? []) {
        expect(dollars).toBeGreaterThan(0)
        left.set(from, (left.get(from) ?? 0) + dollars)
        left.set(to, (left.get(to) ?? 0) - dollars)
      }
      expect([...left.values()].every((dollars) => dollars === 0)).toBe(true)
      expect(payments?.length).toBeLessThanOrEqual(balances.length - 1)
    }),
  )
})

test('amounts that do not add up to zero are not settled', () => {
  fc.assert(
    fc.property(ledger, fc.integer({ min: 1, max: 99 }), (balances, extra) => {
      expect(settleUp([...balances, { name: 'X', dollars: extra }])).toBeUndefined()
    }),
  )
})

test('a foursome settles up with two payments', () => {
  const payments = settleUp([
    { name: 'Tom', dollars: -24 },
    { name: 'Priya', dollars: 4 },
    { name: 'Nora', dollars: 20 },
    { name: 'Hal', dollars: 0 },
  ])
  expect(payments?.map(paymentText)).toEqual(['Tom pays Nora $20', 'Tom pays Priya $4'])
  expect(settleUp([])).toEqual([])
})

test('bets that are all with one golfer are settled with that golfer', () => {
  const balances = [
    { name: 'Nora', dollars: 8 },
    { name: 'Marcus', dollars: 12 },
    { name: 'Priya', dollars: -20 },
    { name: 'Tom', dollars: 0 },
  ]
  expect(settleWith(0, balances)?.map(paymentText)).toEqual([
    'Nora pays Marcus $12',
    'Priya pays Nora $20',
  ])
  expect(settleWith(0, balances.slice(1))).toBeUndefined()
})

test('bets with partners are summed up per partner, and settled with at most one payment each', () => {
  const bet = fc.record({
    partner: fc.constantFrom('Tom', 'Priya', 'Hal', 'Dana'),
    dollars: fc.integer({ min: -900, max: 900 }),
  })
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 100 }), (bets) => {
      const balances = partnerBalances(bets)
      expect(totalDollars(balances)).toBe(totalDollars(bets))
      expect(new Set(balances.map(({ name }) => name)).size).toBe(balances.length)
      const payments = partnerPayments(balances, 'You')
      expect(payments.length).toBeLessThanOrEqual(balances.length)
      const net = payments.reduce(
        (sum, { to, dollars }) => sum + (to === 'You' ? dollars : -dollars),
        0,
      )
      expect(net).toBe(totalDollars(bets))
    }),
  )
})

test('balances with partners are put into words, largest first', () => {
  const balances = partnerBalances([
    { partner: 'Tom Okafor', dollars: 1200 },
    { partner: 'Priya Raman', dollars: -4 },
    { partner: 'Hal', dollars: 5 },
    { partner: 'Hal', dollars: -5 },
  ])
  expect(balances.map(({ name }) => name)).toEqual(['Tom Okafor', 'Priya Raman', 'Hal'])
  expect(partnerPayments(balances, 'You').map(paymentText)).toEqual([
    'Tom Okafor pays you $1,200',
    'You pay Priya Raman $4',
  ])
})

test('a name written from right to left does not reorder the amount after it (TXT-06)', () => {
  const pay = (to: string) => paymentText({ from: 'You', to, dollars: 8 })
  expect(pay('محمد')).toBe('You pay \u2068محمد\u2069 $8')
  expect(pay('דוד Cohen')).toBe('You pay \u2068דוד Cohen\u2069 $8')
  expect(pay('Zoë Müller')).toBe('You pay Zoë Müller $8')
})
