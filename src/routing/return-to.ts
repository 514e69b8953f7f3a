import { paths } from './paths'

/**
 * Makes a saved path, or a URL from a link, a push or storage, safe to navigate to: its path, query and hash when it is on the
 * app's own origin, else the feed (R19).
 */
export function safeReturnTo(
  text: string | null | undefined,
  origin = globalThis.location.origin,
): string {
  if (!text) return paths.linx()
  let url: URL
  try {
    url = new URL(text, `${origin}/`)
  } catch {
    return paths.linx()
  }
  const own = url.origin === origin && /^https?:$/.test(url.protocol)
  // A path that starts with '//' or '/\' would resolve to another host.
  if (!own || /^\/[/\\]/.test(url.pathname)) return paths.linx()
  return url.pathname + url.search + url.hash
}
