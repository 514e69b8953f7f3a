import { HttpResponse } from 'msw'

type Headers = Readonly<Record<string, string>>

type Init = {
  status?: number
  /** The status text; the standard one when left out. */
  statusText?: string
  headers?: Headers
  /** The value as JSON, for callers that have it already. */
  text?: string
}

/**
 * A JSON answer, its value and its text. It becomes a Fetch `Response` only where one is needed: making and reading one
 * takes longer than all the rest of a small answer. Nothing in it changes later; one answer may be sent often.
 */
export class JsonAnswer {
  readonly value: unknown
  readonly status: number
  readonly statusText: string | undefined
  /** By lower-case name; without the length, which follows from the text. */
  readonly headers: Headers
  /** The body as it is sent. */
  readonly text: string
  #bytes: Uint8Array<ArrayBuffer> | undefined

  constructor(value: unknown, { status = 200, statusText, headers = {}, text }: Init = {}) {
    this.value = value
    this.text = text ?? JSON.stringify(value)
    this.status = status
    this.statusText = statusText
    // Answers belong to one golfer: no cache keeps them.
    const own: Record<string, string> = {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    }
    for (const name in headers) own[name.toLowerCase()] = headers[name] ?? ''
    delete own['content-length'] // of the text before a change
    this.headers = own
  }

  /** The text in UTF-8. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return (this.#bytes ??= new TextEncoder().encode(this.text))
  }
}

/** What an operation answers: a JSON value, or anything else (bytes, a stream, a cut connection) as Fetch has it. */
export type Answer = JsonAnswer | Response

/** The same answer with some headers more, or others. */
export function withHeaders(answer: JsonAnswer, headers: Headers): JsonAnswer {
  const { value, text, status, statusText } = answer
  return new JsonAnswer(value, {
    text,
    status,
    ...(statusText !== undefined && { statusText }),
    headers: { ...answer.headers, ...headers },
  })
}

/** Another value, answered in the same way. */
export function withValue(answer: JsonAnswer, value: unknown): JsonAnswer {
  const { status, statusText, headers } = answer
  return new JsonAnswer(value, { status, ...(statusText !== undefined && { statusText }), headers })
}

/** The standard text of a status, such as 'Not Found'. */
export const standardStatusText = (status: number): string =>
  new HttpResponse(null, { status }).statusText

/** The answer as Fetch has it. */
export function toResponse(answer: Answer): Response {
  if (answer instanceof Response) return answer
  const { status, statusText = standardStatusText(status), bytes } = answer
  const headers = { ...answer.headers, 'content-length': String(bytes.byteLength) }
  return new Response(bytes, { status, statusText, headers })
}
