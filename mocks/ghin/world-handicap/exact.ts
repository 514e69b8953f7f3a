/**
 * A number kept as top/bottom, so that a tie is a tie: in binary floating point 18.15 lies
 * below 18.15 and 10.2 - 3.2 below 7. `bottom` is above zero; both stay far below 2^53.
 */
export type Exact = { readonly top: number; readonly bottom: number }

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b)

export function fraction(top: number, bottom: number): Exact {
  const by = greatestCommonDivisor(top, bottom)
  return { top: top / by, bottom: bottom / by }
}

/** Reads a decimal literal as written, to at most six places. */
export const decimal = (value: number): Exact => fraction(Math.round(value * 1e6), 1e6)

/** Whole tenths of a value given to the tenth: 71.9 is 719. */
export const tenths = (value: number): number => Math.round(value * 10) + 0

export const plus = (a: Exact, b: Exact): Exact =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

export const minus = (a: Exact, b: Exact): Exact => plus(a, { top: -b.top, bottom: b.bottom })

export const times = (a: Exact, b: Exact): Exact => fraction(a.top * b.top, a.bottom * b.bottom)

/** Below zero, zero or above, as a sort function answers. */
export const compare = (a: Exact, b: Exact): number => a.top * b.bottom - b.top * a.bottom

export const toNumber = ({ top, bottom }: Exact): number => top / bottom + 0
