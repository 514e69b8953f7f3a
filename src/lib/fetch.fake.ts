/** One request as the fake network saw it. */
export type SeenRequest = { route: string; url: URL; form: FormData | undefined }

type Answer = (seen: SeenRequest) => Response | Promise<Response>

export type FakeNetwork = {
  /** What has been asked, in order; `route` is 'GET /api/linx'. */
  readonly seen: readonly SeenRequest[]
  count(route: string): number
  /** Answers a route from now on. */
  on(route: string, answer: Answer): void
  restore(): void
}

/** JSON as a server sends it. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status })

/** The connection breaks before an answer. */
export const cut = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/** Stands in for the network of a page; a route nobody answers is a 404. */
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
    return routes.get(route)?.(one) ?? json({ message: `Nobody answers ${route}.` }, 404)
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
