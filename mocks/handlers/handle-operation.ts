import type { Backend } from '../backend/backend'
import type { Fault } from '../backend/faults'
import { tokenOf } from '../hub/token-of'
import { bearerOf } from '../lib/bearer'
import { Problem } from '../lib/problem'
import type { WireRequest } from '../lib/wire-request'
import { createCall, type Call, type SignedInCall } from './call'
import { failure } from './failure'
import { hostileResponse } from './hostile'
import { inDialect, noteTransport, hasStaleReads } from './in-dialect'
import { journalEntry } from './journal-entry'
import type { HandlerResponse } from './json-response'
import { faultResponse, cut, delay, withFault } from './apply-fault'
import type { OperationId } from './operation-id'
import { readBody } from './read-body'

type Resolve<C> = (call: C) => Promise<HandlerResponse> | HandlerResponse

/**
 * Runs an operation for a signed-in golfer, with everything that all operations share: journal, fault, access token, limit of
 * the body, error body, contract check, and change listeners.
 */
export const handleSignedIn = (
  backend: Backend,
  operationId: OperationId,
  request: WireRequest,
  resolve: Resolve<SignedInCall>,
): Promise<HandlerResponse> =>
  runOperation(backend, operationId, request, (call) => {
    const { userId, sessionId } = backend.tokens.require(accessTokenOf(call))
    const viewer = backend.db.users.get(userId)
    if (!viewer) throw new Problem(401, 'Your session is not valid. Please sign in again.')
    return resolve(Object.assign(call, { viewer, sessionId }))
  })

/** The same for operations without a token, which anyone may call. */
export const handleAnyone = (
  backend: Backend,
  operationId: OperationId,
  request: WireRequest,
  resolve: Resolve<Call>,
): Promise<HandlerResponse> => runOperation(backend, operationId, request, resolve)

function accessTokenOf({ headers, url }: Call): string | null {
  const authorization = headers.get('Authorization')
  return url.pathname.startsWith('/hubs/') ? tokenOf(url, authorization) : bearerOf(authorization)
}

/** Operations that need no rows; they do not wait for the seed, so that a page's first requests are fast. */
const WITHOUT_ROWS: ReadonlySet<OperationId> = new Set(['getVersion', 'getDeploymentTime'])

async function runOperation(
  backend: Backend,
  operationId: OperationId,
  request: WireRequest,
  resolve: Resolve<Call>,
): Promise<HandlerResponse> {
  if (!WITHOUT_ROWS.has(operationId)) await backend.ready()
  const body = await readBody(request).catch(() => undefined)
  if (!body) return cut() // the client disconnected while it was sending
  const entry = journalEntry(backend, operationId, request, body)
  backend.journal.record(entry)
  if (!body.isTooLarge) await backend.contract.request(operationId, request, body.bytes)

  const fault = backend.faults.take(operationId, request)
  const uploadMs = (1000 * body.length) / (fault?.uploadBytesPerSecond ?? Infinity)
  if (uploadMs > 0) await delay(backend.timers, uploadMs, request.signal)
  if (uploadMs > 0 && request.signal.aborted) return cut() // the client disconnected before all of it was sent
  const made = await respond(backend, operationId, request, fault, () => {
    if (body.isTooLarge) throw new Problem(413, 'The request is too large.')
    return resolve(createCall(request, body))
  })
  if (fault?.delayMs !== undefined) await delay(backend.timers, fault.delayMs, request.signal)
  const reworded = await inDialect(backend, request, fault, made)
  const sent = fault ? withFault(reworded, fault) : reworded
  noteTransport(backend, fault, sent)
  entry.status = sent.status
  return sent
}

async function respond(
  backend: Backend,
  operationId: OperationId,
  { method }: WireRequest,
  fault: Fault | undefined,
  run: () => Promise<HandlerResponse> | HandlerResponse,
): Promise<HandlerResponse> {
  if (fault?.drop === 'before') return cut()
  const canned = faultResponse(fault)
  if (canned) {
    await backend.contract.response(operationId, canned, true)
    return fault?.drop === 'after' ? cut() : canned
  }
  const change = async () => {
    const revision = backend.db.revision()
    const resolved = await runHandler(backend, operationId, fault, run)
    if (backend.db.revision() === revision) return resolved
    if (hasStaleReads(backend)) backend.staleReads.written()
    backend.changed()
    return resolved
  }
  const made = await (method === 'GET' ? change() : backend.runExclusive(change))
  return fault?.drop === 'after' ? cut() : made
}

/** Runs the handler and turns an error into a response. */
async function runHandler(
  backend: Backend,
  operationId: OperationId,
  fault: Fault | undefined,
  run: () => Promise<HandlerResponse> | HandlerResponse,
): Promise<HandlerResponse> {
  let made: HandlerResponse
  let onPurpose = false
  try {
    made = await run()
  } catch (error) {
    const problem = asProblem(backend, operationId, error)
    onPurpose = problem.details.onPurpose ?? false
    made = failure(problem)
  }
  const response = fault?.hostile ? await hostileResponse(made) : made
  await backend.contract.response(operationId, response, onPurpose)
  return response
}

function asProblem(backend: Backend, operationId: OperationId, error: unknown): Problem {
  if (error instanceof Problem) return error
  backend.contract.crash(operationId, error)
  return new Problem(500, 'Something went wrong on our side.')
}
