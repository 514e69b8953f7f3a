import { appMessages } from '../messages/app'

/**
 * The message to show for a caught value: that of an Error (for a failed call, from the server or the message catalogs) or a
 * thrown string. If it is blank, returns `fallback`, else 'An error occurred'; for any other value `fallback`, else
 * 'Unknown error'.
 */
export function failureText(thrown: unknown, fallback?: string): string {
  const message = thrown instanceof Error ? thrown.message : thrown
  if (typeof message !== 'string') return fallback ?? appMessages.unknownError
  return message.trim() || (fallback ?? appMessages.alertDefault)
}
