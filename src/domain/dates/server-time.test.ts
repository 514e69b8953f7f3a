import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { relativeTime } from './time-text'
import { serverTime } from './server-time'

const at = Date.UTC(2026, 5, 13, 21, 30)

afterEach(() => vi.unstubAllEnvs())

// DAT-04.
test.each([
  ['2026-06-13T21:30:00Z', at],
  ['2026-06-13T21:30:00.000+00:00', at],
  ['2026-06-13T21:30:00', at],
  ['2026-06-13T21:30', at],
  ['2026-06-13 21:30:00', at],
  ['2026-06-13T15:30:00-06:00', at],
  ['2026-06-13T15:30:00-0600', at],
  ['2026-06-13T21:30:00.0000000Z', at],
  ['2026-02-29T10:00:00Z', undefined],
  ['0001-01-01T00:00:00', undefined],
  ['2026-06-13T25:00:00Z', undefined],
  ['2026-06-13', undefined],
  ['yesterday', undefined],
  ['', undefined],
  [null, undefined],
  [1781386200000, undefined],
  [{}, undefined],
])('the server time %j is read as %j', (text, time) => {
  expect(serverTime(text)).toBe(time)
})

test('a time without a zone is UTC wherever the phone is (R25)', () => {
  vi.stubEnv('TZ', 'America/Denver')
  expect(serverTime('2026-06-13T21:30:00')).toBe(at)
})

test('whatever a server sends is shown as one of the wordings of a relative time, or left out', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.date({ noInvalidDate: false }).map(String), fc.string()),
      (value) => {
        const time = serverTime(value)
        if (time !== undefined) {
          expect(relativeTime(time, at)).toMatch(
            /^(just now|\d{1,3} (minute|hour|day|week|month|year)s? ago)$/,
          )
        }
      },
    ),
  )
})
