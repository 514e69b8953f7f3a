import { earlyKey } from './early-key'
import { sessionEnd } from './session-end'

globalThis.linxEarly ??= new Map()

/** Drops the responses that nobody has asked for: they would be out of date on a later screen. */
export const dropEarlyResponses = (): void => globalThis.linxEarly?.clear()

sessionEnd.add(dropEarlyResponses)

/** Sends a request, unless the early script has sent the same one: its response is returned, once. */
export function fetchOnce(request: Request): Promise<Response> {
  const { url, method, headers } = request
  const key = earlyKey(url, headers.get('Authorization'))
  const early = method === 'GET' ? globalThis.linxEarly?.get(key) : undefined
  if (!early) return globalThis.fetch(request)
  globalThis.linxEarly?.delete(key)
  return early
}
