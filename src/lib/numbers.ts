/** A finite number, from a number or decimal text (R8: '85' and ' 12.3 ' count, '' and 'NH' do not); else undefined. */
export function finiteNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined // -0 is 0
  if (typeof value !== 'string' || !/^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(value))
    return undefined
  return finiteNumber(Number(value))
}

/** A whole number that can be counted exactly. */
export function wholeNumber(value: unknown): number | undefined {
  const number = finiteNumber(value)
  return Number.isSafeInteger(number) ? number : undefined
}

/** The id of a golfer or a course: a whole number from 1 up. */
export function idNumber(value: unknown): number | undefined {
  const number = wholeNumber(value)
  return number && number > 0 ? number : undefined
}

/** A whole number from 0 up: a count, a badge, an hour. */
export function wholeCount(value: unknown): number | undefined {
  const number = wholeNumber(value)
  return number === undefined || number < 0 ? undefined : number
}
