import { expect, test } from 'vitest'
import { momentIn, untilTime } from './zone-time'

test.each([
  ['America/Denver', '2026-06-13T23:30:00Z', '2026-06-14T05:58:00Z'],
  ['America/Denver', '2026-06-14T05:58:30Z', '2026-06-14T05:58:30Z'],
  ['America/Denver', '2026-06-14T05:59:00Z', '2026-06-15T05:58:00Z'],
  ['Pacific/Honolulu', '2026-06-13T23:30:00Z', '2026-06-14T09:58:00Z'],
  ['Pacific/Kiritimati', '2026-06-13T23:30:00Z', '2026-06-14T09:58:00Z'],
  ['America/Denver', '2026-03-08T08:00:00Z', '2026-03-09T05:58:00Z'], // the clocks go forward that night
])('in %s the next 11:58 pm after %s is %s', (zone, from, to) => {
  const start = Date.parse(from)
  expect(new Date(start + untilTime(zone, start, 23, 58)).toISOString()).toBe(
    new Date(to).toISOString(),
  )
})

test('a moment is formatted in its time zone', () => {
  expect(momentIn('America/Denver', Date.parse('2026-06-13T23:30:00Z'))).toMatch(
    /^Sat, Jun 13, 5:30\sPM$/,
  )
})
