import type { Backend } from '../../backend/backend'
import { call, type Answered } from '../../testing'

export const APP = 'https://app.linx.example'

/** The sign-up form of a new golfer. */
export const form = {
  email: 'june@new.example',
  password: 'larkspur-84',
  firstName: 'June',
  lastName: 'Abernathy',
  city: 'Boulder',
  state: 'CO',
  ghinNumber: null,
  gender: 'F',
  profilePicture: null,
  baseUrl: APP,
}

/** Signs up; `other` replaces fields of the form. */
export const signUp = (
  backend: Backend,
  other: Readonly<Record<string, unknown>> = {},
  isInvalid = false,
): Promise<Answered> =>
  call(backend, 'POST', '/api/auth/create-user', { body: { ...form, ...other }, isInvalid })

/** The parts of the link in the newest mail. */
export function newestLink(backend: Backend): { page: string; token: string; email: string } {
  const link = new URL(backend.db.mails.rows().at(-1)?.link ?? 'http://nothing.example')
  return {
    page: link.origin + link.pathname,
    token: link.searchParams.get('token') ?? '',
    email: link.searchParams.get('email') ?? '',
  }
}
