import { MINUTE_MS } from '../lib/time'

const DAY_MINUTES = 24 * 60

/** A moment as local time in a zone: Sat, Jun 13, 5:30 PM. */
export const momentIn = (zone: string, epochMs: number): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(epochMs)

/** Minutes since midnight in a zone. */
function minuteOfDay(zone: string, epochMs: number): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  })
  const [hour = 0, minute = 0] = format.format(epochMs).split(':').map(Number)
  return hour * 60 + minute
}

/** A difference between two minutes of a day, by the shorter way around the clock: 60, not -1380. */
function shorterWay(minutes: number): number {
  const half = DAY_MINUTES / 2
  return ((minutes + half + DAY_MINUTES) % DAY_MINUTES) - half
}

/** Milliseconds until the next time it is that hour and minute in a zone; keeps the current seconds. */
export function untilTime(zone: string, epochMs: number, hour: number, minute: number): number {
  const wanted = hour * 60 + minute
  const minutes = (wanted - minuteOfDay(zone, epochMs) + DAY_MINUTES) % DAY_MINUTES
  const reached = epochMs + minutes * MINUTE_MS
  // If the clocks change meanwhile, the time reached is an hour off.
  const missing = shorterWay(wanted - minuteOfDay(zone, reached))
  return (minutes + missing) * MINUTE_MS
}
