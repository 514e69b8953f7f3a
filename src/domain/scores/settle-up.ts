import { moneyText } from './money'

/** What a golfer has won (positive) or lost (negative), in whole dollars. */
export type Balance = { name: string; dollars: number }

/** Who pays whom, in whole dollars above zero. */
export type Payment = { from: string; to: string; dollars: number }

/** The sum of amounts; 0 for none. */
export const totalDollars = (rows: readonly { dollars: number }[]): number =>
  rows.reduce((sum, { dollars }) => sum + dollars, 0)

/**
 * Settles debts greedily: the largest debtor pays the largest creditor until all balances are zero, in fewer payments than
 * players. Undefined when the balances do not add up to zero, because players entered different amounts.
 */
export function settleUp(balances: readonly Balance[]): Payment[] | undefined {
  if (totalDollars(balances) !== 0) return undefined
  const open = balances.filter(({ dollars }) => dollars !== 0).map((one) => ({ ...one }))
  const payments: Payment[] = []
  for (;;) {
    const [winner] = open.toSorted((a, b) => b.dollars - a.dollars)
    const [loser] = open.toSorted((a, b) => a.dollars - b.dollars)
    if (!winner || !loser || winner.dollars <= 0) return payments
    const dollars = Math.min(winner.dollars, -loser.dollars)
    winner.dollars -= dollars
    loser.dollars += dollars
    payments.push({ from: loser.name, to: winner.name, dollars })
  }
}

/** One of the golfer's bets: the partner, and the whole dollars won (negative: lost). */
export type PartnerBet = { partner: string; dollars: number }

/** What the golfer has won from or lost to each partner, largest amounts first. Partners with the same name count as one. */
export function partnerBalances(bets: readonly PartnerBet[]): Balance[] {
  const sums = new Map<string, number>()
  for (const { partner, dollars } of bets) sums.set(partner, (sums.get(partner) ?? 0) + dollars)
  return [...sums]
    .map(([name, dollars]) => ({ name, dollars }))
    .toSorted((a, b) => Math.abs(b.dollars) - Math.abs(a.dollars))
}

/** The golfer's own balances as payments, at most one per partner. `me` is the golfer's name in them. */
export const partnerPayments = (balances: readonly Balance[], me: string): Payment[] =>
  balances
    .filter(({ dollars }) => dollars !== 0)
    .map(({ name, dollars }) =>
      dollars > 0 ? { from: name, to: me, dollars } : { from: me, to: name, dollars: -dollars },
    )

/** Who pays whom if all bets are with the golfer at index `at`, as on their receipt. Undefined unless they add up to zero. */
export const settleWith = (at: number, balances: readonly Balance[]): Payment[] | undefined =>
  totalDollars(balances) === 0
    ? partnerPayments(
        balances
          .filter((_, other) => other !== at)
          .map(({ name, dollars }) => ({ name, dollars: -dollars })),
        balances[at]?.name ?? '',
      )
    : undefined

/** '$24'. */
const amount = (dollars: number): string => moneyText(dollars).replace(/^[+−]/, '')

/** Isolates a name written from right to left, which would reorder the amount after it (TXT-06), also in a copied text. */
const isolatedName = (name: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name) ? `\u2068${name}\u2069` : name

/** 'Tom Okafor pays Priya Raman $24'. */
export const paymentText = ({ from, to, dollars }: Payment): string =>
  `${from} ${from === 'You' ? 'pay' : 'pays'} ${to === 'You' ? 'you' : isolatedName(to)} ${amount(dollars)}`
