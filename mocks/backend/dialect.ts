import type { Answer } from '../handlers/json-answer'

/** Habits of real hosts that the app must understand; each is a fault by its name, and a world may have several. */
export const DIALECT_HABITS = [
  /** Moments with seven digits of a second and other offsets than UTC's. */
  'precise-dates',
  /** Members that are null are left out. */
  'absent-nulls',
  /** Failures as RFC 9457 `application/problem+json`, without a `message`. */
  'problem-details',
  /** 401 and 404 have no body. */
  'empty-failures',
  /** `application/json; charset=utf-8`. */
  'charset',
  /** Reads carry an ETag and answer 304 when it matches. */
  'etag',
  /** Reads within a quarter of a second of a write answer as before it. */
  'stale-reads',
  /** On a real port alone: bodies without a length, in several pieces. */
  'chunked',
  /** On a real port alone: compressed if the client accepts it. */
  'gzip',
  /** On a real port alone: `Date` by the world's clock. */
  'host-date',
  /** On a real port alone: no page of another origin may ask or read. */
  'cors-refused',
] as const

export type DialectHabit = (typeof DIALECT_HABITS)[number]

/** What only a real connection shows of an answer. */
export type Transport = {
  isChunked: boolean
  isCompressed: boolean
  isCorsRefused: boolean
  /** The host's own time, epoch ms; the server's when left out. */
  date: number | undefined
}

const transports = new WeakMap<Answer, Transport>()

/** Records how a response is to be sent; adapters without a port ignore it. */
export function sendAs(answer: Answer, habits: ReadonlySet<DialectHabit>, now: number): void {
  transports.set(answer, {
    isChunked: habits.has('chunked'),
    isCompressed: habits.has('gzip'),
    isCorsRefused: habits.has('cors-refused'),
    date: habits.has('host-date') ? now : undefined,
  })
}

/** How an answer is to be sent; undefined for the usual way. */
export const transportOf = (answer: Answer): Transport | undefined => transports.get(answer)
