import { isNotDone } from '~/api/done'
import { ApiError } from '~/api/errors'

/** Whether the host has rejected the operator's key. */
export const isKeyRefused = (error: unknown): boolean =>
  isNotDone(error) || (error instanceof ApiError && (error.status === 401 || error.status === 403))
