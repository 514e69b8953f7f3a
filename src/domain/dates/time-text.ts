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

const MOMENT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment (epoch milliseconds) in the golfer's own zone: 'Jun 12, 2026, 6:04 AM'. */
export const momentText = (time: number): string => MOMENT.format(time)

const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const DAY_MS = 24 * 60 * 60 * 1000

/** A moment of the last hours as a time of day ('2:02 PM'), an older one with its day. */
export const clockText = (time: number, now: number): string =>
  now - time < DAY_MS / 2 ? CLOCK.format(time) : momentText(time)
