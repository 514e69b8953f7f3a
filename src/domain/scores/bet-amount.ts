import { countText } from '~/lib/pluralize'

/** A possibly incomplete amount: a sign (hyphen or true minus), a pasted dollar sign, and digits with commas anywhere. */
const TYPED = /^[+−-]?\$?[0-9,]*$/

/** Cents after a decimal comma, which many golfers type for the point: they do not count. */
const CENTS = /^([+−-]?(?:[0-9]*|[0-9]{1,3}(?:,[0-9]{3})+)),[0-9]{1,2}$/

const withoutCents = (text: string): string => text.replace(CENTS, '$1')

const sized = (text: string): number => Number(text.replace(/[^0-9]/g, ''))

/**
 * The text of a bet's field after typing or pasting: at most a minus, digits and commas; undefined for anything else, or more
 * than can be counted exactly (SCR-17). Where a digit was deleted after the comma of `before`, as in 1,250, the comma goes,
 * since it would count as a decimal comma.
 */
export function typedBet(text: string, before = ''): string | undefined {
  const given = text.trim()
  if (!TYPED.test(given) || !Number.isSafeInteger(sized(given))) return undefined
  const typed = given.replace(/^[−-]/, '-').replace(/^\+|\$/g, '')
  const thousands = /^-?[0-9,]+,(?=[0-9]{3}$)/.exec(before)?.[0]
  const isShortened = thousands !== undefined && typed.startsWith(thousands) && CENTS.test(typed)
  return isShortened ? typed.replaceAll(',', '') : typed
}

/** A stored text, '' when it could not have been typed. */
export const betText = (stored: unknown): string =>
  typeof stored === 'string' ? (typedBet(stored) ?? '') : ''

/** Whether the text is a loss. */
export const isLost = (text: string): boolean => text.startsWith('-')

/** Whole dollars: won above zero, lost below; 0 while nothing is typed. */
export const betAmount = (text: string): number =>
  (isLost(text) ? -1 : 1) * sized(withoutCents(text)) + 0

/** The text with the other sign. */
export const switchedBet = (text: string): string => (isLost(text) ? text.slice(1) : `-${text}`)

/** The text without its sign, which is shown separately. */
export const betFigure = (text: string): string => text.replace(/^-/, '')

/** The amount with thousands separators, shown when the field loses the focus. */
export function tidyBet(text: string): string {
  const figure = betFigure(withoutCents(text)).replaceAll(',', '')
  const tidy = figure === '' ? '' : countText(sized(figure))
  return `${isLost(text) ? '-' : ''}${tidy}`
}

/** The partners of a score in the wire's own form: numbers, whatever is typed. */
export const partnersToPost = (
  partners: readonly { userId: number; dollars: string }[],
): { userId: number; dollars: number }[] =>
  partners.map(({ userId, dollars }) => ({ userId, dollars: betAmount(dollars) }))

/** All bets of a score together: information, since among several golfers they need not balance. */
export const sumOfBets = (partners: readonly { dollars: string }[]): number =>
  partners.reduce((sum, { dollars }) => sum + betAmount(dollars), 0)
