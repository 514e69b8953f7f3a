/** Pending responses, by `earlyKey`. */
export type EarlyResponses = Map<string, Promise<Response>>

declare global {
  /** What the page's early script has requested (src/app/early). It sends nothing once the app has loaded. */
  var linxEarly: EarlyResponses | undefined
}

/** Names a read by its address and token: another golfer's request is never answered with it. */
export const earlyKey = (url: string, authorization: string | null): string => url + authorization

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
