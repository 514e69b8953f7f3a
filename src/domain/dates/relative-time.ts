import { pluralize } from '~/lib/pluralize'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS_A_YEAR = 365

const ago = (count: number, unit: string): string => `${pluralize(count, unit)} ago`

/**
 * How long ago something was: just now, minutes, hours, days (under 7), weeks
 * (under 5), months (under 12), then years. A month is a twelfth of 365 days, so that twelve are a year. What lies in the
 * future, by a device clock that is slow, is 'just now' (DAT-05). Both times are epoch milliseconds.
 */
export function relativeTime(time: number, now: number): string {
  const passed = now - time
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return ago(Math.floor(passed / HOUR), 'hour')
  const days = Math.floor(passed / DAY)
  if (days < 7) return ago(days, 'day')
  const weeks = Math.floor(days / 7)
  if (weeks < 5) return ago(weeks, 'week')
  const months = Math.floor((days * 12) / DAYS_A_YEAR)
  return months < 12 ? ago(months, 'month') : ago(Math.floor(days / DAYS_A_YEAR), 'year')
}
