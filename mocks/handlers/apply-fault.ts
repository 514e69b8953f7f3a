import { HttpResponse } from 'msw'
import type { Fault } from '../backend/faults'
import type { Timers } from '../hub/timers'
import { Problem } from '../lib/problem'
import { failure } from './failure'
import { JsonResponse, toResponse, withHeaders, type HandlerResponse } from './json-response'

const EMPTY_STATUSES = new Set([204, 205, 304])

/** Stands for a cut connection; adapters recognize it by its type 'error'. */
export const cut = (): Response => Response.error()

/** The response of a fault in place of the operation's; undefined if the operation should run. */
export function faultResponse(fault: Fault | undefined): HandlerResponse | undefined {
  if (!fault) return undefined
  const { status, message, body, type, headers } = fault
  if (status === undefined && message === undefined && body === undefined && type === undefined) {
    return undefined
  }
  const answered = status ?? (message === undefined ? 200 : 500)
  if (EMPTY_STATUSES.has(answered))
    return new HttpResponse(null, { status: answered, ...(headers && { headers }) })
  if (body === undefined && type === undefined) {
    const text = message ?? `This ${answered} is a simulated fault.`
    return failure(new Problem(answered, text, { headers: headers ?? {} }))
  }
  const contentType = type ?? 'application/json'
  const sent = { status: answered, headers: { 'Content-Type': contentType, ...headers } }
  const text = body ?? page(answered)
  // `HttpResponse` adds the status text, `Response` does not.
  return fault.wordless ? new Response(text, sent) : new HttpResponse(text, sent)
}

/** An error page like a proxy's. */
const page = (status: number): string =>
  `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`

/** The response with the fault's headers added and, if the fault has `sendBytes`, with a body that breaks off. */
export function withFault(given: HandlerResponse, fault: Fault): HandlerResponse {
  if (given instanceof JsonResponse && fault.sendBytes === undefined) {
    return fault.headers ? withHeaders(given, fault.headers) : given
  }
  const response = toResponse(given)
  if (response.type === 'error') return response
  for (const [name, value] of Object.entries(fault.headers ?? {})) response.headers.set(name, value)
  if (fault.sendBytes === undefined) return response
  const { status, statusText, headers } = response
  const body = truncated(response.body, fault.sendBytes)
  return new HttpResponse(body, { status, statusText, headers })
}

/** Passes on the first bytes of a body as they arrive, because a stream of server-sent events has no end to wait for. */
function truncated(
  body: ReadableStream<Uint8Array> | null,
  count: number,
): ReadableStream<Uint8Array> {
  const reader = body?.getReader()
  let left = count
  return new ReadableStream({
    async pull(controller) {
      const part = left > 0 ? await reader?.read() : undefined
      if (!part || part.done) {
        controller.error(new TypeError('The connection was cut.'))
        void reader?.cancel()
        return
      }
      const chunk = part.value.subarray(0, left)
      left -= chunk.byteLength
      controller.enqueue(chunk)
    },
    cancel: () => reader?.cancel(),
  })
}

/** Resolves after `ms` milliseconds, or as soon as the client disconnects. */
export function delay(timers: Timers, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const stop = timers.after(ms, done)
    function done(): void {
      stop()
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}
