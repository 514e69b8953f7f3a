import { abortable } from '~/lib/abort'
import type { Timers } from '~/lib/timers'
import { blockReload } from '~/lib/before-reload'
import { requestMessages } from '~/domain/messages/request'
import type { AuthPort } from './auth-port'
import { parseJson } from '~/lib/decode'
import { responseError, ApiError, networkError } from './errors'
import { exchange, type ReceivedResponse, type Fetch } from './exchange'
import { ANONYMOUS, FOR_VISITORS_TOO, isMultipart, isRead } from './operations'
import { timeoutOf } from './timeouts-and-retries'

/** What sending a call needs; a test replaces some of it. */
export type Delivery = {
  fetch: Fetch
  /** Called for each request, because the session connects itself after this module has been loaded. */
  auth: () => AuthPort
  timers: Timers
  /** Whether the browser believes it has a network; a write is not started without one (R5). */
  online: () => boolean
  /** Called for every failed call, but not for aborted ones. */
  onFailure: (error: ApiError) => void
  /** Called for every successful write, with its path. */
  onWritten?: (path: string) => void
}

const endpoints = new WeakMap<Response, string>()

/** The operation that `deliver` returned this response for, as an `ApiError` names it; '' for any other response. */
export const endpointOf = (response: Response): string => endpoints.get(response) ?? ''

/** Sends one call, with a token, a time limit and a refresh after each 401. `path` is its path in the document. */
export async function deliver(
  request: Request,
  path: string,
  delivery: Delivery,
): Promise<Response> {
  const isWrite = !isRead(request)
  const unblockReload = isWrite ? blockReload() : undefined // no reload during a write (R12)
  try {
    const response = await call(request, path, delivery)
    endpoints.set(response, `${request.method} ${path}`)
    if (isWrite) delivery.onWritten?.(path)
    return response
  } catch (error) {
    if (error instanceof ApiError) delivery.onFailure(error)
    throw error
  } finally {
    unblockReload?.()
  }
}

async function call(request: Request, path: string, delivery: Delivery): Promise<Response> {
  const endpoint = `${request.method} ${path}`
  if (!isRead(request) && !delivery.online()) throw networkError(new Error('Offline'), endpoint)
  if (!isMultipart(request)) request.headers.set('Content-Type', 'application/json')

  const isOpen = ANONYMOUS.has(path) || (FOR_VISITORS_TOO.has(path) && !delivery.auth().hasTokens())
  const { response, text } = isOpen
    ? await send(request, path, delivery)
    : await sendSignedIn(request, path, delivery)

  if (!response.ok) throw responseError(response, text, endpoint)
  if (response.status === 204 || response.status === 205) return new Response(null, response)
  if (!parseJson(text))
    throw new ApiError(requestMessages.invalidJson, response.status, { endpoint, isNoJson: true })
  return new Response(text, response)
}

function send(
  request: Request,
  path: string,
  delivery: Delivery,
  signals = [request.signal],
): Promise<ReceivedResponse> {
  return exchange(request, {
    fetch: delivery.fetch,
    timers: delivery.timers,
    timeoutMs: timeoutOf(path, request),
    signals,
    endpoint: `${request.method} ${path}`,
  })
}

/** Sends with the stored token, and again after each refresh that a 401 causes. */
async function sendSignedIn(
  request: Request,
  path: string,
  delivery: Delivery,
): Promise<ReceivedResponse> {
  const auth = delivery.auth()
  const signals = [request.signal, auth.ended()]
  for (let sends = 1; ; sends += 1) {
    const token = await abortable(auth.token(), ...signals)
    const attempt = request.clone() // a sent body cannot be read again
    if (token !== undefined) attempt.headers.set('Authorization', `Bearer ${token}`)
    const received = await send(attempt, path, delivery, signals)
    if (received.response.ok && token !== undefined) auth.accepted()
    if (received.response.status !== 401 || token === undefined) return received
    const isRenewed = await abortable(auth.renew(token, sends), ...signals).catch(
      (error: unknown) => failWithOwnEndpoint(error, request, path),
    )
    if (!isRenewed) return received
  }
}

/**
 * Throws the error of a call whose refresh failed. The call was answered with 401, so it had no effect: its error names its own
 * endpoint. A call that was still pending at the end of the session fails with the error of the refresh instead.
 */
function failWithOwnEndpoint(error: unknown, request: Request, path: string): never {
  if (!(error instanceof ApiError) || error.status !== 401) throw error
  throw new ApiError(error.message, 401, { cause: error, endpoint: `${request.method} ${path}` })
}
