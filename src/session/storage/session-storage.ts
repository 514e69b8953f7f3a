import { browserStorage } from '~/platform/storage/storage'
import { SESSION_KEYS } from '../token-store'

/** The session's storage. In cookies the golfer's record is dropped first (R22). */
export const storage = browserStorage(
  [...SESSION_KEYS, 'last_email', 'refresh_alive'],
  ['user_info'],
)
