import { wait, type Timers } from '~/lib/timers'
import type { WorkerFetchEvent, WorkerScope } from './worker-scope'

/** How long a response is held for the next page, in milliseconds. */
const RESPONSE_LIFETIME_MS = 30_000
/** How long to wait for the host, in milliseconds: as long as the page waits. */
const REFRESH_TIMEOUT_MS = 30_000
const REFRESH = /\/api\/auth\/refresh-token$/

type HeldResponse = { text: string; status: number; statusText: string; headers: Headers }

/** A refresh that was sent to the host. */
type Refresh = {
  response: Promise<HeldResponse>
  isPending: boolean
  /** The page that requested last. */
  clientId: string
}

type Options = {
  fetch: (request: Request) => Promise<Response>
  timers: Timers
  /** Receives a message when a session begins or ends; absent where the browser has no such channel. */
  sessions: Pick<EventTarget, 'addEventListener'> | undefined
}

const isRefresh = ({ method, url }: Request): boolean =>
  method === 'POST' && REFRESH.test(new URL(url).pathname)

const responseOf = ({ text, ...init }: HeldResponse): Response => new Response(text || null, init)

/**
 * Sends the token refreshes of the pages: when a page is left during one, the next page with the same used token gets the
 * same response. A successful one is stored in memory only (R11), for at most 30 s and until a session begins or ends (R10).
 */
export function installRefreshResponses(
  scope: Pick<WorkerScope, 'addEventListener'>,
  { fetch, timers, sessions }: Options,
): void {
  const refreshes = new Map<string, Refresh>()
  sessions?.addEventListener('message', () => refreshes.clear())

  async function send(request: Request, body: string): Promise<HeldResponse> {
    const limit = new AbortController()
    const cancelTimeout = timers.after(REFRESH_TIMEOUT_MS, () => limit.abort())
    try {
      const { url, method, headers, credentials } = request
      // A new request: the page's own is aborted with the page.
      const response = await fetch(
        new Request(url, {
          method,
          headers,
          credentials,
          body,
          cache: 'no-store',
          signal: limit.signal,
        }),
      )
      const { status, statusText } = response
      return { text: await response.text(), status, statusText, headers: response.headers }
    } finally {
      cancelTimeout()
    }
  }

  /** Removes the refresh once its response is no longer needed. */
  async function removeLater(key: string, refresh: Refresh): Promise<void> {
    const { status } = await refresh.response.catch(() => ({ status: 0 }))
    refresh.isPending = false
    if (status === 200) await wait(timers, RESPONSE_LIFETIME_MS)
    if (refreshes.get(key) === refresh) refreshes.delete(key)
  }

  async function respondTo({ request, clientId }: WorkerFetchEvent): Promise<Response> {
    const body = await request.text()
    const key = `${request.url} ${body}`
    const existing = refreshes.get(key)
    // A page that sends the same token again has already had its response: its host does not rotate refresh tokens.
    if (existing && (existing.isPending || existing.clientId !== clientId)) {
      existing.clientId = clientId
      return responseOf(await existing.response)
    }
    const refresh = { response: send(request, body), isPending: true, clientId }
    refreshes.set(key, refresh)
    void removeLater(key, refresh)
    return responseOf(await refresh.response)
  }

  scope.addEventListener('fetch', (event) => {
    if (!isRefresh(event.request)) return
    const response = respondTo(event)
    event.respondWith(response)
    event.waitUntil(response.catch(() => undefined)) // the page receives the failure
  })
}
