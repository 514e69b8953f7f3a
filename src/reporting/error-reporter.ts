import { api, onCallFailed } from '~/api/client'
import { realTimers } from '~/lib/timers'
import { storage } from '~/session/browser-storage'
import { session } from '~/session/session'
import { createErrorReporter, type ReportError } from './create-error-reporter'
import { addressSecrets } from './scrub'

/** Tells the host of an error, at most once in 30 s (app-shell section 8). */
export const reportError: ReportError = createErrorReporter({
  // keepalive: a report outlives the page it is about. The client reads every answer to its end.
  send: (body) => api.POST('/api/logging/log-error', { body, keepalive: true }),
  timers: realTimers,
  userId() {
    const state = session.state()
    return state.status === 'signed-in' ? state.user.us_id : null
  },
  silent: session.loggingOut,
  secrets: () => [
    storage.get('auth_token') ?? '',
    storage.get('refresh_token') ?? '',
    ...addressSecrets(globalThis.location?.href ?? ''),
  ],
  console: globalThis.console,
})

/** The browser's notice that the rest of the sizes comes in the next frame: what a list that measures its rows expects. */
const NOTICE = /^ResizeObserver loop/

/** Reports failed calls, and what nobody caught. Called once, at the start. */
export function startReporting(target: Window = window): void {
  onCallFailed((error) => reportError(error, 'call'))
  target.addEventListener('error', ({ error, message }) => {
    if (!NOTICE.test(message)) reportError(error ?? message, 'window')
  })
  target.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'))
}
