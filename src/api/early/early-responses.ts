import { earlyKey } from './early-key'

// An early script that runs later finds this and sends nothing.
globalThis.linxEarly ??= new Map()

/** An early response that is unused this many milliseconds after the page began is out of date. */
const MAX_AGE_MS = 30_000

/**
 * Sends a request, unless the early script has sent the same one: its response is returned, once. `fetch` is looked up at
 * each call, so that an interceptor set up later is seen.
 */
export function fetchOnce(request: Request): Promise<Response> {
  const key = earlyKey(request.url, request.headers.get('Authorization'))
  const early = request.method === 'GET' ? globalThis.linxEarly?.get(key) : undefined
  globalThis.linxEarly?.delete(key)
  return early && performance.now() < MAX_AGE_MS ? early : globalThis.fetch(request)
}
