import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { transportOf, type Transport } from '../backend/dialect'
import type { HandlerResponse } from '../handlers/json-response'
import type { WireHeaders, WireRequest } from '../lib/wire-request'
import { sendJson } from './send-json'

/** The body as it arrives. After a cancel the rest is discarded, so that the response can still be sent. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isDone = false
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
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

/** Names and values as they were sent: Node lists them in turns. A Fetch `Headers` costs as much as a small answer. */
function headersOf({ rawHeaders }: IncomingMessage): WireHeaders {
  const values = new Map<string, string>()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? ''
    const value = rawHeaders[at + 1] ?? ''
    const before = values.get(name)
    values.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return {
    get: (name) => values.get(name.toLowerCase()) ?? null,
    has: (name) => values.has(name.toLowerCase()),
    [Symbol.iterator]: () => values.entries(),
  }
}

const used = new WeakSet<Socket>()

/** Whether a request's connection has carried one before. Called once for each. */
export function noteConnection({ socket }: { socket: Socket }): boolean {
  const isReused = used.has(socket)
  used.add(socket)
  return isReused
}

/**
 * A Node request as every handler reads it; its signal fires when the client goes away. No Fetch `Request`: that makes
 * a signal for each, which few ask for, and costs more than all the rest.
 */
export function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isConnectionReused = false,
): WireRequest {
  const { method = 'GET', url = '/', headers } = incoming
  let gone: AbortController | undefined
  let isGone = false
  outgoing.on('close', () => {
    isGone = !outgoing.writableFinished
    if (isGone) gone?.abort()
  })
  return {
    method,
    url: new URL(`http://${headers.host ?? 'localhost'}${url}`).href,
    headers: headersOf(incoming),
    body: method === 'GET' || method === 'HEAD' ? null : bodyOf(incoming),
    get signal() {
      gone ??= new AbortController()
      if (isGone) gone.abort()
      return gone.signal
    },
    isConnectionReused,
  }
}

const written = (outgoing: ServerResponse, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : resolve()))
  })

/** Sends an answer, `extra` headers with it. */
export async function sendAnswer(
  response: HandlerResponse,
  outgoing: ServerResponse,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (response instanceof Response) return sendResponse(response, outgoing, extra)
  outgoing.statusCode = response.status
  if (response.statusText !== undefined) outgoing.statusMessage = response.statusText
  const { headers } = response
  for (const name in headers) outgoing.setHeader(name, headers[name] ?? '')
  for (const name in extra) outgoing.setHeader(name, extra[name] ?? '')
  const transport = transportOf(response)
  noteDate(outgoing, transport)
  sendJson(response, outgoing, transport)
}

function noteDate(outgoing: ServerResponse, transport: Transport | undefined): void {
  if (transport?.date === undefined) return
  outgoing.setHeader('Date', new Date(transport.date).toUTCString())
}

/**
 * `Response.error()` and a body that breaks off end as a destroyed socket, so that the client meets a real network
 * failure; everything sent so far is on its way by then.
 */
async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  if (response.type === 'error') return void outgoing.destroy()
  outgoing.statusCode = response.status
  outgoing.statusMessage = response.statusText
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value)
  for (const [name, value] of Object.entries(extra)) outgoing.setHeader(name, value)
  noteDate(outgoing, transportOf(response))
  if (response.statusText === '') outgoing.writeHead(response.status, '') // else Node puts words of its own in
  const reader = response.body?.getReader()
  if (!reader || outgoing.req.method === 'HEAD') {
    await reader?.cancel()
    return void outgoing.end()
  }
  try {
    await sendBody(reader, outgoing)
  } catch {
    outgoing.destroy()
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * A body that is there at once goes out in one piece, with its length: one write instead of four, which is half of
 * what a small answer costs. Anything else, an event stream above all, is passed on as it comes.
 */
async function sendBody(reader: Reader, outgoing: ServerResponse): Promise<void> {
  const parts: Uint8Array[] = []
  let next = reader.read()
  for (let part = await soon(next); part; part = await soon(next)) {
    if (part.done) return void outgoing.end(parts.length === 1 ? parts[0] : Buffer.concat(parts))
    parts.push(part.value)
    next = reader.read()
  }
  outgoing.on('close', () => void reader.cancel().catch(() => {})) // a body already broken cannot be canceled
  outgoing.flushHeaders()
  for (const part of parts) await written(outgoing, part)
  for (let part = await next; !part.done; part = await reader.read()) {
    await written(outgoing, part.value)
  }
  outgoing.end()
}

/** What a promise gives within this turn of the event loop; nothing when it takes longer, or fails. */
const soon = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise.catch(() => undefined), setImmediate(undefined)])
