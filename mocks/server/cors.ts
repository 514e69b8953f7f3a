import type { IncomingHttpHeaders } from 'node:http'
import type { Backend } from '../backend/backend'
import { GRAPH_OPERATION, GRAPH_PATH } from '../graph/graph'
import { PROVIDER_PATH } from '../identity/issuer'

/** Only the headers that the app sends, so that a further one fails in a test. */
const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'New-Session',
  'X-Requested-With',
  'X-SignalR-User-Agent',
  'X-Access-Key',
]
const ALLOWED_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
const PREFLIGHT_SECONDS = 600

const allowed = new Set(ALLOWED_HEADERS.map((name) => name.toLowerCase()))

type Headers = Readonly<Record<string, string>>

/** Whether a request is a browser's preflight rather than a request of the app's. */
export const isPreflight = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === 'OPTIONS' &&
  headers.origin !== undefined &&
  headers['access-control-request-method'] !== undefined

/** Headers that let a page of another origin read the response. Credentials are not allowed, since no call sends cookies. */
export function corsHeaders({ origin }: IncomingHttpHeaders): Headers {
  if (origin === undefined) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
  }
}

/** The headers of a preflight's response; none at all if a requested method or header is not allowed. */
export function preflightHeaders(headers: IncomingHttpHeaders): Headers {
  const method = headers['access-control-request-method'] ?? ''
  const names = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  if (!ALLOWED_METHODS.includes(method) || !names.every((name) => allowed.has(name))) return {}
  return {
    ...corsHeaders(headers),
    'Access-Control-Allow-Methods': ALLOWED_METHODS.join(', '),
    'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  }
}

/**
 * Whether the host refuses pages of other origins at the address a preflight asks about (the fault `cors-refused`). The
 * world's habit is its own host's: Graph refuses only if a fault says so, and the identity provider has no faults.
 */
export function refusesOrigins(
  { dialect, faults, operationAt }: Backend,
  headers: IncomingHttpHeaders,
  url: string,
): boolean {
  const [path = ''] = url.split('?')
  if (path.startsWith(`${PROVIDER_PATH}/`)) return false
  const isGraph = path.startsWith(`${GRAPH_PATH}/`)
  if (dialect.has('cors-refused') && !isGraph) return true
  const set = new Map(faults.list().map(({ operationId, fault }) => [operationId, fault]))
  if (set.size === 0) return false
  const method = headers['access-control-request-method'] ?? ''
  const operationId = isGraph ? GRAPH_OPERATION : (operationAt(method, path) ?? '')
  return (set.get(operationId) ?? set.get('*'))?.dialect === 'cors-refused'
}
