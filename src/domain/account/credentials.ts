import type { FieldError } from '~/lib/form'
import { loginMessages } from '../messages/login'

/** The longest email address that RFC 5321 allows. */
const MAX_EMAIL_LENGTH = 254

/** Whether a text has the form of an email address: name@host.tld, without spaces. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** An email address normalized for comparison: trimmed, in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/**
 * The first error of the sign-in form; undefined if it can be sent. Spaces around the email are ignored, those around the
 * password are not.
 */
export function credentialsFault(
  email: string,
  password: string,
): FieldError<'email' | 'password'> | undefined {
  if (!email.trim()) return { field: 'email', message: loginMessages.emailMissing }
  if (!password) return { field: 'password', message: loginMessages.passwordMissing }
  if (!isEmail(email.trim())) return { field: 'email', message: loginMessages.emailInvalid }
  return undefined
}

/** The HDCP ID of a form, trimmed; undefined for an empty field or for zeros, which mean none. */
export function hdcpIdOf({ ghinNumber }: { ghinNumber: string }): string | undefined {
  const id = ghinNumber.trim()
  return id === '' || /^0+$/.test(id) ? undefined : id
}
