import { browserStorage } from '~/platform/storage'
import { SESSION_KEYS } from './token-store'

/** Where the session is kept. In cookies the golfer's record is the first to be left out (R22). */
export const storage = browserStorage(
  [...SESSION_KEYS, 'last_email', 'refresh_alive'],
  ['user_info'],
)
