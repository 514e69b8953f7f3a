import type { UserRow } from '../db/users'
import { isJson, type Json } from '../lib/json'
import { Problem } from '../lib/problem'
import type { WireHeaders, WireRequest } from '../lib/wire-request'
import { mediaType, type ReadBody } from './read-body'

/** A request as handlers see it; its body can be read any number of times. */
export type Call = {
  readonly headers: WireHeaders
  readonly url: URL
  readonly bodyBytes: number
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  /** The body as text, whatever its content type. */
  text(): string
  /** The body as JSON. Throws a Problem 415 for another content type, 400 for anything but a JSON object. */
  json(): Json
  /**
   * The body as a form. Throws a Problem 415 for another content type, 400 for a form that cannot be read or that repeats a part
   * not named in `lists`.
   */
  form(lists?: readonly string[]): Promise<FormData>
}

/** A call with a valid access token. */
export type SignedInCall = Call & { readonly viewer: UserRow; readonly sessionId: number }

/** Creates a call of a request whose body has been read. */
export function createCall(request: WireRequest, { bytes, length }: ReadBody): Call {
  const { headers } = request
  let url: URL | undefined

  function expectType(wanted: string): void {
    if (mediaType(headers) === wanted) return
    throw new Problem(415, `This address takes ${wanted} only.`)
  }

  return {
    headers,
    get url() {
      return (url ??= new URL(request.url))
    },
    bodyBytes: length,
    get signal() {
      return request.signal
    },
    text: () => new TextDecoder().decode(bytes),
    json() {
      expectType('application/json')
      const value = parse(bytes)
      if (isJson(value)) return value
      throw new Problem(400, 'The request is not a JSON object.')
    },
    async form(lists = []) {
      expectType('multipart/form-data')
      const form = await readForm(bytes, headers)
      for (const name of new Set(form.keys())) {
        if (lists.includes(name) || form.getAll(name).length === 1) continue
        throw new Problem(400, `${name} is sent twice.`)
      }
      return form
    },
  }
}

async function readForm(bytes: ReadBody['bytes'], headers: WireHeaders): Promise<FormData> {
  try {
    const sent = new Response(bytes, { headers: { 'Content-Type': contentType(headers) } })
    return await sent.formData()
  } catch {
    throw new Problem(400, 'The form could not be read.')
  }
}

function parse(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) throw new Problem(400, 'The request has no body.')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Problem(400, 'The request is not valid JSON.')
  }
}

/** The Content-Type as sent, including a form's boundary. */
const contentType = (headers: WireHeaders): string => headers.get('Content-Type') ?? ''
