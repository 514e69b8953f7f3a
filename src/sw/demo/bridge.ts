import { isMessage } from '../pwa-core'
import type { WorkerClient, WorkerFetchEvent, WorkerScope } from '../worker-scope'

/** A page's response; 'failed' = the network failed. */
type Answer =
  | { status: number; headers: [string, string][]; body: ReadableStream | ArrayBuffer | null }
  | 'failed'

const FAKE = /^\/(api|hubs|__fake)\//
const RESPONSE_TIMEOUT_MS = 10_000

/**
 * The demo's fake backend runs in a page. Requests that a page cannot intercept itself (pictures, event sources, downloads)
 * arrive here and are forwarded to a page, preferably a visible one.
 */
export function installBridge(scope: WorkerScope): void {
  scope.addEventListener('message', (event) => {
    if (isMessage(event, 'CLAIM')) event.waitUntil(scope.clients.claim()) // after a hard reload
  })
  scope.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url)
    if (origin !== scope.location.origin || !FAKE.test(pathname)) return
    event.respondWith(forwardToPage(scope, event))
    event.stopImmediatePropagation()
  })
}

async function forwardToPage(
  scope: WorkerScope,
  { request, clientId }: WorkerFetchEvent,
): Promise<Response> {
  const page = await pageFor(scope, clientId)
  if (!page) return new Response('No page of the demo is open.', { status: 503 })
  const body =
    request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  const { port1, port2 } = new MessageChannel()
  request.signal.addEventListener('abort', () => port1.postMessage('abort'))
  const answer = await new Promise<Answer | undefined>((resolve) => {
    port1.addEventListener('message', (event: MessageEvent<Answer>) => resolve(event.data))
    port1.start()
    setTimeout(resolve, RESPONSE_TIMEOUT_MS, undefined)
    const { url, method, headers } = request
    const message = { type: 'DEMO_REQUEST', url, method, headers: [...headers], body }
    page.postMessage(message, body ? [port2, body] : [port2])
  })
  if (answer === 'failed') return Response.error()
  if (!answer) return new Response('The demo’s page did not answer.', { status: 504 })
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}

async function pageFor(
  { clients }: WorkerScope,
  clientId: string,
): Promise<WorkerClient | undefined> {
  const client = clientId === '' ? undefined : await clients.get(clientId)
  if (client) return client
  const pages = await clients.matchAll({ type: 'window' })
  return pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
}
