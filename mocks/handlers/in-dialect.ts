import type { Backend } from '../backend/backend'
import { sendAs, type DialectHabit } from '../backend/dialect'
import type { Fault } from '../backend/faults'
import { isJson } from '../lib/json'
import { pathOf, type WireRequest } from '../lib/wire-request'
import { asProblemDetails, withoutNulls, withPreciseDates } from './dialect-values'
import {
  JsonResponse,
  standardStatusText,
  withHeaders,
  withValue,
  type HandlerResponse,
} from './json-response'
import { mediaType } from './read-body'

type Habits = ReadonlySet<DialectHabit>

/** The habits that apply to a response: the world's and the fault's. */
function habitsOf({ dialect }: Host, fault: Fault | undefined): Habits {
  return fault?.dialect === undefined ? dialect : new Set([...dialect, fault.dialect])
}

/** Whether any reads of this world may lag behind writes. */
export const hasStaleReads = ({ dialect, faults }: Backend): boolean =>
  dialect.has('stale-reads') || faults.list().some(({ fault }) => fault.dialect === 'stale-reads')

/** What a response with habits depends on: a world, or another service, to which the world's habits do not apply. */
type Host = Pick<Backend, 'dialect' | 'staleReads' | 'clock'>

/** The response as a host with these habits would send it; unchanged without habits. */
export async function inDialect(
  backend: Host,
  request: WireRequest,
  fault: Fault | undefined,
  given: HandlerResponse,
): Promise<HandlerResponse> {
  const habits = habitsOf(backend, fault)
  if (habits.size === 0 || isCut(given)) return given
  return cachedResponse(backend, request, habits, await withHabits(given, habits))
}

const isCut = (given: HandlerResponse): boolean =>
  given instanceof Response && given.type === 'error'

/** Records how the response is sent. Must be called last, because the record is attached to this response object. */
export function noteTransport(
  backend: Host,
  fault: Fault | undefined,
  given: HandlerResponse,
): void {
  const habits = habitsOf(backend, fault)
  if (habits.size > 0) sendAs(given, habits, backend.clock.now())
}

const EMPTY_FAILURES = new Set([401, 404])

async function withHabits(given: HandlerResponse, habits: Habits): Promise<HandlerResponse> {
  const { status } = given
  if (habits.has('empty-failures') && EMPTY_FAILURES.has(status)) {
    const headers = new Headers(given.headers)
    for (const name of ['Content-Type', 'Content-Length']) headers.delete(name)
    return new Response(null, { status, statusText: statusTextOf(given), headers })
  }
  const json = given instanceof JsonResponse ? given : await readJson(given)
  if (!(json instanceof JsonResponse)) return json
  const isProblem = habits.has('problem-details') && status >= 400
  const type = isProblem ? 'application/problem+json' : 'application/json'
  const charset = habits.has('charset') ? '; charset=utf-8' : ''
  return withHeaders(withValue(json, rewrittenValue(json, habits, isProblem)), {
    'content-type': type + charset,
  })
}

const statusTextOf = ({ status, statusText }: HandlerResponse): string =>
  statusText ?? standardStatusText(status)

/** A fault's response as a JsonResponse; one whose body is not valid JSON stays a Response. */
async function readJson(given: Response): Promise<HandlerResponse> {
  if (mediaType(given.headers) !== 'application/json') return given
  const { status, statusText } = given
  const headers = Object.fromEntries(given.headers)
  const text = await given.text()
  try {
    return new JsonResponse(JSON.parse(text), { status, statusText, headers })
  } catch {
    return new Response(text, { status, statusText, headers })
  }
}

function rewrittenValue(given: JsonResponse, habits: Habits, isProblem: boolean): unknown {
  let { value } = given
  if (isProblem && isJson(value)) value = asProblemDetails(value, given.status, statusTextOf(given))
  if (habits.has('precise-dates')) value = withPreciseDates(value)
  if (habits.has('absent-nulls')) value = withoutNulls(value)
  return value
}

/** The response to a read with the habits of caching applied: stale reads and ETags. */
function cachedResponse(
  backend: Host,
  request: WireRequest,
  habits: Habits,
  fresh: HandlerResponse,
): HandlerResponse {
  if (request.method !== 'GET' || fresh.status !== 200 || !(fresh instanceof JsonResponse)) {
    return fresh
  }
  const { pathname, search } = pathOf(request)
  const name = `${request.headers.get('Authorization') ?? ''} ${pathname}${search}`
  const given = habits.has('stale-reads') ? backend.staleReads.read(name, fresh) : fresh
  if (!habits.has('etag')) return given
  const etag = `W/"${hashOf(given.text)}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (request.headers.get('If-None-Match') !== etag) return withHeaders(given, headers)
  return new Response(null, { status: 304, statusText: 'Not Modified', headers })
}

/** The FNV-1a hash, which is good enough to tell apart two responses from one address. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(16)
}
