import type { User } from '~/api/types'
import { json, refusal, undeclared } from './responses'
import { aSession, aUser } from './builders'
import { checkResponse } from './contract'

/** A request that the fake network received. */
export type SeenRequest = {
  route: string
  url: URL
  request: Request
  form: FormData | undefined
}

type Respond = (seen: SeenRequest) => Response | Promise<Response>

/** The network of a test, by route. */
export type FakeNetwork = {
  /** All requests in order. `route` is like 'GET /api/linx'. */
  readonly seen: readonly SeenRequest[]
  count(route: string): number
  /** Sets the response of a route. */
  on(route: string, respond: Respond): void
  restore(): void
}

/**
 * Replaces the page's `fetch` for API requests. A response that openapi/ does not declare fails the test, unless it is
 * given as `undeclared`. A route without a response is a 404.
 */
export function fakeNetwork(responses: Record<string, Respond> = {}): FakeNetwork {
  const own = globalThis.fetch
  const routes = new Map(Object.entries(responses))
  const seen: SeenRequest[] = []

  const nothing = ({ route }: SeenRequest) =>
    undeclared('a route that the test does not name', refusal(404, `No response for ${route}.`))

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/api/')) return own(input, init)
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/')
    const route = `${request.method} ${url.pathname}`
    const form = isForm ? await request.clone().formData() : undefined
    const one = { route, url, request, form }
    seen.push(one)
    const response = await (routes.get(route) ?? nothing)(one)
    checkResponse(route, response)
    return response
  }

  return {
    seen,
    count: (route) => seen.filter((one) => one.route === route).length,
    on: (route, respond) => void routes.set(route, respond),
    restore() {
      globalThis.fetch = own
    },
  }
}

/** The responses with which a golfer signs in. */
export const signInRoutes = (user: () => User = aUser): Record<string, Respond> => ({
  'POST /api/auth/login': () => json(aSession({ userId: user().us_id })),
  'GET /api/user/current': () => json(user()),
})
