import type { FieldError } from '~/lib/form'
import { loginMessages } from '../messages/login'

/** 254 is the longest address mail can carry (RFC 5321). */
const MAX_EMAIL_LENGTH = 254

/** Whether a text has the form of an email address: name@host.tld, without spaces. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** An email address as it is compared with others: capital letters and the spaces around it do not count. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/**
 * What is wrong with what was typed into the sign-in form, first fault first; undefined when it may be sent.
 * Spaces around the email do not count; the password is taken byte for byte.
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

/** The HDCP ID of a form, as the association knows it; undefined for none: an empty field, or 0. */
export function hdcpIdOf({ ghinNumber }: { ghinNumber: string }): string | undefined {
  const id = ghinNumber.trim()
  return id === '' || /^0+$/.test(id) ? undefined : id
}
