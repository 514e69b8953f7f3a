/** Text with each lone surrogate (half of a UTF-16 pair) replaced, so that it can be encoded for a URL (R9). */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\u{FFFD}')

/** The URL of a text, or undefined if it is not valid. (URL.canParse is too new for the oldest supported browsers.) */
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
  const isPage = url?.origin === origin && /^https?:$/.test(url.protocol) // the origin of a blob: URL is its creator's
  // Code that resolves the path again would take '//' or '/\' for the start of another host.
  if (!url || !isPage || /^\/[/\\]/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
