import { localDay } from '~/lib/clock'
import { isMonthDay, serverTime } from '../dates/server-time'
import { monthDay, shortMonthDay, weekdayName, type Day } from '../dates/time-text'

const EARLIEST_YEAR = 1900
const DAY_MS = 86_400_000

/** Whether a text is a calendar day that exists, YYYY-MM-DD, from 1900 to 9999 (R25). */
export function isCalendarDay(text: unknown): text is string {
  const match = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number)
  return year !== undefined && year >= EARLIEST_YEAR && isMonthDay(year, month ?? 0, day ?? 0)
}

/** Noon UTC of a day, in epoch milliseconds. Days are only compared and formatted in UTC. */
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** How many days `day` is before `today`; negative if it is later. */
export const daysBefore = (day: string, today: string): number =>
  Math.round((noon(today) - noon(day)) / DAY_MS)

/** The day before a day. */
export const dayBefore = (day: string): string =>
  new Date(noon(day) - DAY_MS).toISOString().slice(0, 10)

const named = (day: string): Day => {
  const date = new Date(noon(day))
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

const isSameYear = (day: string, today: string): boolean => day.slice(0, 4) === today.slice(0, 4)

/** 'June 14, 2026'. */
export const fullDayText = (day: string): string => `${monthDay(named(day))}, ${named(day).year}`

/** 'June 14', with the year unless it is that of `today`. */
export const dayText = (day: string, today: string): string =>
  isSameYear(day, today) ? monthDay(named(day)) : fullDayText(day)

/** 'Jun 14', for where there is no room for a year. */
export const monthDayText = (day: string): string => shortMonthDay(named(day))

/** 'Jun 14', with the year unless it is that of `today`. */
export const shortDayText = (day: string, today: string): string =>
  isSameYear(day, today) ? monthDayText(day) : `${monthDayText(day)}, ${named(day).year}`

/** 'Sunday, June 14'. */
export const datelineText = (day: string): string =>
  `${weekdayName(named(day))}, ${monthDay(named(day))}`

/** A day as golfers say it: 'today', 'yesterday', 'Saturday' (within the last six days), else the date. */
export function spokenDay(day: string, today: string): string {
  const before = daysBefore(day, today)
  if (before === 0) return 'today'
  if (before === 1) return 'yesterday'
  return before > 1 && before < 7 ? weekdayName(named(day)) : dayText(day, today)
}

type Played = { postedDate?: string | null | undefined; activityDate: string }

/** The day a round was played, YYYY-MM-DD: as the host gives it, else the day of posting; undefined if neither is known. */
export function playedDay({ postedDate, activityDate }: Played): string | undefined {
  const played = postedDate?.slice(0, 10)
  const posted = serverTime(activityDate)
  if (isCalendarDay(played)) return played
  return posted === undefined ? undefined : localDay(posted)
}

/** 'Played yesterday', for a round that was not posted on the day it was played; undefined for others. */
export function playedLine(
  { postedDate, activityDate }: Played,
  today: string,
): string | undefined {
  const played = postedDate?.slice(0, 10)
  const posted = serverTime(activityDate)
  if (!isCalendarDay(played) || posted === undefined || localDay(posted) === played)
    return undefined
  return `Played ${spokenDay(played, today)}`
}
