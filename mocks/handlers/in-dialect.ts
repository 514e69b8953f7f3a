import type { Backend } from '../backend'
import { sendAs, type DialectHabit } from '../dialect'
import type { Fault } from '../faults'
import { isJson } from '../json'
import { pathOf, type WireRequest } from '../wire-request'
import { asProblemDetails, withoutNulls, withPreciseDates } from './dialect-values'
import { JsonAnswer } from './json-answer'
import { mediaType } from './read-body'

type Habits = ReadonlySet<DialectHabit>

/** The habits an answer is given with: the world's, and that of a fault. */
function habitsOf({ dialect }: Backend, fault: Fault | undefined): Habits {
  return fault?.dialect === undefined ? dialect : new Set([...dialect, fault.dialect])
}

/** Whether any read of this world lags behind writes. */
export const speaksLate = ({ dialect, faults }: Backend): boolean =>
  dialect.has('stale-reads') || faults.list().some(({ fault }) => fault.dialect === 'stale-reads')

/** The same answer as a host with these habits gives it; itself where there are none. */
export async function inDialect(
  backend: Backend,
  request: WireRequest,
  fault: Fault | undefined,
  answer: Response,
): Promise<Response> {
  const habits = habitsOf(backend, fault)
  if (habits.size === 0 || answer.type === 'error') return answer
  return cachedAnswer(backend, request, habits, await reworded(answer, habits))
}

/** Notes how the answer travels. Called last: what is noted belongs to this very answer. */
export function noteTransport(backend: Backend, fault: Fault | undefined, answer: Response): void {
  const habits = habitsOf(backend, fault)
  if (habits.size > 0) sendAs(answer, habits, backend.clock.now())
}

const EMPTY_FAILURES = new Set([401, 404])

async function reworded(answer: Response, habits: Habits): Promise<Response> {
  const { status, statusText } = answer
  if (habits.has('empty-failures') && EMPTY_FAILURES.has(status)) {
    const headers = new Headers(answer.headers)
    for (const name of ['Content-Type', 'Content-Length']) headers.delete(name)
    return new Response(null, { status, statusText, headers })
  }
  if (mediaType(answer.headers) !== 'application/json') return answer
  const text = answer instanceof JsonAnswer ? answer.sent : await answer.text()
  const headers = new Headers(answer.headers)
  headers.delete('Content-Length')
  const isProblem = habits.has('problem-details') && status >= 400
  const type = isProblem ? 'application/problem+json' : 'application/json'
  headers.set('Content-Type', habits.has('charset') ? `${type}; charset=utf-8` : type)
  return new JsonAnswer(rewrittenText(text, answer, habits, isProblem), {
    status,
    statusText,
    headers,
  })
}

/** What is no JSON (a fault's) stays as it is. */
function rewrittenText(
  text: string,
  { status, statusText }: Response,
  habits: Habits,
  isProblem: boolean,
): string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text
  }
  if (isProblem && isJson(value)) value = asProblemDetails(value, status, statusText)
  if (habits.has('precise-dates')) value = withPreciseDates(value)
  if (habits.has('absent-nulls')) value = withoutNulls(value)
  return JSON.stringify(value)
}

/** A read as a host with caches of its own answers it. */
function cachedAnswer(
  backend: Backend,
  request: WireRequest,
  habits: Habits,
  answer: Response,
): Response {
  if (request.method !== 'GET' || answer.status !== 200 || !(answer instanceof JsonAnswer)) {
    return answer
  }
  const { pathname, search } = pathOf(request)
  const name = `${request.headers.get('Authorization') ?? ''} ${pathname}${search}`
  const { sent } = answer
  const text = habits.has('stale-reads') ? backend.staleReads.read(name, sent) : sent
  const { status, statusText, headers } = answer
  if (!habits.has('etag')) {
    return text === sent ? answer : new JsonAnswer(text, { status, statusText, headers })
  }
  const etag = `W/"${hashOf(text)}"`
  headers.set('ETag', etag)
  headers.set('Cache-Control', 'private, no-cache')
  if (request.headers.get('If-None-Match') !== etag) {
    return text === sent ? answer : new JsonAnswer(text, { status, statusText, headers })
  }
  const kept = { ETag: etag, 'Cache-Control': 'private, no-cache' }
  return new Response(null, { status: 304, statusText: 'Not Modified', headers: kept })
}

/** FNV-1a: enough to tell two answers of one address apart. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(16)
}
