import { checkAnswer } from './contract'

/** A request that the fake network received. */
export type SeenRequest = { route: string; url: URL; form: FormData | undefined }

type Answer = (seen: SeenRequest) => Response | Promise<Response>

export type FakeNetwork = {
  /** All requests in order. `route` is like 'GET /api/linx'. */
  readonly seen: readonly SeenRequest[]
  count(route: string): number
  /** Sets the response of a route. */
  on(route: string, answer: Answer): void
  restore(): void
}

/** A JSON response. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status })

/** A connection that drops before the response. */
export const cut = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/** Replaces the page's `fetch` for API requests. A route without a response is a 404. */
export function fakeNetwork(answers: Record<string, Answer> = {}): FakeNetwork {
  const own = globalThis.fetch
  const routes = new Map(Object.entries(answers))
  const seen: SeenRequest[] = []

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/api/')) return own(input, init)
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/')
    const route = `${request.method} ${url.pathname}`
    const one = { route, url, form: isForm ? await request.formData() : undefined }
    seen.push(one)
    const reply = routes.get(route)
    if (!reply) return json({ message: `No response is set for ${route}.` }, 404)
    const answer = await reply(one)
    checkAnswer(route, answer)
    return answer
  }

  return {
    seen,
    count: (route) => seen.filter((one) => one.route === route).length,
    on: (route, answer) => void routes.set(route, answer),
    restore() {
      globalThis.fetch = own
    },
  }
}
