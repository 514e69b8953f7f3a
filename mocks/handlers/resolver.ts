import { getResponse, type HttpHandler } from 'msw'
import type { WireRequest } from '../wire-request'

/** What answers a request that is certainly for it. */
export type Resolver = (
  request: WireRequest,
  params: Readonly<Record<string, string>>,
) => Promise<Response | undefined>

/**
 * The way into a handler without MSW's own: that clones the request, reads the cookies and matches the address
 * again, which takes longer than the answer does. Where MSW does not show its resolver, its own way is taken.
 */
export function resolverOf(handler: HttpHandler): Resolver {
  const resolve: unknown = Reflect.get(handler, 'resolver')
  if (typeof resolve !== 'function') {
    return (request) =>
      getResponse([handler], fetched(request), { baseUrl: new URL(request.url).origin })
  }
  return async (request, params) => {
    try {
      const info = { request, params, cookies: {}, requestId: '' }
      const made: unknown = await Reflect.apply(resolve, undefined, [info])
      return made instanceof Response ? made : undefined
    } catch (thrown) {
      if (thrown instanceof Response) return thrown // a thrown answer is sent like a returned one
      throw thrown
    }
  }
}

/** As a Fetch request, which it usually is. */
function fetched(request: WireRequest): Request {
  if (request instanceof Request) return request
  const init = { ...request, duplex: 'half' }
  return new Request(request.url, init)
}
