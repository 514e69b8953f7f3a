import { parseUrl } from '~/lib/parse-url'

const FEED = '/linx'

/**
 * An address that came with a push, made safe to open: path, query and hash when it resolves to the app's own
 * origin, else the feed (R19). Written here once more because the worker takes nothing from the app but lib.
 */
export function ownAddress(text: unknown, origin: string): string {
  const url = typeof text === 'string' && text !== '' && parseUrl(text, origin)
  if (!url) return FEED
  const isPage = url.origin === origin && /^https?:$/.test(url.protocol) // a blob: has the origin it was made on
  // '//' or '/\' would be read as another host by whoever resolves the path once more.
  if (!isPage || /^\/[/\\]/.test(url.pathname)) return FEED
  return url.pathname + url.search + url.hash
}
