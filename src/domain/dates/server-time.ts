const ISO =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** A server means 'never' by an earlier year (0001-01-01T00:00:00). */
const EARLIEST_YEAR = 1900

/**
 * Parses a time from the server into epoch milliseconds. Without a zone it is UTC; undefined if it is unusable, so that it
 * can be left out (R25).
 */
export function serverTime(value: unknown): number | undefined {
  const match = typeof value === 'string' ? ISO.exec(value.trim()) : null
  if (!match) return undefined
  const [, year, month, day, hour, minute, second = '00', fraction = '', zone = 'Z'] = match
  if (Number(year) < EARLIEST_YEAR || !isMonthDay(Number(year), Number(month), Number(day)))
    return undefined
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  const time = Date.parse(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}${offset}`,
  )
  return Number.isFinite(time) ? time : undefined
}

/** The latest activity date of the entries, in epoch milliseconds; 0 if none is usable. */
export const newestMoment = (entries: readonly { activityDate: unknown }[]): number =>
  Math.max(0, ...entries.map(({ activityDate }) => serverTime(activityDate) ?? 0))

const LEAP_FEBRUARY = 29

/** Whether a month (from 1) has this day; `Date` would turn February 30 into March 2. */
export function isMonthDay(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const february = leap ? LEAP_FEBRUARY : LEAP_FEBRUARY - 1
  const days = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}
