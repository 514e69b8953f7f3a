import { countText } from '~/lib/pluralize'

/** Won, lost, or neither. */
export type MoneySign = '+' | '-' | '0'

/** The sign of an amount as it is shown: less than half a dollar is zero. */
export const moneySign = (dollars: number): MoneySign =>
  Math.abs(dollars) < 0.5 ? '0' : dollars > 0 ? '+' : '-'

/** Whole US dollars, signed, with a true minus and commas: '+$12', '−$1,200', '$0'. */
export function moneyText(dollars: number): string {
  const sign = { '+': '+', '-': '−', '0': '' }[moneySign(dollars)]
  return `${sign}$${countText(Math.round(Math.abs(dollars)))}`
}
