import type { HandlerResponse } from '../handlers/json-response'

/** Habits of real hosts that the app must understand. Each is also the name of a fault; a world may have several. */
export const DIALECT_HABITS = [
  /** Timestamps with seven fractional digits and offsets other than UTC. */
  'precise-dates',
  /** Members whose value is null are left out. */
  'absent-nulls',
  /** Failures as RFC 9457 `application/problem+json`, without a `message`. */
  'problem-details',
  /** 401 and 404 have no body. */
  'empty-failures',
  /** `application/json; charset=utf-8`. */
  'charset',
  /** Reads carry an ETag and answer 304 when it matches. */
  'etag',
  /** For 250 ms after a write, reads return the state before it. */
  'stale-reads',
  /** Only over a real port: bodies without a Content-Length, sent in several chunks. */
  'chunked',
  /** Only over a real port: compressed if the client accepts it. */
  'gzip',
  /** Only over a real port: the `Date` header follows the world's clock. */
  'host-date',
  /** Only over a real port: no CORS headers, so a page of another origin gets no preflight approved and reads no response. */
  'cors-refused',
] as const

/** The name of a habit. */
export type DialectHabit = (typeof DIALECT_HABITS)[number]

/** The properties of a response that exist only on a real connection. */
export type Transport = {
  isChunked: boolean
  isCompressed: boolean
  isCorsRefused: boolean
  /** The time for the `Date` header, epoch ms; the server's own when undefined. */
  date: number | undefined
}

const transports = new WeakMap<HandlerResponse, Transport>()

/** Records how a response is to be sent; adapters without a port ignore it. */
export function sendAs(
  response: HandlerResponse,
  habits: ReadonlySet<DialectHabit>,
  now: number,
): void {
  transports.set(response, {
    isChunked: habits.has('chunked'),
    isCompressed: habits.has('gzip'),
    isCorsRefused: habits.has('cors-refused'),
    date: habits.has('host-date') ? now : undefined,
  })
}

/** How a response is to be sent; undefined if nothing was recorded for it. */
export const transportOf = (response: HandlerResponse): Transport | undefined =>
  transports.get(response)
