import { asJson, parsedJson } from '../lib/json'
import { createContractCheck } from './contract-check'
import {
  addressOf,
  callCourses,
  callFeed,
  callLists,
  callWrites,
  textAt,
  type Call,
  type HostRequest,
} from './conformance-calls'
import { preflightDrift, responseDrift } from './conformance-cors'
import { ONLY_REFUSED, whyNot, type SkipReason } from './conformance-reasons'
import { refusalDrift, refusalsOf, type Refusal } from './conformance-refusals'
import {
  cutOff,
  excerptOf,
  fetchInTime,
  RESPONSE_TIMEOUT_MS,
  unusableLogin,
} from './conformance-login'
import { differs, type Difference, type Outcome } from './conformance-report'
import { contractDocument, operationsOf, type DocumentedOperation } from './document'

/** The host to compare with the document, and who signs in there. */
export type ConformanceOptions = {
  /** Scheme and authority, e.g. http://localhost:8787. */
  host: string
  email: string
  password: string
  /** The operator's key; without it the usage report is not tested. */
  operatorKey?: string | undefined
  /** The origin of the app's pages; without it neither preflights nor CORS headers are checked. */
  origin?: string | undefined
  /** Whether to call operations that change data, too; each change is undone or repeats existing data. */
  write?: boolean
  /** How long the host may take for one response, in milliseconds. */
  timeoutMs?: number
}

/**
 * Calls every operation of the document that does no harm and compares the responses with the document. Requests use data
 * from earlier responses (a course, a golfer, an item), so it works with any host's data.
 * @throws {UnusableHost} when no golfer can be signed in, so that nothing can be compared
 */
export async function conform(options: ConformanceOptions): Promise<Outcome[]> {
  const { host, email, password, operatorKey, origin, write = false } = options
  const { timeoutMs = RESPONSE_TIMEOUT_MS } = options
  const { operations, outcomes, lastHeaders, call, refuse, addDrift, signIn } =
    createComparison(options)
  const session = asJson(await call('login', { body: { email, password } }))
  const refreshToken = textAt(session, 'refreshToken')
  if (!signIn(textAt(session, 'accessToken') || textAt(session, 'authToken'))) {
    return outcomeOfEach(operations, outcomes, {
      why: 'the response to a sign-in has no token',
      remedy: 'See what differs in login.',
    })
  }

  const user = asJson(await call('getCurrentUser'))
  await call('getVersion')
  await call('getDeploymentTime')
  await call('checkEmailVerification', { query: { email } })
  await callFeed(call, user)
  const suggested = await callLists(call)
  await callCourses(call, user)
  await call('negotiateHub', { query: { negotiateVersion: 1 } })
  if (operatorKey !== undefined) {
    await call('getUsageReport', { headers: { 'X-Access-Key': operatorKey } })
  }
  if (write) await callWrites(call, user, suggested)

  const skipped = whyNot(operations, outcomes, write)
  for (const refusal of refusalsOf(operations.values())) await refuse(refusal)
  if (origin !== undefined) {
    for (const operation of operations.values()) {
      const headers = lastHeaders.get(operation.id)
      const drift = [
        ...(await preflightDrift({ host, origin, timeoutMs }, operation)),
        ...(headers ? responseDrift(headers, origin, operation) : []),
      ]
      if (drift.length > 0) addDrift(operation.id, 0, drift)
    }
  }
  if (refreshToken !== '') {
    await call('refreshToken', { body: { refreshToken } })
  }
  for (const [id, notTested] of skipped) {
    const known = outcomes.get(id)
    // A refusal that differs matters more than the reason why no more was tested.
    if (!known || !differs(known)) outcomes.set(id, { operationId: id, drift: [], notTested })
  }
  return outcomeOfEach(operations, outcomes, {
    why: 'no test was written for it',
    remedy: 'Add it to mocks/contract/conformance.ts.',
  })
}

/** Sends requests to a host and collects the differences between its responses and the document. */
function createComparison({
  host,
  email,
  origin,
  timeoutMs = RESPONSE_TIMEOUT_MS,
}: ConformanceOptions) {
  const check = createContractCheck()
  const operations = operationsOf(contractDocument)
  const outcomes = new Map<string, Outcome>()
  /** The headers of each operation's last response. */
  const lastHeaders = new Map<string, Headers>()
  let token = ''

  /** Sends a request. Returns undefined if the connection is cut; after the sign-in that is a difference. */
  async function send(
    operationId: string,
    isSignedIn: (operation: DocumentedOperation) => boolean,
    { body, headers, ...address }: HostRequest,
  ): Promise<{ response: Response; text: string } | undefined> {
    const operation = operations.get(operationId)
    if (!operation) throw new RangeError(`No operation ${operationId}.`)
    const url = host + addressOf(operation, address)
    const init = {
      method: operation.method,
      headers: {
        ...(origin !== undefined && { Origin: origin }),
        ...(isSignedIn(operation) && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    }
    try {
      const result = await fetchInTime(url, init, timeoutMs)
      lastHeaders.set(operationId, result.response.headers)
      return result
    } catch (error) {
      if (token === '') throw error
      addDrift(operationId, 0, [cutOff(error)])
      return undefined
    }
  }

  const call: Call = async (operationId, request = {}) => {
    const needsToken = ({ isSignedIn }: DocumentedOperation) => isSignedIn && token !== ''
    const result = await send(operationId, needsToken, request)
    if (!result) return undefined
    const { response, text } = result
    const found = await check.response(operationId, response, text)
    const drift: Difference[] = found.map(({ pointer, message }) => ({
      pointer,
      message: /^content type|not JSON/.test(message) ? message + excerptOf(text) : message,
    }))
    if (!response.ok) drift.push({ pointer: '', message: `answers ${response.status}` })
    if (operationId === 'login') {
      const unusable = unusableLogin(host, email, response, text)
      if (unusable) throw unusable
    }
    const refused = outcomes.get(operationId)?.drift ?? [] // a refresh is called after its refusals
    outcomes.set(operationId, {
      operationId,
      status: response.status,
      drift: [...refused, ...drift],
    })
    return parsedJson(text)
  }

  /**
   * Adds differences to an operation's outcome. An operation that was not called before is marked as tested only by refusals, with
   * this status; 0: there was no response.
   */
  function addDrift(operationId: string, status: number, drift: readonly Difference[]): void {
    const known = outcomes.get(operationId)
    const note = ONLY_REFUSED[operationId] ?? 'only its refusals'
    outcomes.set(operationId, {
      ...(known ?? { operationId, status, note }),
      drift: [...(known?.drift ?? []), ...drift],
    })
  }

  async function refuse(refusal: Refusal): Promise<void> {
    const { operationId, isSignedIn = false } = refusal
    const result = await send(operationId, () => isSignedIn, refusal)
    if (!result) return
    const { response, text } = result
    addDrift(operationId, response.status, await refusalDrift(check, refusal, response, text))
  }

  return {
    operations,
    outcomes,
    lastHeaders,
    call,
    addDrift,
    refuse,
    /** Sends this token with later requests. Returns false for an empty one. */
    signIn(accessToken: string): boolean {
      token = accessToken
      return token !== ''
    },
  }
}

/** Returns one outcome per operation, in the document's order. Those without one were not tested for this reason. */
const outcomeOfEach = (
  operations: ReadonlyMap<string, DocumentedOperation>,
  outcomes: ReadonlyMap<string, Outcome>,
  notTested: SkipReason,
): Outcome[] =>
  [...operations.values()].map(
    ({ id }) => outcomes.get(id) ?? { operationId: id, drift: [], notTested },
  )
