import { ApiError } from './errors'
import { isMultipart, isRead } from './operations'
import type { paths } from './schema'

const REFRESH: keyof paths = '/api/auth/refresh-token'

/** Milliseconds until a call times out (R14). */
export const TIMEOUTS_MS = {
  read: 30_000,
  write: 60_000,
  upload: 300_000,
  refresh: 30_000,
} as const

/** The timeout of one attempt of a request. */
export function timeoutOf(path: string, request: Request): number {
  if (path === REFRESH) return TIMEOUTS_MS.refresh
  if (isMultipart(request)) return TIMEOUTS_MS.upload
  return isRead(request) ? TIMEOUTS_MS.read : TIMEOUTS_MS.write
}

/** A start shows what is stored on the device when the host has not responded after this many milliseconds. */
export const CACHE_FALLBACK_DELAY_MS = 1500

/** A failed read is retried at most twice, after this delay (R5). */
export const MAX_RETRIES = 2
export const RETRY_DELAY_MS = 1000

const RETRYABLE_STATUSES = new Set([0, 502, 503, 504])

/** Whether a failed read may be retried automatically (R5). Writes never are. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError && RETRYABLE_STATUSES.has(error.status)
