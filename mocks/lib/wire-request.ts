/** The part of `Headers` that the fake reads. */
export type WireHeaders = Pick<Headers, 'get' | 'has'> & Iterable<[string, string]>

/**
 * The part of a request that the fake reads. A Fetch `Request` fits; the standalone server creates a plainer object, at a tenth
 * of the cost.
 */
export type WireRequest = {
  readonly method: string
  /** Absolute, as `URL` writes it. */
  readonly url: string
  readonly headers: WireHeaders
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  /** Whether its connection has carried a request before; undefined inside a page. */
  readonly isConnectionReused?: boolean
}

const PARTS = /^\w+:\/\/[^/?#]*([^?#]*)(\??[^#]*)/

/** Path and query of a request's address, without creating a `URL`, because this is called several times per request. */
export function pathOf({ url }: Pick<WireRequest, 'url'>): { pathname: string; search: string } {
  const [, pathname = '', search = ''] = PARTS.exec(url) ?? []
  return { pathname, search: search === '?' ? '' : search }
}
