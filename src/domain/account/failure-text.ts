import { appMessages } from '../messages/app'

/**
 * What to tell the golfer of a failure, whatever was thrown: its own words, which a failed call has from the server or from
 * the catalogue; else `fallback`, the screen's own. Without one 'An error occurred', and 'Unknown error' for what is no error
 * at all.
 */
export function failureText(thrown: unknown, fallback?: string): string {
  const message = thrown instanceof Error ? thrown.message : thrown
  if (typeof message !== 'string') return fallback ?? appMessages.unknownError
  return message.trim() || (fallback ?? appMessages.alertDefault)
}
