const ISO =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** Years outside are a server's way of saying 'never' (0001-01-01T00:00:00). */
const EARLIEST_YEAR = 1900

/**
 * A time from the server as epoch milliseconds. Without a zone it counts as UTC; an unusable one is undefined, so that it
 * is left out (R25).
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

/** The newest moment of some entries, in epoch milliseconds; 0 without a usable one. */
export const newestMoment = (entries: readonly { activityDate: unknown }[]): number =>
  Math.max(0, ...entries.map(({ activityDate }) => serverTime(activityDate) ?? 0))

const LEAP_FEBRUARY = 29

/** Whether a month has such a day; `Date` would turn 30 February into 2 March. */
export function isMonthDay(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const february = leap ? LEAP_FEBRUARY : LEAP_FEBRUARY - 1
  const days = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}
