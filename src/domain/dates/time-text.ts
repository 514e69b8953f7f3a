import { pluralize } from '~/lib/pluralize'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS_PER_YEAR = 365

const ago = (count: number, unit: string): string => `${pluralize(count, unit)} ago`

/**
 * How long ago something was, both times in epoch milliseconds; 'just now' also for a time in the future, which a slow device
 * clock causes (DAT-05). A month is 1/12 of 365 days, so that twelve months are a year.
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
  const months = Math.floor((days * 12) / DAYS_PER_YEAR)
  return months < 12 ? ago(months, 'month') : ago(Math.floor(days / DAYS_PER_YEAR), 'year')
}

// Written out, since the first `Intl.DateTimeFormat` of a page takes 15 to 21 ms, which would delay the first entry of Linx.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A calendar day: the year, the month and the weekday from 0, the day from 1. */
export type Day = { year: number; month: number; day: number; weekday: number }

/** The calendar day of a time (epoch milliseconds) in the golfer's time zone. */
export function dayAt(time: number): Day {
  const date = new Date(time)
  return {
    year: date.getFullYear(),
    month: date.getMonth(),
    day: date.getDate(),
    weekday: date.getDay(),
  }
}

/** 'Saturday'. */
export const weekdayName = ({ weekday }: Day): string => WEEKDAYS[weekday] ?? ''

const monthName = ({ month }: Day): string => MONTHS[month] ?? ''

/** 'Jun'. */
export const shortMonthName = (day: Day): string => monthName(day).slice(0, 3)

/** 'June 12'. */
export const monthDay = (day: Day): string => `${monthName(day)} ${day.day}`

/** 'Jun 12'. */
export const shortMonthDay = (day: Day): string => `${shortMonthName(day)} ${day.day}`

/** '6:04 AM' in the golfer's time zone. */
function timeOfDay(time: number): string {
  const date = new Date(time)
  const hours = date.getHours()
  const minutes = String(date.getMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

/** A time (epoch milliseconds) in the golfer's time zone: 'Jun 12, 2026, 6:04 AM'. */
export function momentText(time: number): string {
  const day = dayAt(time)
  return `${shortMonthDay(day)}, ${day.year}, ${timeOfDay(time)}`
}

/** The same in full: 'Friday, June 12, 2026 at 6:04 AM'. */
export function fullMomentText(time: number): string {
  const day = dayAt(time)
  return `${weekdayName(day)}, ${monthDay(day)}, ${day.year} at ${timeOfDay(time)}`
}

/** The time of day ('2:02 PM') if it was in the last 12 hours, else with the date. */
export const clockText = (time: number, now: number): string =>
  now - time < DAY / 2 ? timeOfDay(time) : momentText(time)
