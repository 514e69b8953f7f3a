import { api, onCallFailed } from '~/api/client'
import { firstScreen } from '~/lib/first-screen'
import { sessionStore } from '~/lib/safe-storage'
import { realTimers } from '~/lib/timers'
import { storage } from '~/session/browser-storage'
import { session } from '~/session/session'
import type { ReportError } from './create-error-reporter'

/** The key of the usage report, where it is open in this tab. */
const operatorKey = (): string => sessionStore.get('usage_access_key') ?? ''

/** What must not appear in a report, as it is when the error happens. */
const currentSecrets = (): string[] => [
  storage.get('auth_token') ?? '',
  storage.get('refresh_token') ?? '',
  operatorKey(),
  globalThis.location?.href ?? '',
]

let secrets: string[] = []
let reporter: Promise<ReportError> | undefined

/** Most visits have nothing to report: its code is no part of the start. */
const loadReporter = (): Promise<ReportError> =>
  (reporter ??= import('./create-error-reporter').then(({ createErrorReporter, secretsOf }) =>
    createErrorReporter({
      // keepalive: a report outlives the page it is about. The client reads every answer to its end.
      send: (body) => api.POST('/api/logging/log-error', { body, keepalive: true }),
      timers: realTimers,
      userId() {
        const state = session.state()
        return state.status === 'signed-in' ? state.user.us_id : null
      },
      isSilent: session.isLoggingOut,
      secrets: () => secretsOf(secrets),
      console: globalThis.console,
    }),
  ))

/** Tells the host of an error, at most once in 30 s. */
export const reportError: ReportError = (error, component) => {
  if (session.isLoggingOut()) return
  const known = currentSecrets()
  void reportWith(error, component, known)
}

async function reportWith(error: unknown, component: string, known: string[]): Promise<void> {
  try {
    const report = await loadReporter()
    secrets = known
    report(error, component)
  } catch {
    reporter = undefined
    console.warn('The error could not be reported.')
  }
}

/** The browser's notice that the rest of the sizes comes in the next frame: what a list that measures its rows expects. */
const RESIZE_OBSERVER_NOTICE = /^ResizeObserver loop/

/** Reports failed calls, and what nobody caught. Called once, at the start. */
export function startReporting(target: Window = window): void {
  void firstScreen
    .whenShown()
    .then(loadReporter)
    .catch(() => (reporter = undefined)) // at hand when the network is not
  onCallFailed((error) => reportError(error, 'call'))
  target.addEventListener('error', ({ error, message }) => {
    if (!RESIZE_OBSERVER_NOTICE.test(message)) reportError(error ?? message, 'window')
  })
  target.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'))
}
