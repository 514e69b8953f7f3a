/** Headers, as far as the fake reads them. */
export type WireHeaders = Pick<Headers, 'get' | 'has'> & Iterable<[string, string]>

/**
 * What the fake reads of a request. A Fetch `Request` is one; the standalone server makes a plainer one, which costs it
 * a tenth.
 */
export type WireRequest = {
  readonly method: string
  /** Absolute, as `URL` writes it. */
  readonly url: string
  readonly headers: WireHeaders
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null
  /** Fires when the client goes away. */
  readonly signal: AbortSignal
  /** Its connection has carried a request before; unknown inside a page. */
  readonly isConnectionReused?: boolean
}

const PARTS = /^\w+:\/\/[^/?#]*([^?#]*)(\??[^#]*)/

/** Path and query of a request's address, taken apart without making a `URL`: each request is asked for them often. */
export function pathOf({ url }: Pick<WireRequest, 'url'>): { pathname: string; search: string } {
  const [, pathname = '', search = ''] = PARTS.exec(url) ?? []
  return { pathname, search: search === '?' ? '' : search }
}
