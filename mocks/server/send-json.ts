import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Transport } from '../backend/dialect'
import type { JsonResponse } from '../handlers/json-response'

const CHUNK_BYTES = 700

/** A text up to this length goes out in one piece with its head; a longer one as bytes, which an answer keeps. */
const MAX_SHORT = 2000

/** Sends the body of an answer and ends it, or does as the host's habits want it. */
export function sendJson(
  response: JsonResponse,
  outgoing: ServerResponse,
  transport: Transport | undefined,
): void {
  if (!transport?.isChunked && !transport?.isCompressed) {
    const body = response.text.length > MAX_SHORT ? response.bytes : response.text
    outgoing.setHeader('content-length', Buffer.byteLength(body))
    return void outgoing.end(body)
  }
  const takesGzip = /\bgzip\b/.test(outgoing.req.headers['accept-encoding'] ?? '')
  let { bytes } = response
  if (transport.isCompressed && takesGzip) {
    bytes = new Uint8Array(gzipSync(bytes))
    outgoing.setHeader('content-encoding', 'gzip')
    outgoing.appendHeader('vary', 'Accept-Encoding')
  }
  if (!transport.isChunked) {
    outgoing.setHeader('content-length', bytes.byteLength)
    return void outgoing.end(bytes)
  }
  outgoing.flushHeaders()
  for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
    outgoing.write(bytes.subarray(at, at + CHUNK_BYTES))
  }
  outgoing.end()
}
