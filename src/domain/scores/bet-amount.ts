import { countText } from '~/lib/pluralize'

/** A possibly incomplete amount: a sign (hyphen or true minus), a pasted dollar sign, and digits with commas anywhere. */
const TYPED = /^[+−-]?\$?[0-9,]*$/

/** Cents after a decimal comma, which many golfers type in place of a point: they are ignored. */
const CENTS = /^([+−-]?(?:[0-9]*|[0-9]{1,3}(?:,[0-9]{3})+)),[0-9]{1,2}$/

const withoutCents = (text: string): string => text.replace(CENTS, '$1')

const digitsOf = (text: string): number => Number(text.replace(/[^0-9]/g, ''))

/**
 * The text of a bet's field after typing or pasting: an optional minus, digits and commas; undefined for anything else, or for
 * a number above the safe integers (SCR-17). If a digit was deleted after the thousands separator of `before`, as in 1,250,
 * the commas are removed, since the last one would be taken for a decimal comma.
 */
export function typedBet(text: string, before = ''): string | undefined {
  const given = text.trim()
  if (!TYPED.test(given) || !Number.isSafeInteger(digitsOf(given))) return undefined
  const typed = given.replace(/^[−-]/, '-').replace(/^\+|\$/g, '')
  const thousands = /^-?[0-9,]+,(?=[0-9]{3}$)/.exec(before)?.[0]
  const isShortened = thousands !== undefined && typed.startsWith(thousands) && CENTS.test(typed)
  return isShortened ? typed.replaceAll(',', '') : typed
}

/** A stored text; '' if it could not have been typed. */
export const betText = (stored: unknown): string =>
  typeof stored === 'string' ? (typedBet(stored) ?? '') : ''

/** Whether the text is a loss. */
export const isLost = (text: string): boolean => text.startsWith('-')

/** Whole dollars, positive if won and negative if lost; 0 while nothing is typed. */
export const betAmount = (text: string): number =>
  (isLost(text) ? -1 : 1) * digitsOf(withoutCents(text)) + 0 // -0 becomes 0

/** The text with the other sign. */
export const switchedBet = (text: string): string => (isLost(text) ? text.slice(1) : `-${text}`)

/** The text without its sign, which is shown separately. */
export const betFigure = (text: string): string => text.replace(/^-/, '')

/** The amount with thousands separators, shown when the field loses the focus. */
export function tidyBet(text: string): string {
  const figure = betFigure(withoutCents(text)).replaceAll(',', '')
  const tidy = figure === '' ? '' : countText(digitsOf(figure))
  return `${isLost(text) ? '-' : ''}${tidy}`
}

/** The partners of a score as they are sent, with the amounts as numbers. */
export const partnersToPost = (
  partners: readonly { userId: number; dollars: string }[],
): { userId: number; dollars: number }[] =>
  partners.map(({ userId, dollars }) => ({ userId, dollars: betAmount(dollars) }))

/** The sum of a score's bets in dollars; it need not be zero. */
export const sumOfBets = (partners: readonly { dollars: string }[]): number =>
  partners.reduce((sum, { dollars }) => sum + betAmount(dollars), 0)
