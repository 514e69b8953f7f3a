import { api, connectAuth } from '~/api/client'
import { sessionEnd } from '~/api/session-end'
import { SESSION_CHANNEL } from '~/lib/session-channel'
import { realTimers } from '~/lib/timers'
import { browserConnection } from '~/platform/connection'
import { browserLock } from '~/platform/lock'
import { browserTabs } from '~/platform/tabs'
import { browserVisibility } from '~/platform/visibility'
import { storage } from './browser-storage'
import { clearDevice } from './clear-device'
import { createSession } from './create-session'
import { sessionFlags } from './session-flags'
import type { Session } from './session-types'
import type { SignIn } from './sign-in'

/** Hardly ever needed, so no part of the start. */
async function forceVerify(email: string): Promise<boolean> {
  try {
    const [{ authOnly }, { createForceVerify }] = await Promise.all([
      import('~/api/auth-only'),
      import('./force-verify'),
    ])
    return await createForceVerify(authOnly)(email)
  } catch {
    return false // its code could not be loaded: the refusal stands
  }
}

/** The sign-in page has its code; the feed of a golfer who is signed in goes without. */
const signIn: SignIn = async (...rest) => (await import('./sign-in')).signIn(...rest)

/** The session of this tab. */
export const session: Session = createSession({
  api,
  storage,
  flags: sessionFlags,
  lock: browserLock,
  tabs: browserTabs(SESSION_CHANNEL),
  connection: browserConnection,
  visibility: browserVisibility,
  timers: realTimers,
  events: typeof window === 'undefined' ? new EventTarget() : window,
  address: () => globalThis.location?.href ?? '',
  forceVerify,
  signIn,
})

connectAuth(session.port)
session.onEnd(() => sessionEnd.notify()) // nothing cached of the golfer who left (R10)
session.onEnd((reason) => clearDevice(reason))
