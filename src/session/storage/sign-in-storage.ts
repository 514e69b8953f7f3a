import { localOrCookieStorage } from '~/platform/storage/storage'
import { SESSION_KEYS } from '../token-store'

/** The email last signed in with, to fill in the form; '' when there is none. Only this outlives a session. */
export const lastEmail = (): string => signInStorage.get('last_email') ?? ''

/** Tokens, the golfer and their email: in local storage, else in cookies, where the golfer's record is dropped first (R22). */
export const signInStorage = localOrCookieStorage(
  [...SESSION_KEYS, 'last_email', 'refresh_alive'],
  ['user_info'],
)
