import { ApiError } from './errors'

/** A failed read is retried at most twice, after this delay (R5). */
export const MAX_RETRIES = 2
export const RETRY_DELAY_MS = 1000

const RETRYABLE_STATUSES = new Set([0, 502, 503, 504])

/** Whether a failed read may be retried automatically (R5). Writes never are. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError && RETRYABLE_STATUSES.has(error.status)
