import { localOrCookieStorage } from '~/platform/storage/storage'
import { SESSION_KEYS } from '../token-store'

/** The email last signed in with, to fill in the form; '' when there is none. Only this outlives a session. */
export const lastEmail = (): string => storage.get('last_email') ?? ''

/** The session's storage. In cookies the golfer's record is dropped first (R22). */
export const storage = localOrCookieStorage(
  [...SESSION_KEYS, 'last_email', 'refresh_alive'],
  ['user_info'],
)
