import { expect, test } from 'vitest'
import { createClock, dayIn, isoMoment, latestDayOnEarth } from './clock'

const EVENING = '2026-06-13T23:30:00Z'

test('time stands still until it is moved', () => {
  const clock = createClock({ now: EVENING, zone: 'America/Denver' })
  expect(clock.iso()).toBe('2026-06-13T23:30:00.000+00:00')
  clock.advance(60_000)
  expect(clock.iso()).toBe('2026-06-13T23:31:00.000+00:00')
  clock.set('2027-01-01T00:00:00Z')
  expect(clock.iso()).toBe('2027-01-01T00:00:00.000+00:00')
})

test('with a source of elapsed time it runs, and still jumps to where it is set', () => {
  let elapsed = 500
  const clock = createClock({ now: EVENING, zone: 'America/Denver', elapsed: () => elapsed })
  expect(clock.now()).toBe(Date.parse(EVENING))
  elapsed = 1500
  expect(clock.now()).toBe(Date.parse(EVENING) + 1000)
  clock.set('2026-06-14T00:00:00Z')
  elapsed = 1600
  expect(clock.now()).toBe(Date.parse('2026-06-14T00:00:00Z') + 100)
})

test('a frozen clock is moved by hand alone, and goes on from there', () => {
  let elapsed = 0
  const clock = createClock({ now: EVENING, zone: 'America/Denver', elapsed: () => elapsed })
  elapsed = 1000
  clock.freeze()
  elapsed = 5000
  expect([clock.isFrozen(), clock.now()]).toEqual([true, Date.parse(EVENING) + 1000])
  clock.advance(60_000)
  expect(clock.now()).toBe(Date.parse(EVENING) + 61_000)
  clock.set('2026-06-14T05:58:00Z')
  elapsed = 9000
  expect(clock.now()).toBe(Date.parse('2026-06-14T05:58:00Z'))
  clock.run()
  elapsed = 9500
  expect([clock.isFrozen(), clock.now()]).toEqual([false, Date.parse('2026-06-14T05:58:00Z') + 500])
})

test("today is the golfers' day: half past eleven in the evening of Denver is tomorrow in UTC", () => {
  const clock = createClock({ now: '2026-03-09T05:30:00Z', zone: 'America/Denver' })
  expect(clock.today()).toBe('2026-03-08')
  expect(dayIn('Pacific/Kiritimati', clock.now())).toBe('2026-03-09')
})

test('the latest day on earth is a day ahead when it is past ten in the morning of UTC', () => {
  expect(latestDayOnEarth(Date.parse('2026-06-13T09:59:59Z'))).toBe('2026-06-13')
  expect(latestDayOnEarth(Date.parse('2026-06-13T10:00:00Z'))).toBe('2026-06-14')
})

test('a text that is no moment is refused instead of becoming NaN', () => {
  const clock = createClock({ now: EVENING, zone: 'America/Denver' })
  expect(() => clock.set('soon')).toThrow(RangeError)
  expect(() => clock.set('2026-02-30T12:00:00Z')).toThrow(
    'Not a moment: 2026-02-30T12:00:00Z. Write one such as 2026-06-13T17:30-06:00.',
  )
  for (const local of ['2026-06-13T12:00', '2026-06-13 12:00', '2026-06-13t12:00']) {
    expect(() => clock.set(local)).toThrow(
      `${local} has no offset: write ${local}Z, or ${local}-06:00.`,
    )
  }
  expect(clock.now()).toBe(Date.parse(EVENING))
})

test.each(['0206-06-13T23:30:00Z', '1899-12-31T23:59:59Z', '+012026-06-13T23:30:00Z'])(
  'the year of %s is refused, since no world could open in it',
  (now) => {
    expect(() => createClock({ now, zone: 'America/Denver' })).toThrow('The year must be from 1900')
    const clock = createClock({ now: EVENING, zone: 'America/Denver' })
    expect(() => clock.set(now)).toThrow('The year must be from 1900')
    expect(clock.now()).toBe(Date.parse(EVENING))
  },
)

test('moments are written with an offset, never with a Z', () => {
  expect(isoMoment(0)).toBe('1970-01-01T00:00:00.000+00:00')
})
