import { appMessages } from '~/domain/messages/app'
import { fieldOf } from '~/lib/decode'
import { notifyCallFailed, unwrap } from './client'
import { endpointOf } from './deliver'
import { ApiError, serverMessage } from './errors'

/** Only `false` is a failure: a missing or unreadable flag counts as success (R8). */
const isNo = (json: unknown): boolean => fieldOf(json, 'success') === false

/**
 * Throws when a response with a good status says `success: false`, with the host's message or else `fallbackMessage`, and
 * reports it like any failed call.
 */
export function assertDone(
  result: { data?: unknown; response: Response },
  fallbackMessage: string = appMessages.alertDefault,
): void {
  const data = unwrap(result)
  if (!isNo(data)) return
  const { response } = result
  const endpoint = endpointOf(response)
  const error = new ApiError(serverMessage(data) ?? fallbackMessage, response.status, {
    data,
    endpoint,
  })
  notifyCallFailed(error)
  throw error
}

/** Whether `assertDone` threw this error: `success: false` on a good status. False for an unreadable response. */
export const isNotDone = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 200 && error.status < 300 && isNo(error.data)
