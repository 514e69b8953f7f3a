import { createListeners } from '~/lib/listeners'
import type { ApiError } from './errors'

/**
 * Notified by the session when it ends, so that the layers below it can clear the golfer's data (R10). The query cache is not
 * part of the start page: it loads, and subscribes, with the first page that reads.
 */
export const sessionEnd = createListeners()

/** Notified of each failed call, for the error reports. */
export const callFailed = createListeners<[ApiError]>()

/** Notified of each path that was written. */
export const pathWritten = createListeners<[path: string]>()
