import { Problem } from '../../lib/problem'
import { isEmail } from '../fields'

/** `email` of a query; throws a Problem 400 when it is missing or no email address. */
export function emailInQuery(email: string | null): string {
  if (email === null || email === '') throw new Problem(400, 'email is missing.')
  if (!isEmail(email)) throw new Problem(400, 'email is not an email address.')
  return email
}
