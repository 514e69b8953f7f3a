import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { localDay } from '~/lib/clock'
import { scoreEntryMessages } from '../messages/score-entry'
import {
  monthDayText,
  shortDayText,
  datelineText,
  daysBefore,
  dayText,
  fullDayText,
  isCalendarDay,
  playedLine,
  spokenDay,
} from './played-date'
import { playedDateFault } from './score-entry'

afterEach(() => vi.unstubAllEnvs())

// R25, DAT-03.
test.each([
  ['2026-06-13', undefined],
  ['2026-06-14', undefined],
  ['2026-06-15', scoreEntryMessages.dateInFuture],
  ['2028-02-29', scoreEntryMessages.dateInFuture],
  ['2024-02-29', undefined],
  ['2026-02-29', scoreEntryMessages.dateUnreal],
  ['1900-02-29', scoreEntryMessages.dateUnreal],
  ['1899-12-31', scoreEntryMessages.dateUnreal],
  ['1900-01-01', undefined],
  ['2026-13-01', scoreEntryMessages.dateUnreal],
  ['2026-06-00', scoreEntryMessages.dateUnreal],
  ['06/13/2026', scoreEntryMessages.dateUnreal],
  ['12026-06-13', scoreEntryMessages.dateUnreal],
  ['', scoreEntryMessages.dateMissing],
])('a round played on %s, when today is 2026-06-14: %s', (date, fault) => {
  expect(playedDateFault(date, '2026-06-14')).toBe(fault)
})

// DAT-01: already 9 March in UTC.
test('late in the evening in Denver it is still the same day', () => {
  vi.stubEnv('TZ', 'America/Denver')
  expect(localDay(Date.parse('2026-03-09T05:30:00Z'))).toBe('2026-03-08')
})

const ZONES = [
  'America/Denver',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'UTC',
]

test('in any time zone a chosen day reads back as the same day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(9999, 11, 30) }),
      (zone, time) => {
        vi.stubEnv('TZ', zone)
        const day = localDay(time)
        const theirs = new Intl.DateTimeFormat('en-CA', {
          timeZone: zone,
          dateStyle: 'short',
        }).format(time)
        expect(day).toBe(theirs)
        expect(isCalendarDay(day)).toBe(true)
        const shown = new Date(`${fullDayText(day)} 12:00`)
        expect(localDay(shown.getTime())).toBe(day)
        expect(daysBefore(day, day)).toBe(0)
      },
    ),
  )
})

test('days are named as golfers name them: today, yesterday, the weekday', () => {
  const today = '2026-06-14'
  expect(spokenDay('2026-06-14', today)).toBe('today')
  expect(spokenDay('2026-06-13', today)).toBe('yesterday')
  expect(spokenDay('2026-06-08', today)).toBe('Monday')
  expect(spokenDay('2026-06-07', today)).toBe('June 7')
  expect(spokenDay('2025-06-14', today)).toBe('June 14, 2025')
  expect(spokenDay('2026-06-15', today)).toBe('June 15')
  expect(dayText('2026-06-14', today)).toBe('June 14')
  expect(datelineText(today)).toBe('Sunday, June 14')
})

const round = (postedDate: string | null, activityDate: string) => ({ postedDate, activityDate })

test('the played day is shown if it differs from the day of posting, in the golfer’s time zone', () => {
  vi.stubEnv('TZ', 'America/Denver')
  const today = '2026-06-14'
  expect(playedLine(round('2026-06-13', '2026-06-14T04:30:00Z'), today)).toBeUndefined() // still the 13th in Denver's time zone
  expect(playedLine(round('2026-06-13', '2026-06-14T16:00:00Z'), today)).toBe('Played yesterday')
  expect(playedLine(round('2026-06-12', '2026-06-14T16:00:00Z'), today)).toBe('Played Friday')
  expect(playedLine(round('2026-05-30', '2026-06-14T16:00:00Z'), today)).toBe('Played May 30')
  expect(playedLine(round('2026-06-31', '2026-06-14T16:00:00Z'), today)).toBeUndefined()
  expect(playedLine(round(null, ''), today)).toBeUndefined()
})

test('days are written as Intl writes them in English', () => {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  const long = { month: 'long', day: 'numeric' } as const
  const short = { month: 'short', day: 'numeric' } as const
  const texts: [(day: string) => string, Intl.DateTimeFormat][] = [
    [fullDayText, written({ ...long, year: 'numeric' })],
    [datelineText, written({ ...long, weekday: 'long' })],
    [monthDayText, written(short)],
    [(day) => shortDayText(day, '1900-01-01'), written({ ...short, year: 'numeric' })],
    [(day) => shortDayText(day, day), written(short)],
    [(day) => dayText(day, day), written(long)],
  ]
  const days = fc.integer({ min: 366, max: 100_000 }).map((day) => {
    const time = Date.UTC(1900, 0, 1) + day * 86_400_000
    return new Date(time).toISOString().slice(0, 10)
  })
  for (const [text, browsers] of texts)
    fc.assert(fc.property(days, (day) => text(day) === browsers.format(Date.parse(day))))
})
