import { appMessages } from '~/domain/messages/app'
import { unwrap } from './client'
import { endpointOf } from './deliver'
import { ApiError, saysNotDone, serverMessage } from './errors'
import { callFailed } from './events'

/**
 * Throws when a response with a good status says `success: false`, with the host's message or else `fallbackMessage`, and
 * reports it like any failed call.
 */
export function assertDone(
  result: { data?: unknown; response: Response },
  fallbackMessage: string = appMessages.alertDefault,
): void {
  const data = unwrap(result)
  if (!saysNotDone(data)) return
  const { response } = result
  const endpoint = endpointOf(response)
  const error = new ApiError(serverMessage(data) ?? fallbackMessage, response.status, {
    data,
    endpoint,
  })
  callFailed.notify(error)
  throw error
}

/** Whether `assertDone` threw this error: `success: false` on a good status. False for an unreadable response. */
export const isNotDone = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 200 && error.status < 300 && saysNotDone(error.data)
