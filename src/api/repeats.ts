import { ApiError } from './errors'

/** A failed read is tried at most twice more, this long apart (R5). */
export const REPEATS = 2
export const REPEAT_DELAY_MS = 1000

const REPEATABLE = new Set([0, 502, 503, 504])

/** Whether a failed read may be tried again by itself (R5). Writes never are. */
export const mayRepeat = (error: unknown): boolean =>
  error instanceof ApiError && REPEATABLE.has(error.status)
