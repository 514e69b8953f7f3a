import { isJson } from '../lib/json'

/** A request that scripts of the page cannot intercept, as plain data from the demo's worker (src/sw/demo). */
type DemoRequest = {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

const isDemoRequest = (data: unknown): data is DemoRequest => isJson(data) && 'url' in data

/** Whether the worker looks for a page that answers requests. The message has a port, at which the request then arrives. */
const isQuestion = (data: unknown): boolean => isJson(data) && data['type'] === 'DEMO_REQUEST'

/** Whether streams can be transferred to the worker; Safari cannot do that. */
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
 * Answers requests that the worker forwards: pictures, native event sources, downloads. The worker repeats its question to a page
 * that does not listen yet. The body is returned as a stream, or whole where streams cannot be transferred. A network failure is
 * answered with 'failed'. Returns a function that ends this.
 */
export function answerWorker(
  container: Pick<ServiceWorkerContainer, 'startMessages'> & EventTarget,
  handle: (request: Request) => Promise<Response>,
): () => void {
  const canTransfer = canTransferStreams()

  async function answer(
    port: MessagePort,
    { url, method, headers, body }: DemoRequest,
    signal: AbortSignal,
  ): Promise<void> {
    const response = await handle(new Request(url, { method, headers, body, signal }))
    if (response.type === 'error') return port.postMessage('failed')
    const { status } = response
    const sent = canTransfer || !response.body ? response.body : await response.arrayBuffer()
    port.postMessage({ status, headers: [...response.headers], body: sent }, sent ? [sent] : [])
  }

  const listener = (event: Event) => {
    if (!(event instanceof MessageEvent) || !isQuestion(event.data)) return
    const [port] = event.ports
    if (!port) return
    const gone = new AbortController()
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isDemoRequest(data)) void answer(port, data, gone.signal)
      else gone.abort()
    })
    port.start()
    // The worker of an earlier release sends the request at once.
    if (isDemoRequest(event.data)) void answer(port, event.data, gone.signal)
    else port.postMessage('ready')
  }
  container.addEventListener('message', listener)
  container.startMessages()
  return () => container.removeEventListener('message', listener)
}
