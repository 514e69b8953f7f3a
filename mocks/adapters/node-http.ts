import type { IncomingMessage, ServerResponse } from 'node:http'

/** The body as it arrives. Who stops reading still gets an answer out: the rest is read and thrown away. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let isDone = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      incoming.on('data', (chunk: Buffer) => {
        if (isDone) return
        controller.enqueue(new Uint8Array(chunk))
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
      })
      incoming.on('end', () => {
        if (!isDone) controller.close()
        isDone = true
      })
      incoming.on('error', (error) => {
        if (!isDone) controller.error(error)
        isDone = true
      })
    },
    pull: () => void incoming.resume(),
    cancel() {
      isDone = true
      incoming.resume()
    },
  })
}

/** A Node request as the Fetch one every handler takes; its signal fires when the client goes away. */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = 'GET', url = '/', headers } = incoming
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const init = {
    method,
    headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
    signal: gone.signal,
    body: method === 'GET' || method === 'HEAD' ? null : bodyOf(incoming),
    duplex: 'half',
  }
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, init)
}

const written = (outgoing: ServerResponse, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : resolve()))
  })

/**
 * Sends a Fetch response. `Response.error()` and a body that breaks off end as a destroyed socket, so that the
 * client meets a real network failure; everything sent so far is on its way by then.
 */
export async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (response.type === 'error') return void outgoing.destroy()
  outgoing.statusCode = response.status
  if (response.statusText !== '') outgoing.statusMessage = response.statusText
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value)
  for (const [name, value] of Object.entries(extra)) outgoing.setHeader(name, value)
  const reader = response.body?.getReader()
  if (!reader || outgoing.req.method === 'HEAD') {
    await reader?.cancel()
    return void outgoing.end()
  }
  outgoing.on('close', () => void reader.cancel().catch(() => {})) // a body already broken cannot be cancelled
  outgoing.flushHeaders()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      await written(outgoing, part.value)
    }
    outgoing.end()
  } catch {
    outgoing.destroy()
  }
}
