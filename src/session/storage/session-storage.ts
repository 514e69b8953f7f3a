import { sessionEnd } from '~/api/events'
import { browserStorage } from '~/platform/storage/storage'
import { SESSION_KEYS } from '../token-store'

/** The email last signed in with, to fill in the form; '' when there is none. Only this outlives a session. */
export const lastEmail = (): string => storage.get('last_email') ?? ''

let typedEmail = ''
sessionEnd.add(() => (typedEmail = ''))

/** Keeps what a visitor types as their email for the next form that asks for it, until the page is reloaded. */
export const keepEmail = (typed: string): void => void (typedEmail = typed.trim())

/** The email that a form for visitors begins with: what they have typed before, else the last one. */
export const firstEmail = (): string => typedEmail || lastEmail()

/** The session's storage. In cookies the golfer's record is dropped first (R22). */
export const storage = browserStorage(
  [...SESSION_KEYS, 'last_email', 'refresh_alive'],
  ['user_info'],
)
