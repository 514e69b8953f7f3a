import { JsonResponse, type HandlerResponse } from '../handlers/json-response'
import { mediaType } from '../handlers/read-body'
import type { WireRequest } from '../lib/wire-request'
import type { ContractCheck, Found, RequestBytes, Violation } from './types'

/** How many responses of each status each operation has sent. */
export type Coverage = Record<string, Record<string, number>>

/** The violations and the coverage of the exchanges so far. */
export type ContractLog = {
  readonly exchanges: number
  readonly violations: readonly Violation[]
  /** Requests that match no operation, such as 'GET /api/nothing'. */
  readonly unknown: readonly string[]
  readonly coverage: Coverage
  /** The JSON text in which a violation was found; undefined if it was not found in JSON. */
  bodyOf(violation: Violation): string | undefined
  request(operationId: string, request: WireRequest, body: RequestBytes): Promise<void> | void
  /** With `onPurpose` the response comes from a simulated fault: it is counted but not compared. */
  response(operationId: string, response: HandlerResponse, onPurpose: boolean): Promise<void> | void
  unknownRequest(method: string, path: string): void
  /** Lists a crash of the fake with its stack, and prints it. */
  crash(operationId: string, error: unknown): void
  /** Removes violations that a test caused on purpose from the list. */
  accept(accepted: readonly Violation[]): void
  clear(): void
}

/** Later violations are not listed, so that a server that runs for days does not grow. */
const MAX_LISTED = 1000
/** Crashes have a limit of their own, so that violations never crowd one out. Each is listed once. */
const MAX_CRASHES = 1000

/**
 * Without a check nothing is compared, but exchanges, coverage and crashes are still recorded. With `waits` each exchange is
 * compared before the response is sent, which tests need and the demo's page does not.
 */
export function createContractLog(check: ContractCheck | undefined, waits = true): ContractLog {
  const bodies = new WeakMap<Violation, string>()
  let exchanges = 0
  let violations: Violation[] = []
  let crashes: Violation[] = []
  let unknown: string[] = []
  let coverage: Coverage = {}

  function note(found: readonly Violation[]): void {
    violations.push(...found.slice(0, MAX_LISTED - violations.length))
  }
  /** Lists what was found; `body` returns the text to show beside a violation. */
  function compare(found: Found, body?: () => string): Promise<void> | void {
    const keep = (list: readonly Violation[]) => {
      if (list.length === 0) return
      const text = body?.()
      if (text !== undefined) for (const violation of list) bodies.set(violation, text)
      note(list)
    }
    if (!(found instanceof Promise)) return keep(found)
    const comparing = found.then(keep)
    if (waits) return comparing
    // Without `waits` the result only feeds the demo's counter, so a check that fails must not break the demo.
    comparing.catch(() => undefined)
  }

  return {
    get exchanges() {
      return exchanges
    },
    get violations() {
      return crashes.length === 0 ? violations : [...violations, ...crashes]
    },
    get unknown() {
      return unknown
    },
    get coverage() {
      return coverage
    },
    request(operationId, request, body) {
      if (!check) return
      const isJson = mediaType(request.headers) === 'application/json'
      const text = isJson ? () => new TextDecoder().decode(body) : undefined
      return compare(check.request(operationId, request, body), text)
    },
    response(operationId, response, onPurpose) {
      if (response instanceof Response && response.type === 'error') return // the connection was cut: there is no response
      exchanges++
      const counts = (coverage[operationId] ??= {})
      counts[response.status] = (counts[response.status] ?? 0) + 1
      if (!check || onPurpose) return
      if (response instanceof JsonResponse) {
        return compare(check.response(operationId, response), () => response.text)
      }
      return compare(check.response(operationId, response))
    },
    bodyOf: (violation) => bodies.get(violation),
    unknownRequest(method, path) {
      if (unknown.length < MAX_LISTED) unknown.push(`${method} ${path}`)
    },
    crash(operationId, error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
      const isKnown = (crash: Violation) =>
        crash.operationId === operationId && crash.message === message
      if (crashes.length >= MAX_CRASHES || crashes.some(isKnown)) return
      crashes.push({ operationId, direction: 'response', pointer: '', message })
      console.error(`The fake crashed in ${operationId}: ${message}`)
    },
    accept(accepted) {
      violations = violations.filter((violation) => !accepted.includes(violation))
      crashes = crashes.filter((crash) => !accepted.includes(crash))
    },
    clear() {
      exchanges = 0
      violations = []
      crashes = []
      unknown = []
      coverage = {}
    },
  }
}
