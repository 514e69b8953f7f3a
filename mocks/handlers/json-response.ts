import { HttpResponse } from 'msw'

type Headers = Readonly<Record<string, string>>

type Init = {
  status?: number
  /** The status text; the standard one when left out. */
  statusText?: string
  headers?: Headers
  /** The value as JSON, for callers that have already serialized it. */
  text?: string
}

/**
 * A JSON response: its value and its text. It is converted to a Fetch `Response` only where one is needed, because creating
 * and reading one takes longer than everything else about a small response. It is immutable and may be sent more than once.
 */
export class JsonResponse {
  readonly value: unknown
  readonly status: number
  readonly statusText: string | undefined
  /** Headers by lower-case name, without Content-Length, which follows from the text. */
  readonly headers: Headers
  /** The body as sent. */
  readonly text: string
  #bytes: Uint8Array<ArrayBuffer> | undefined

  constructor(value: unknown, { status = 200, statusText, headers = {}, text }: Init = {}) {
    this.value = value
    this.text = text ?? JSON.stringify(value)
    this.status = status
    this.statusText = statusText
    // Responses are meant for one golfer, so no cache may store them.
    const own: Record<string, string> = {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    }
    for (const name in headers) own[name.toLowerCase()] = headers[name] ?? ''
    delete own['content-length'] // it may be that of a text before a change
    this.headers = own
  }

  /** The text as UTF-8. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return (this.#bytes ??= new TextEncoder().encode(this.text))
  }
}

/** An operation's response: JSON, or anything else (bytes, a stream, a cut connection) as a Fetch `Response`. */
export type HandlerResponse = JsonResponse | Response

/** The same response with headers added or replaced. */
export function withHeaders(response: JsonResponse, headers: Headers): JsonResponse {
  const { value, text, status, statusText } = response
  return new JsonResponse(value, {
    text,
    status,
    ...(statusText !== undefined && { statusText }),
    headers: { ...response.headers, ...headers },
  })
}

/** The same response with another value. */
export function withValue(response: JsonResponse, value: unknown): JsonResponse {
  const { status, statusText, headers } = response
  return new JsonResponse(value, {
    status,
    ...(statusText !== undefined && { statusText }),
    headers,
  })
}

/** The standard text of a status, such as 'Not Found'. */
export const standardStatusText = (status: number): string =>
  new HttpResponse(null, { status }).statusText

/** The response as a Fetch `Response`. */
export function toResponse(response: HandlerResponse): Response {
  if (response instanceof Response) return response
  const { status, statusText = standardStatusText(status), bytes } = response
  const headers = { ...response.headers, 'content-length': String(bytes.byteLength) }
  return new Response(bytes, { status, statusText, headers })
}
