import type { RequestBytes } from '../contract/types'
import type { WireRequest } from '../lib/wire-request'

/** A request body that has been read to its end or its limit. */
export type ReadBody = {
  bytes: RequestBytes
  /** How many bytes arrived or were announced; `bytes` is empty if that was too many. */
  length: number
  isTooLarge: boolean
}

const MEGABYTE = 1024 * 1024
const JSON_LIMIT = MEGABYTE
/** Enough for three media files and the fields of a score. */
const FORM_LIMIT = 80 * MEGABYTE

/** The media type of a `Content-Type`, in lower case and without its parameters. */
export const mediaTypeOf = (contentType: string | null | undefined): string =>
  (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** The media type in these headers. */
export const mediaType = (headers: Pick<Headers, 'get'>): string =>
  mediaTypeOf(headers.get('Content-Type'))

/** Stops reading at the limit, so that a large body cannot fill the memory. Rejects when the sender disconnects. */
export async function readBody(request: WireRequest): Promise<ReadBody> {
  const limit = mediaType(request.headers) === 'multipart/form-data' ? FORM_LIMIT : JSON_LIMIT
  const announced = Number(request.headers.get('Content-Length') ?? 0)
  if (announced > limit) {
    void request.body?.cancel()
    return { bytes: new Uint8Array(), length: announced, isTooLarge: true }
  }
  const parts: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > limit) {
      void reader?.cancel()
      return { bytes: new Uint8Array(), length, isTooLarge: true }
    }
    parts.push(part.value)
  }
  return { bytes: joined(parts, length), length, isTooLarge: false }
}

function joined(parts: readonly Uint8Array[], length: number): RequestBytes {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}
