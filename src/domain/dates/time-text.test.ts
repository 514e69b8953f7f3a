import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import {
  clockText,
  dayAt,
  fullMomentText,
  momentText,
  monthDay,
  relativeTime,
  shortMonthDay,
} from './time-text'

afterEach(() => vi.unstubAllEnvs())

const NOW = Date.parse('2026-06-13T23:30:00Z')
const S = 1000
const M = 60 * S
const H = 60 * M
const D = 24 * H

// Both sides of each limit (DAT-05).
test.each([
  [0, 'just now'],
  [59 * S + 999, 'just now'],
  [60 * S, '1 minute ago'],
  [119 * S, '1 minute ago'],
  [2 * M, '2 minutes ago'],
  [59 * M + 59 * S, '59 minutes ago'],
  [60 * M, '1 hour ago'],
  [2 * H, '2 hours ago'],
  [23 * H + 59 * M, '23 hours ago'],
  [24 * H, '1 day ago'],
  [6 * D + 23 * H, '6 days ago'],
  [7 * D, '1 week ago'],
  [13 * D, '1 week ago'],
  [14 * D, '2 weeks ago'],
  [34 * D, '4 weeks ago'],
  [35 * D, '1 month ago'],
  [61 * D, '2 months ago'],
  [335 * D, '11 months ago'],
  [364 * D, '11 months ago'],
  [365 * D, '1 year ago'],
  [729 * D, '1 year ago'],
  [730 * D, '2 years ago'],
  [-5 * M, 'just now'],
])('a time %d ms ago is shown as %j', (passed, words) => {
  expect(relativeTime(NOW - passed, NOW)).toBe(words)
})

const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year']

/** The age that a text says, to compare: the rank of its unit, and the number of units. */
function age(words: string): [unit: number, count: number] {
  const [, count = '0', unit = '', many = ''] = /^(\d+) ([a-z]+?)(s?) ago$/.exec(words) ?? []
  if (words !== 'just now')
    expect([UNITS.includes(unit), many]).toEqual([true, count === '1' ? '' : 's'])
  return [UNITS.indexOf(unit), Number(count)]
}

test('an earlier time never reads as the more recent of two, and no count is 0 (DAT-05)', () => {
  const passed = fc.oneof(
    fc.integer({ min: -D, max: 3 * H }),
    fc.integer({ min: 0, max: 800 * D }),
    fc.integer({ min: 0, max: 36_500 * D }),
  )
  fc.assert(
    fc.property(passed, passed, (one, other) => {
      const [newer, older] = [Math.min(one, other), Math.max(one, other)].map((ms) =>
        age(relativeTime(NOW - ms, NOW)),
      )
      if (!newer || !older) throw new Error('two times, two ages')
      expect(older[0]).toBeGreaterThanOrEqual(newer[0])
      if (older[0] === newer[0]) expect(older[1]).toBeGreaterThanOrEqual(newer[1])
      if (older[0] >= 0) expect(older[1]).toBeGreaterThan(0)
    }),
  )
})

const TEXTS: [(time: number) => string, Intl.DateTimeFormatOptions][] = [
  [momentText, { dateStyle: 'medium', timeStyle: 'short' }],
  [fullMomentText, { dateStyle: 'full', timeStyle: 'short' }],
  [(time) => clockText(time, time), { timeStyle: 'short' }],
  [(time) => monthDay(dayAt(time)), { month: 'long', day: 'numeric' }],
  [(time) => shortMonthDay(dayAt(time)), { month: 'short', day: 'numeric' }],
]

test('moments and days are written as Intl writes them in English, in any time zone', () => {
  const moment = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2100, 0, 1) })
  for (const zone of ['America/Denver', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC']) {
    vi.stubEnv('TZ', zone)
    for (const [text, options] of TEXTS) {
      const browsers = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options })
      fc.assert(fc.property(moment, (time) => text(time) === browsers.format(time)))
    }
  }
})

test('midnight and noon are written as 12 o’clock', () => {
  const at = (hours: number) => clockText(new Date(2026, 5, 13, hours, 5).getTime(), 0)
  expect([0, 1, 11, 12, 13, 23].map(at)).toEqual([
    '12:05 AM',
    '1:05 AM',
    '11:05 AM',
    '12:05 PM',
    '1:05 PM',
    '11:05 PM',
  ])
})
