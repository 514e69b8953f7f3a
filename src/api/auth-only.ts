import { requestMessages } from '~/domain/messages/request'
import { realTimers, type Timers } from '~/lib/timers'
import { encode } from './address'
import { parseJson } from '~/lib/decode'
import { responseError, ApiError, serverMessage } from './errors'
import { callFailed } from './events'
import { exchange, type Fetch } from './exchange'
import { apiHost } from './host'
import { TIMEOUTS_MS } from './timeouts-and-retries'

/** The result of an auth-only call, which never throws. `status` 0: no response arrived. */
export type AuthOnlyResult = {
  success: boolean
  status: number
  message: string
  data: unknown
  isNetworkError?: true
}

type Call = { method?: 'GET' | 'POST'; body?: unknown; signal?: AbortSignal }
type Options = {
  host?: string
  fetch?: Fetch
  timers?: Timers
  /** Called for every failed call, so that it is reported: callers only see the result. */
  onFailure?: (error: ApiError) => void
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Resolves any path below /api/auth/: 'login', '/login' and '/api/auth/login' are the same; '..' is ignored. */
export function authAddress(host: string, path: string): string {
  const [pathname = '', query] = path
    .replace(/^[a-z][a-z\d+.-]*:/i, '')
    .replace(/#.*$/s, '')
    .split(/\?(.*)/s)
  const parts = pathname
    .split(/[/\\]/)
    .map((part) => decoded(part).trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  const below = parts[0] === 'api' && parts[1] === 'auth' ? parts.slice(2) : parts
  const search = new URLSearchParams(query).toString()
  return `${host}/api/auth/${below.map(encode).join('/')}${search && `?${search}`}`
}

/** A client for paths below /api/auth/: no token, no refresh, a result instead of an error. */
export function createAuthOnly({
  host = apiHost(),
  fetch,
  timers = realTimers,
  onFailure = () => {},
}: Options = {}) {
  async function send(
    address: string,
    { method = 'POST', body, signal }: Call,
  ): Promise<AuthOnlyResult> {
    try {
      const request = new Request(address, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body !== undefined && method !== 'GET' && { body: JSON.stringify(body) }),
      })
      const { response, text } = await exchange(request, {
        fetch: fetch ?? ((sent) => globalThis.fetch(sent)),
        timers,
        timeoutMs: method === 'GET' ? TIMEOUTS_MS.read : TIMEOUTS_MS.write,
        signals: signal ? [signal] : [],
      })
      return outcome(response, text)
    } catch (error) {
      const reason = error instanceof ApiError ? error.cause : error
      const message = requestMessages.networkReason(
        reason instanceof Error ? reason.message : String(reason),
      )
      return { success: false, status: 0, message, data: undefined, isNetworkError: true }
    }
  }

  return async (path: string, call: Call = {}): Promise<AuthOnlyResult> => {
    const address = authAddress(host, path)
    const result = await send(address, call)
    if (!result.success && !call.signal?.aborted) {
      const { message, status, data } = result
      const [pathname = ''] = address.slice(host.length).split('?') // the query may contain an email address
      onFailure(
        new ApiError(message, status, { data, endpoint: `${call.method ?? 'POST'} ${pathname}` }),
      )
    }
    return result
  }
}

function outcome(response: Response, text: string): AuthOnlyResult {
  const { ok, status } = response
  if (!ok) {
    const { message, data } = responseError(response, text)
    return { success: false, status, message, data }
  }
  const json = text === '' ? { value: undefined } : parseJson(text)
  if (!json)
    return { success: false, status, message: requestMessages.invalidJson, data: undefined }
  return {
    success: true,
    status,
    message: serverMessage(json.value) ?? requestMessages.success,
    data: json.value,
  }
}

/** The app's auth-only calls. */
export const authOnly = createAuthOnly({ onFailure: callFailed.notify })
