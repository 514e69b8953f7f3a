import { appMessages } from './messages/app'

/**
 * What to tell the golfer of a failure, whatever was thrown: its own words, which a failed call has from the server or from
 * the catalogue; else 'An error occurred', and 'Unknown error' for what is no error at all (features section 8).
 */
export function failureText(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown.trim() || appMessages.alertDefault
  if (thrown instanceof Error) return thrown.message.trim() || appMessages.alertDefault
  return appMessages.unknownError
}
