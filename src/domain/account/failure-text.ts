import { appMessages } from '../messages/app'

/**
 * The message to show for whatever was thrown: the error's own, which a failed call has from the server or from the message
 * catalogs; else `fallback`, the screen's own. Without one 'An error occurred', and 'Unknown error' for what is not an error.
 */
export function failureText(thrown: unknown, fallback?: string): string {
  const message = thrown instanceof Error ? thrown.message : thrown
  if (typeof message !== 'string') return fallback ?? appMessages.unknownError
  return message.trim() || (fallback ?? appMessages.alertDefault)
}
