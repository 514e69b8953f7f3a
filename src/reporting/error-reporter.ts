import { api } from '~/api/client'
import { callFailed } from '~/api/events'
import { firstScreen } from '~/lib/first-screen'
import { sessionStore } from '~/lib/safe-storage'
import { realTimers } from '~/lib/timers'
import { signInStorage } from '~/session/storage/sign-in-storage'
import { session } from '~/session/session'
import type { ReportError } from './create-error-reporter'

/** The key of the usage report, if it is open in this tab. */
const operatorKey = (): string => sessionStore.get('usage_access_key') ?? ''

/** What must not appear in a report, at the time of the error. */
const currentSecrets = (): string[] => [
  signInStorage.get('auth_token') ?? '',
  signInStorage.get('refresh_token') ?? '',
  operatorKey(),
  globalThis.location?.href ?? '',
]

let secrets: string[] = []
let reporter: Promise<ReportError> | undefined

/** Loaded later: most visits have nothing to report. */
const loadReporter = (): Promise<ReportError> =>
  (reporter ??= import('./create-error-reporter').then(({ createErrorReporter, secretsOf }) =>
    createErrorReporter({
      // keepalive: a report outlives its page.
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

/** Reports an error to the host, at most once in 30 s. */
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

/** The browser's notice that the remaining sizes are delivered in the next frame, which virtual lists expect. */
const RESIZE_OBSERVER_NOTICE = /^ResizeObserver loop/

/** Reports failed calls and uncaught errors. Called once, at the start. */
export function startReporting(target: Window = window): void {
  void firstScreen
    .whenShown()
    .then(loadReporter)
    .catch(() => (reporter = undefined)) // loaded ahead, for errors while the network is down
  callFailed.add((error) => reportError(error, 'call'))
  target.addEventListener('error', ({ error, message }) => {
    if (!RESIZE_OBSERVER_NOTICE.test(message)) reportError(error ?? message, 'window')
  })
  target.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'))
}
