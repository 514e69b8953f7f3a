import type { UserRow } from '../db/users'
import { Problem } from '../lib/problem'
import { isEmail, textOf, textOrNull, wholeOrNull } from './fields'

/** The fields that golfers enter about themselves, at sign-up and on the profile page. */
export type AccountFields = Pick<
  UserRow,
  'firstName' | 'lastName' | 'email' | 'city' | 'state' | 'gender' | 'ghinNumber'
>

/** Throws a Problem 400 for a field that is missing or of another type, 422 for an impossible value. */
export function accountFields(body: Readonly<Record<string, unknown>>): AccountFields {
  const fields = {
    firstName: textOf(body, 'firstName').trim(),
    lastName: textOf(body, 'lastName').trim(),
    email: textOf(body, 'email').trim(),
    city: textOrNull(body, 'city')?.trim() || null,
    state: textOrNull(body, 'state') || null,
    gender: genderOf(body),
    ghinNumber: wholeOrNull(body, 'ghinNumber'),
  }
  refuseUnless(isName(fields.firstName), 'Please enter a first name.')
  refuseUnless(isName(fields.lastName), 'Please enter a last name.')
  refuseUnless(isEmail(fields.email), 'Please enter a valid email address.')
  refuseUnless(fields.state === null || /^[A-Z]{2}$/.test(fields.state), 'A state has two letters.')
  refuseUnless(isGhinNumber(fields.ghinNumber), 'A Handicap ID has 4 to 9 digits.')
  return fields
}

/** Score gender; throws a Problem 400 for anything but M and F. */
export function genderOf(body: Readonly<Record<string, unknown>>): 'M' | 'F' {
  const gender = textOf(body, 'gender')
  if (gender === 'M' || gender === 'F') return gender
  throw new Problem(400, 'gender must be M or F.')
}

const MIN_PASSWORD_LENGTH = 8

/** Throws a Problem 422 for a password that is too short. */
export const checkPassword = (password: string): void =>
  refuseUnless(
    password.length >= MIN_PASSWORD_LENGTH,
    `A password has at least ${MIN_PASSWORD_LENGTH} characters.`,
  )

const isName = (name: string): boolean => name !== '' && name.length <= 100

const isGhinNumber = (number: number | null): boolean =>
  number === null || (number >= 1000 && number <= 999_999_999)

function refuseUnless(isValid: boolean, message: string): void {
  if (!isValid) throw new Problem(422, message)
}
