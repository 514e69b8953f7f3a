import {
  isMessage,
  type WorkerClient,
  type WorkerFetchEvent,
  type WorkerScope,
} from '../worker-scope'

/** A page's response; 'failed' = the network failed. */
type Answer =
  | { status: number; headers: [string, string][]; body: ReadableStream | ArrayBuffer | null }
  | 'failed'

const FAKE = /^\/(api|hubs|__fake)\//
/** How long a page may take to announce that its fake is ready, and then to respond (milliseconds). */
const RESPONSE_TIMEOUT_MS = 10_000

/** The message is sent to a page again after this time: one that is starting or reloading does not receive it. */
const RETRY_INTERVAL_MS = 200

/**
 * The demo's fake backend runs in a page. Requests that a page cannot intercept itself (pictures, event sources, downloads)
 * arrive here and are forwarded to a page, preferably a visible one, once its fake says that it is there.
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
  const port = await portToPage(scope, clientId, request.signal)
  if (port === 'no page') return new Response('No page of the demo is open.', { status: 503 })
  if (request.signal.aborted) return Response.error()
  const body =
    request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  request.signal.addEventListener('abort', () => port?.postMessage('abort'))
  const answer = await new Promise<Answer | undefined>((resolve) => {
    if (!port) return resolve(undefined)
    port.addEventListener('message', (event: MessageEvent<Answer>) => resolve(event.data))
    setTimeout(resolve, RESPONSE_TIMEOUT_MS, undefined)
    const { url, method, headers } = request
    port.postMessage({ url, method, headers: [...headers], body }, body ? [body] : [])
  })
  if (answer === 'failed') return Response.error()
  if (!answer) return new Response('The demo’s page did not answer.', { status: 504 })
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}

/** A port to a page whose fake is ready; undefined if none has announced that in time. */
async function portToPage(
  scope: WorkerScope,
  clientId: string,
  signal: AbortSignal,
): Promise<MessagePort | 'no page' | undefined> {
  for (
    let waited = 0;
    waited < RESPONSE_TIMEOUT_MS && !signal.aborted;
    waited += RETRY_INTERVAL_MS
  ) {
    const page = await pageFor(scope, clientId)
    if (!page) return 'no page'
    const { port1, port2 } = new MessageChannel()
    const isThere = await new Promise<boolean>((resolve) => {
      port1.addEventListener('message', () => resolve(true), { once: true })
      port1.start()
      setTimeout(resolve, RETRY_INTERVAL_MS, false)
      page.postMessage({ type: 'DEMO_REQUEST' }, [port2])
    })
    if (isThere) return port1
    port1.close()
  }
  return undefined
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
