import { ApiError } from '~/api/errors'
import type { FrontendErrorReport } from '~/api/types'
import { isAbort } from '~/lib/abort'
import { cutText } from '~/lib/text'
import type { Timers } from '~/lib/timers'
import { addressSecrets, scrub } from './scrub'

/** The same message, status and endpoint are reported at most once in this time. */
const REPEAT_INTERVAL_MS = 30_000
/** An unanswered call may have been cut off because the page is closing: it is reported if the page is still open after this delay. */
const UNANSWERED_DELAY_MS = 1000
/** How many past errors are remembered (R15). */
const MAX_KEYS = 200
/** Below the limits of browsers for keepalive and of the host (R15). */
const MAX_BYTES = 60_000
const MAX_MESSAGE_LENGTH = 2000

/** Calls whose refusals are part of signing in, not errors. */
const SIGN_IN = new Set([
  'login',
  'refresh-token',
  'verify-email',
  'check-verification',
  'force-verify',
])
const REFUSALS = new Set([400, 401, 403])

type Options = {
  /** Posts a report; a failure is only logged on the console. */
  send: (report: FrontendErrorReport) => Promise<unknown>
  timers: Timers
  userId: () => number | null
  /** While true, nothing is reported: during a logout. */
  isSilent: () => boolean
  /** Texts that must not appear anywhere: tokens, and the values in the address bar. */
  secrets: () => readonly string[]
  console: Pick<Console, 'error' | 'warn'>
}

/** Values that must not appear, including the query and hash values of addresses among them. */
export const secretsOf = (values: readonly string[]): string[] =>
  values.flatMap((value) => (/^https?:/.test(value) ? addressSecrets(value) : value))

/** Reports an error to the host, once. `component`: where it happened, if it was not a failed call. */
export type ReportError = (error: unknown, component: string) => void

/** Whether a failure is expected: a refused sign-in, the handicap association's, or that of a report itself. */
function isExpected({ endpoint, status }: ApiError): boolean {
  const [, area, ...rest] = endpoint.replace(/^\w+ /, '').split('/').filter(Boolean)
  if (area === 'Ghin' || area === 'logging') return true
  return area === 'auth' && REFUSALS.has(status) && SIGN_IN.has(rest.at(-1) ?? '')
}

/** The message and stack of anything that was thrown. */
function describe(error: unknown): { message: string; stack: string } {
  if (error instanceof Error)
    return { message: error.message || error.name, stack: error.stack ?? '' }
  return {
    message: typeof error === 'string' && error ? error : `Thrown: ${typeof error}`,
    stack: '',
  }
}

const bytes = (report: FrontendErrorReport): number =>
  new TextEncoder().encode(JSON.stringify(report)).length

/** Makes the function that reports errors. */
export function createErrorReporter({
  send,
  timers,
  userId,
  isSilent,
  secrets,
  console,
}: Options): ReportError {
  const last = new Map<string, number>()

  /** Whether this error was not reported lately; records it. */
  function isNew(key: string): boolean {
    const before = last.get(key)
    if (before !== undefined && timers.elapsed() - before < REPEAT_INTERVAL_MS) return false
    last.delete(key) // keeps the map in the order of time
    last.set(key, timers.elapsed())
    const [oldest] = last.keys()
    if (last.size > MAX_KEYS && oldest !== undefined) last.delete(oldest)
    return true
  }

  function write(error: unknown, component: string): FrontendErrorReport {
    const known = secrets()
    const { message, stack } = describe(error)
    const call = error instanceof ApiError ? error : undefined
    const report = {
      message: cutText(scrub(message, known), MAX_MESSAGE_LENGTH),
      stackTrace: scrub(stack, known),
      component: scrub(call?.endpoint || component, known),
      severity: 'error',
      userId: userId(),
      httpStatusCode: call ? call.status : null,
    }
    while (bytes(report) >= MAX_BYTES)
      report.stackTrace = cutText(report.stackTrace, report.stackTrace.length >> 1)
    return report
  }

  return (thrown, component) => {
    if (isSilent() || isAbort(thrown) || (thrown instanceof ApiError && isExpected(thrown))) return
    const report = write(thrown, component)
    const { message, httpStatusCode, component: source } = report
    if (!isNew(JSON.stringify([message, httpStatusCode, source]))) return
    const sendReport = () => {
      if (isSilent()) return
      console.error(`${source}: ${message}`)
      send(report).catch(() => console.warn('The error could not be reported.'))
    }
    if (httpStatusCode === 0) timers.after(UNANSWERED_DELAY_MS, sendReport)
    else sendReport()
  }
}
