import { expect, test } from 'vitest'
import { relativeTime } from './relative-time'

const NOW = Date.parse('2026-06-13T23:30:00Z')
const S = 1000
const M = 60 * S
const H = 60 * M
const D = 24 * H

// The limits of golf-features section 9 (DAT-05).
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
])('%d ms ago reads %j', (passed, words) => {
  expect(relativeTime(NOW - passed, NOW)).toBe(words)
})
