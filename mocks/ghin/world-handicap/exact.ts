/**
 * A number stored as the fraction top/bottom, so that ties in rounding are exact: in binary floating point 18.15 is a little
 * less than 18.15, and 10.2 - 3.2 less than 7. `bottom` is positive; both stay far below 2^53.
 */
export type Exact = { readonly top: number; readonly bottom: number }

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b)

/** A fraction in lowest terms. */
export function fraction(top: number, bottom: number): Exact {
  const by = greatestCommonDivisor(top, bottom)
  return { top: top / by, bottom: bottom / by }
}

/** The exact value of a decimal literal with at most six places. */
export const decimal = (value: number): Exact => fraction(Math.round(value * 1e6), 1e6)

/** The number of tenths in a value given to the tenth: 719 for 71.9. */
export const tenths = (value: number): number => Math.round(value * 10) + 0

export const plus = (a: Exact, b: Exact): Exact =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

export const minus = (a: Exact, b: Exact): Exact => plus(a, { top: -b.top, bottom: b.bottom })

export const times = (a: Exact, b: Exact): Exact => fraction(a.top * b.top, a.bottom * b.bottom)

/** Negative, zero or positive, as a sort function returns. */
export const compare = (a: Exact, b: Exact): number => a.top * b.bottom - b.top * a.bottom

export const toNumber = ({ top, bottom }: Exact): number => top / bottom + 0
