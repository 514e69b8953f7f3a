import { afterEach, expect, vi } from 'vitest'
import { createBackend, type Backend, type BackendOptions } from './backend/backend'
import type { OpenedWorlds } from './backend/seeding'
import { createContractCheck } from './contract/contract-check'
import type { Violation } from './contract/types'
import type { Scenario } from './scenarios/define'
import { saturdayRound } from './scenarios/saturday-round'

/** One check for all worlds of a test file, so that each schema is compiled only once. */
const contract = createContractCheck()
const opened: Backend[] = []
/** Each scenario is seeded once for all worlds, which share its rows. */
const seeded: OpenedWorlds = new WeakMap()

// A violation of the contract fails the test in which it happened.
afterEach(() => {
  for (const backend of opened.splice(0)) {
    backend.close()
    expect(backend.contract.violations, 'contract').toEqual([])
  }
})

/** A fresh world with the contract switched on; the violations it collects fail the test. */
export async function openWorld(
  options: BackendOptions = {},
  scenario: Scenario = saturdayRound,
): Promise<Backend> {
  const backend = await createBackend(scenario, { contract, opened: seeded, ...options })
  opened.push(backend)
  return backend
}

export const NORA = 'nora@whitcombe.example'
export const MARCUS = 'marcus@bell.example'
export const PRIYA = 'priya@raman.example'
export const HAL = 'hal@winters.example'
export const OLA = 'ola@unverified.example'

export type CallOptions = {
  /** Email of the golfer who calls; absent = without a session. */
  as?: string
  /** Sent as JSON, except that a FormData is sent as a form and a string unchanged (give its Content-Type in `headers`). */
  body?: unknown
  headers?: Record<string, string>
  /** The request violates the contract on purpose: its violations do not fail the test, but having none does. */
  isInvalid?: boolean
}

/** A response; a test states which shape it expects of `json`. */
export type Answered = {
  status: number
  json: ReturnType<typeof JSON.parse>
  response: Response
}

/** One request through `backend.handle`. */
export async function call(
  backend: Backend,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answered> {
  const headers = new Headers(options.headers)
  if (options.as) {
    const { accessToken } = await backend.signIn(options.as)
    headers.set('Authorization', `Bearer ${accessToken}`)
  }
  const body = bodyOf(options.body, headers)
  const before = new Set(backend.contract.violations)
  const response = await backend.handle(
    new Request(`http://golf.test${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    }),
  )
  if (options.isInvalid) acceptRequestViolations(backend, before)
  const text = response.type === 'error' ? '' : await response.clone().text()
  return { status: response.status, json: parsed(text), response }
}

function bodyOf(body: unknown, headers: Headers): string | FormData | undefined {
  if (body === undefined || body instanceof FormData || typeof body === 'string') return body
  headers.set('Content-Type', 'application/json')
  return JSON.stringify(body)
}

function parsed(text: string): Answered['json'] {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function acceptRequestViolations(backend: Backend, before: ReadonlySet<Violation>): void {
  const found = backend.contract.violations.filter(
    (violation) => violation.direction === 'request' && !before.has(violation),
  )
  expect(found, 'violations of a request said to be invalid').not.toEqual([])
  backend.contract.accept(found)
}

/** For a test that makes the fake crash: accepts the violations recorded so far and clears the printed errors. */
export function acceptCrash(backend: Backend): void {
  backend.contract.accept(backend.contract.violations)
  expect(console.error).toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
}
