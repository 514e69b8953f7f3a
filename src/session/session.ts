import { api, connectAuth } from '~/api/client'
import { sessionEnd } from '~/api/events'
import { SESSION_CHANNEL } from '~/lib/session-channel'
import { realTimers } from '~/lib/timers'
import { browserConnection } from '~/platform/connection'
import { browserLock } from '~/platform/lock'
import { browserTabs } from '~/platform/tabs'
import { browserVisibility } from '~/platform/visibility'
import { signInStorage } from './storage/sign-in-storage'
import { clearDevice } from './sign-out/clear-device'
import { createSession } from './create-session'
import { sessionFlags } from './storage/session-flags'
import type { LogoutListener, Session } from './session-types'
import type { RequestSignIn } from './sign-in/request-sign-in'

/** Rarely needed, so loaded on demand. */
async function forceVerify(email: string): Promise<boolean> {
  try {
    const code = await import('./sign-in/force-verify')
    return await code.forceVerify(email)
  } catch {
    return false // the code could not be loaded: the login stays refused
  }
}

/** Loaded on demand: only the sign-in page needs the code. */
const requestSignIn: RequestSignIn = async (...rest) =>
  (await import('./sign-in/request-sign-in')).requestSignIn(...rest)

/** The session of this tab. */
export const session: Session = createSession({
  api,
  storage: signInStorage,
  flags: sessionFlags,
  lock: browserLock,
  tabs: browserTabs(SESSION_CHANNEL),
  connection: browserConnection,
  visibility: browserVisibility,
  timers: realTimers,
  events: typeof window === 'undefined' ? new EventTarget() : window,
  address: () => globalThis.location?.href ?? '',
  forceVerify,
  requestSignIn,
})

connectAuth(session.port)
session.onEnd(() => sessionEnd.notify()) // clears the cache of the last golfer (R10)
session.onEnd((reason) => clearDevice(reason))

/** Calls `send` before a logout and when the page is hidden or left. A phone may discard a page that was only reported hidden. */
export function sendBeforeLeaving(send: LogoutListener): void {
  session.beforeLogout(send)
  browserVisibility.listen((isVisible) => void (isVisible || send()))
  globalThis.addEventListener?.('pagehide', () => void send())
}

/** The signed-in golfer's id; undefined when no golfer is signed in, or before `session.start()` has resolved. */
export function ownId(): number | undefined {
  const state = session.state()
  return state.status === 'signed-in' ? state.user.us_id : undefined
}
