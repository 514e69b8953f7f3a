import { MINUTE_MS } from '../lib/time'
import type { Backend } from '../backend/backend'
import type { ManualTimers } from '../hub/manual-timers'
import { bytesOf } from '../lib/base64'

/** A part of a form: a text, or a file as base64. */
export type PlannedPart = { name: string; text: string } | { name: string; file: string }

/** The body of a planned request. */
export type PlannedBody =
  | { kind: 'text'; text: string; type: string }
  | { kind: 'form'; parts: readonly PlannedPart[] }

/** A request as plain JSON, so that a list of requests can be printed and sent again. */
export type PlannedRequest = {
  operationId: string
  /** Whether the document allows it, nearly allows it, or it is an attack. */
  kind: 'valid' | 'near' | 'hostile'
  /** Email of the golfer who sends it; null: without a session. */
  as: string | null
  /** By how much the world's clock advances before the request. */
  advanceMs: number
  method: string
  /** Includes the query. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: PlannedBody
}

/** The result of a request. Status 0 means that the connection was cut; `wrote`, that rows changed. */
export type Result = { status: number; text: string; wrote?: true }

/** Milliseconds after which the client gives up a long poll. */
const POLL_MS = 5
/** Less than the lifetime of an access token. */
const RENEWED_AFTER_MS = 50 * MINUTE_MS
/** The hub's timers advance more slowly than the clock; otherwise no connection would live until it is used. */
const HUB_STEP_MS = 200
const ORIGIN = 'http://golf.test'

/** Sends planned requests to one world, with one session per golfer, renewed before it expires. */
export function createSender(backend: Backend, timers: ManualTimers) {
  const tokens = new Map<string, { accessToken: string; at: number }>()

  async function tokenOf(email: string | null): Promise<string | undefined> {
    if (email === null) return undefined
    const known = tokens.get(email)
    if (known && backend.clock.now() - known.at < RENEWED_AFTER_MS) return known.accessToken
    if (backend.db.users.where('email', email.toLowerCase()).length === 0) return undefined
    const { accessToken } = await backend.signIn(email)
    tokens.set(email, { accessToken, at: backend.clock.now() })
    return accessToken
  }

  return async (planned: PlannedRequest): Promise<Result> => {
    const { as, advanceMs, operationId } = planned
    backend.clock.advance(advanceMs)
    timers.advance(Math.min(advanceMs, HUB_STEP_MS))
    const token = await tokenOf(as)
    const leaving = new AbortController()
    const request = requestOf(planned, token, leaving.signal)
    const revision = backend.db.revision()
    const cancelLeaving = operationId === 'connectHub' ? leaveSoon(leaving) : undefined
    const response = await backend.handle(request)
    cancelLeaving?.()
    if (response.status === 401 && as !== null) tokens.delete(as)
    const isEventStream = response.headers.get('Content-Type') === 'text/event-stream'
    if (isEventStream) await response.body?.cancel() // its text would never end
    const text = response.type === 'error' || isEventStream ? '' : await response.text()
    return {
      status: response.status,
      text,
      ...(backend.db.revision() !== revision && { wrote: true }),
    }
  }
}

/** Aborts a long poll after `POLL_MS`. Returns a function that cancels this. */
function leaveSoon(leaving: AbortController): () => void {
  const timer = setTimeout(() => leaving.abort(), POLL_MS)
  return () => clearTimeout(timer)
}

function requestOf(
  { method, path, headers, body }: PlannedRequest,
  token: string | undefined,
  signal: AbortSignal,
): Request {
  const sent = new Headers(headers)
  if (token !== undefined && !sent.has('Authorization'))
    sent.set('Authorization', `Bearer ${token}`)
  const isBodiless = method === 'GET' || method === 'HEAD'
  if (body?.kind === 'text' && body.type !== '') sent.set('Content-Type', body.type)
  const content = body && !isBodiless ? contentOf(body) : undefined
  return new Request(ORIGIN + path, {
    method,
    headers: sent,
    signal,
    ...(content !== undefined && { body: content }),
  })
}

function contentOf(body: PlannedBody): string | Uint8Array<ArrayBuffer> | FormData {
  // Sent as bytes, because a text would set a content type of its own.
  if (body.kind === 'text') return new TextEncoder().encode(body.text)
  const form = new FormData()
  for (const part of body.parts) {
    if ('text' in part) form.append(part.name, part.text)
    else form.append(part.name, new File([bytesOf(part.file)], 'photo.jpg', { type: 'image/jpeg' }))
  }
  return form
}
