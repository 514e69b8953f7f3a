import { Problem } from '../../lib/problem'
import { isEmail } from '../fields'

/** The query's `email`; throws a Problem 400 if it is missing or not an email address. */
export function emailInQuery(email: string | null): string {
  if (email === null || email === '') throw new Problem(400, 'email is missing.')
  if (!isEmail(email)) throw new Problem(400, 'email is not an email address.')
  return email
}
