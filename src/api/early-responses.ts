import { earlyKey } from './early-key'
import { sessionEnd } from './session-end'

globalThis.linxEarly ??= new Map()

/** An early response that nobody has asked for until now is out of date: milliseconds since the page began. */
const MAX_AGE_MS = 30_000

sessionEnd.add(() => globalThis.linxEarly?.clear())

/** Sends a request, unless the early script has sent the same one: its response is returned, once. */
export function fetchOnce(request: Request): Promise<Response> {
  const { url, headers } = request
  const key = earlyKey(url, headers.get('Authorization'))
  const early = globalThis.linxEarly?.get(key)
  globalThis.linxEarly?.delete(key)
  const isUsable = request.method === 'GET' && performance.now() < MAX_AGE_MS
  return (isUsable && early) || globalThis.fetch(request)
}
