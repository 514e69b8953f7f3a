import type { ContractCheck, RequestBytes, Violation } from './types'

/** How often each operation answered with each status. */
export type Coverage = Record<string, Record<string, number>>

/** What the exchanges so far say about the contract. */
export type ContractLog = {
  readonly exchanges: number
  readonly violations: readonly Violation[]
  /** Requests no operation has an address for, as 'GET /api/nothing'. */
  readonly unknown: readonly string[]
  readonly coverage: Coverage
  request(operationId: string, request: Request, body: RequestBytes): Promise<void>
  /** `onPurpose`: a fault answered, so that it is counted and not compared. */
  response(operationId: string, response: Response, onPurpose: boolean): Promise<void>
  unknownRequest(method: string, path: string): void
  /** A bug of the fake's own, met while it answered. */
  crash(operationId: string, error: unknown): void
  /** Takes violations off the list that a test has brought about and looked at. */
  accept(accepted: readonly Violation[]): void
  clear(): void
}

/** Without a check nothing is compared, but exchanges, coverage and crashes are kept. */
export function createContractLog(check: ContractCheck | undefined): ContractLog {
  let exchanges = 0
  let violations: Violation[] = []
  let unknown: string[] = []
  let coverage: Coverage = {}
  return {
    get exchanges() {
      return exchanges
    },
    get violations() {
      return violations
    },
    get unknown() {
      return unknown
    },
    get coverage() {
      return coverage
    },
    async request(operationId, request, body) {
      if (check) violations.push(...(await check.request(operationId, request, body)))
    },
    async response(operationId, response, onPurpose) {
      if (response.type === 'error') return // cut: nothing was answered
      exchanges++
      const counts = (coverage[operationId] ??= {})
      counts[response.status] = (counts[response.status] ?? 0) + 1
      if (!check || onPurpose) return
      violations.push(...(await check.response(operationId, response)))
    },
    unknownRequest: (method, path) => void unknown.push(`${method} ${path}`),
    crash(operationId, error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
      violations.push({ operationId, direction: 'response', pointer: '', message })
    },
    accept(accepted) {
      violations = violations.filter((violation) => !accepted.includes(violation))
    },
    clear() {
      exchanges = 0
      violations = []
      unknown = []
      coverage = {}
    },
  }
}
