import { MINUTE_MS } from '../lib/time'
const DAY_MINUTES = 24 * 60

/** A moment as local time in a zone: Saturday, June 13, 5:30 PM. */
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

/** Milliseconds until the next time it is that hour and minute in a zone; keeps the current seconds. */
export function untilTime(zone: string, epochMs: number, hour: number, minute: number): number {
  const wanted = hour * 60 + minute
  const first = (wanted - minuteOfDay(zone, epochMs) + DAY_MINUTES) % DAY_MINUTES
  const reached = epochMs + first * MINUTE_MS
  // When the clocks change, the day is an hour shorter or longer.
  const off = wanted - minuteOfDay(zone, reached)
  const half = DAY_MINUTES / 2
  return (first + ((off + half + DAY_MINUTES) % DAY_MINUTES) - half) * MINUTE_MS
}
