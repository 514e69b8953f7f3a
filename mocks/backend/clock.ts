import { HOUR_MS, isDay } from '../lib/time'
/** The fake's own time, used instead of the machine's clock. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number
  /** In the wire's format: 2026-06-13T23:30:00.000+00:00. */
  iso(): string
  /** The calendar day in the scenario's zone, YYYY-MM-DD. */
  today(): string
  /** Jumps to a moment; throws a RangeError for text that is not one. */
  set(iso: string): void
  /** Forward, or back with a negative number of milliseconds. */
  advance(ms: number): void
  /** Stops the clock even while real time runs; `set` and `advance` still move it. */
  freeze(): void
  /** Resumes from the moment at which it was stopped. */
  run(): void
  isFrozen(): boolean
}

/** A moment in the wire's format: ISO 8601 with an offset, never 'Z'. */
export const isoMoment = (epochMs: number): string =>
  new Date(epochMs).toISOString().replace('Z', '+00:00')

/** A formatter is slow to make, and a seed formats hundreds of days. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const options = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const formatter = new Intl.DateTimeFormat('en-US', options)
  formatters.set(zone, formatter)
  return formatter
}

/** The calendar day of a moment in a zone such as America/Denver, YYYY-MM-DD. */
export function dayIn(zone: string, epochMs: number): string {
  // Assembled from parts, because browsers disagree on which locales write the year first.
  const parts = formatterOf(zone).formatToParts(epochMs)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The latest calendar day anywhere on earth (UTC+14): no golfer's local day is later. */
export const latestDayOnEarth = (epochMs: number): string =>
  new Date(epochMs + 14 * HOUR_MS).toISOString().slice(0, 10)

/** Throws a RangeError for a year that the wire's format cannot hold, or whose rounds the association does not accept. */
function checkYear(epochMs: number): void {
  const year = new Date(epochMs).getUTCFullYear()
  if (!(year >= 1900 && year <= 9999)) throw new RangeError('The year must be from 1900 to 9999.')
}

/** Without an offset a time would be another moment in each time zone of a machine. */
const TIME_WITHOUT_OFFSET = /[T ][\d:.]+$/i

const EXAMPLE = 'Write one such as 2026-06-13T17:30-06:00.'

/** Epoch milliseconds of an ISO text; throws a RangeError instead of returning NaN, or March 2 for February 30. */
function epochOf(iso: string): number {
  const epochMs = Date.parse(iso)
  if (Number.isNaN(epochMs)) throw new RangeError(`Not a moment: ${iso}. ${EXAMPLE}`)
  checkYear(epochMs)
  if (!isDay(iso.slice(0, 10))) throw new RangeError(`Not a moment: ${iso}. ${EXAMPLE}`)
  if (TIME_WITHOUT_OFFSET.test(iso))
    throw new RangeError(`${iso} has no offset: write ${iso}Z, or ${iso}-06:00.`)
  return epochMs
}

/** Whether the text is a moment that a clock can be set to. */
export function isClockMoment(iso: string): boolean {
  try {
    epochOf(iso)
    return true
  } catch {
    return false
  }
}

/** `elapsed` returns the milliseconds since the start; without it the clock stands still. */
export function createClock(options: {
  now: string
  zone: string
  elapsed?: (() => number) | undefined
}): Clock {
  const elapsed = options.elapsed ?? (() => 0)
  let base = epochOf(options.now) - elapsed()
  let frozenAt: number | undefined
  const now = () => frozenAt ?? base + elapsed()
  function jump(epochMs: number): void {
    checkYear(epochMs)
    base = epochMs - elapsed()
    if (frozenAt !== undefined) frozenAt = epochMs
  }
  return {
    now,
    iso: () => isoMoment(now()),
    today: () => dayIn(options.zone, now()),
    set: (iso) => jump(epochOf(iso)),
    advance: (ms) => jump(now() + ms),
    freeze: () => void (frozenAt ??= now()),
    run() {
      const from = now()
      frozenAt = undefined
      jump(from)
    },
    isFrozen: () => frozenAt !== undefined,
  }
}

/** Epoch ms in the wire's format; null stays null. */
export const momentOrNull = (epochMs: number | null): string | null =>
  epochMs === null ? null : isoMoment(epochMs)
