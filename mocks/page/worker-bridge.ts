/** What the demo's worker asks a page (src/sw/demo): a request no script of the page can intercept, as plain data. */
type DemoRequest = {
  type: 'DEMO_REQUEST'
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

const isDemoRequest = (data: unknown): data is DemoRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'DEMO_REQUEST'

/** Whether a stream can be handed to the worker: Safari cannot do it. */
function canTransferStreams(): boolean {
  const stream = new ReadableStream()
  try {
    structuredClone(stream, { transfer: [stream] })
    return true
  } catch {
    return false
  }
}

/**
 * Answers the worker's questions: pictures, native event sources, downloads. The body goes back as a stream, or whole where
 * the browser cannot hand streams over.
 * A network failure is answered as such ('failed'). Returns a function that ends it.
 */
export function answerWorker(
  container: Pick<ServiceWorkerContainer, 'startMessages'> & EventTarget,
  handle: (request: Request) => Promise<Response>,
): () => void {
  const canTransfer = canTransferStreams()

  async function answer({ data, ports }: MessageEvent<unknown>): Promise<void> {
    const [port] = ports
    if (!port || !isDemoRequest(data)) return
    const { url, method, headers, body } = data
    const gone = new AbortController()
    port.addEventListener('message', () => gone.abort())
    port.start()
    const response = await handle(new Request(url, { method, headers, body, signal: gone.signal }))
    if (response.type === 'error') return port.postMessage('failed')
    const { status } = response
    const sent = canTransfer || !response.body ? response.body : await response.arrayBuffer()
    port.postMessage({ status, headers: [...response.headers], body: sent }, sent ? [sent] : [])
  }

  const listener = (event: Event) => {
    if (event instanceof MessageEvent) void answer(event)
  }
  container.addEventListener('message', listener)
  container.startMessages()
  return () => container.removeEventListener('message', listener)
}
