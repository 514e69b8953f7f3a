import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Transport } from '../dialect'

const CHUNK_BYTES = 700

/** Sends one text as the end of an answer: in one write with its head, or as the host's habits want it. */
export function sendText(
  text: string,
  outgoing: ServerResponse,
  transport: Transport | undefined,
): void {
  if (!transport?.isChunked && !transport?.isCompressed) return void outgoing.end(text)
  const takesGzip = /\bgzip\b/.test(outgoing.req.headers['accept-encoding'] ?? '')
  let bytes: Buffer = Buffer.from(text)
  if (transport.isCompressed && takesGzip) {
    bytes = gzipSync(bytes)
    outgoing.setHeader('Content-Encoding', 'gzip')
    outgoing.appendHeader('Vary', 'Accept-Encoding')
  }
  if (!transport.isChunked) {
    outgoing.setHeader('Content-Length', bytes.byteLength)
    return void outgoing.end(bytes)
  }
  outgoing.removeHeader('Content-Length')
  outgoing.flushHeaders()
  for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
    outgoing.write(bytes.subarray(at, at + CHUNK_BYTES))
  }
  outgoing.end()
}
