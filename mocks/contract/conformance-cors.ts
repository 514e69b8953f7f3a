import { addressOf } from './conformance-calls'
import { cutOff, fetchInTime } from './conformance-login'
import type { Difference } from './conformance-report'
import type { DocumentedOperation } from './document'

/** Methods that browsers allow even if a preflight's response does not list them. */
const FREE_METHODS = new Set(['GET', 'HEAD', 'POST'])

/** The headers that the app sends with a call. */
function headersOf({ id, isSignedIn, path }: DocumentedOperation): string[] {
  return [
    'content-type',
    ...(isSignedIn ? ['authorization'] : []),
    ...(id === 'getCurrentUser' ? ['new-session'] : []),
    ...(id === 'getUsageReport' ? ['x-access-key'] : []),
    ...(path.startsWith('/hubs/') ? ['x-requested-with', 'x-signalr-user-agent'] : []),
  ]
}

/** Operations requested by image and video elements, for which browsers need no CORS permission. */
const BY_ELEMENTS = new Set(['getProfilePicture', 'getScoreMedia'])

/** The response headers that the app reads. A browser hides them from a page of another origin unless they are exposed. */
const READ_BY_THE_APP = ['Retry-After']

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase())

function originDrift(headers: Headers, origin: string): string | undefined {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === origin || allowed === '*') return undefined
  return `${origin} is not allowed${allowed === null ? '' : `, ${allowed} is`}`
}

/** The parts of an operation's response that a page of `origin` is not allowed to read. */
export function responseDrift(
  headers: Headers,
  origin: string,
  operation: DocumentedOperation,
): Difference[] {
  if (BY_ELEMENTS.has(operation.id)) return []
  const wrong = (message: string): Difference => ({ pointer: '(cors)', message })
  const refusal = originDrift(headers, origin)
  if (refusal !== undefined) return [wrong(refusal)]
  const exposed = listed(headers, 'Access-Control-Expose-Headers')
  return READ_BY_THE_APP.filter(
    (name) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'),
  ).map((name) => wrong(`${name} is not in Access-Control-Expose-Headers`))
}

/** The parts of a request that an operation's preflight does not allow a page of `origin` to send. */
export async function preflightDrift(
  { host, origin, timeoutMs }: { host: string; origin: string; timeoutMs: number },
  operation: DocumentedOperation,
): Promise<Difference[]> {
  if (BY_ELEMENTS.has(operation.id)) return []
  const { method } = operation
  const wanted = headersOf(operation)
  const preflight = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': wanted.join(','),
  }
  const pointer = '(preflight)'
  const wrong = (message: string): Difference => ({ pointer, message })
  const result = await fetchInTime(
    host + addressOf(operation, {}),
    { method: 'OPTIONS', headers: preflight },
    timeoutMs,
  ).catch((error: unknown) => cutOff(error, pointer))
  if ('message' in result) return [result]
  const { response } = result
  if (!response.ok) return [wrong(`answers ${response.status}`)]
  const { headers } = response
  const refusal = originDrift(headers, origin)
  if (refusal !== undefined) return [wrong(refusal)]
  const methods = listed(headers, 'Access-Control-Allow-Methods')
  const names = listed(headers, 'Access-Control-Allow-Headers')
  // '*' means every header but Authorization.
  const mayRequest = (name: string) =>
    names.includes(name) || (names.includes('*') && name !== 'authorization')
  const mayUse =
    FREE_METHODS.has(method) || methods.includes(method.toLowerCase()) || methods.includes('*')
  return [
    ...(mayUse ? [] : [wrong(`the method ${method} is not allowed`)]),
    ...wanted
      .filter((name) => !mayRequest(name))
      .map((name) => wrong(`the header ${name} is not allowed`)),
  ]
}
