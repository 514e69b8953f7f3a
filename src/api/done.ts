import { appMessages } from '~/domain/messages/app'
import { unwrap } from './client'
import { ApiError, serverMessage } from './errors'

/**
 * A good status says that a call was answered; `success: false` in its body that nothing was done all the same. Then this throws
 * the host's words, or 'An error occurred' where it has none (features section 8). An absent or unreadable flag counts as done.
 */
export function assertDone(result: { data?: unknown }): void {
  const json = unwrap(result)
  if (typeof json !== 'object' || json === null || !('success' in json)) return
  if (json.success === false)
    throw new ApiError(serverMessage(json) ?? appMessages.alertDefault, 200, { data: json })
}
