/** Text with each half character replaced, so that it can be encoded for an address (R9). */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\u{FFFD}')

/** The URL that a text means, or undefined for none. (URL.canParse is too new for the oldest browsers the app runs in.) */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/**
 * Returns the path, query and hash of an address that resolves to `origin`, safe to navigate to; undefined for every other
 * value. For addresses from links, pushes and storage.
 */
export function ownPath(address: unknown, origin: string): string | undefined {
  const url =
    typeof address === 'string' && address !== '' ? parseUrl(address, `${origin}/`) : undefined
  const isPage = url?.origin === origin && /^https?:$/.test(url.protocol) // a blob: has the origin it was made on
  // '//' or '/\' would be resolved as another host by the next reader of the path.
  if (!url || !isPage || /^\/[/\\]/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
