import { storage } from './session-storage'

/** The email last signed in with, to fill in the form; '' when there is none. Only this outlives a session. */
export const lastEmail = (): string => storage.get('last_email') ?? ''
