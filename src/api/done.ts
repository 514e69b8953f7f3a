import { appMessages } from '~/domain/messages/app'
import { notifyCallFailed, unwrap } from './client'
import { endpointOf } from './deliver'
import { ApiError, serverMessage } from './errors'

/** Only `false` is a no: an absent or unreadable flag counts as done (R8). */
const isNo = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'success' in json && json.success === false

/**
 * A good status says that a call was answered; `success: false` in its body that nothing was done all the same. Then this throws
 * the host's words, or `words` where it has none, and reports it as any failed call.
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

/** Whether this is what `assertDone` throws: the host has said no on a good status. Not an answer nobody could read. */
export const isNotDone = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 200 && error.status < 300 && isNo(error.data)
