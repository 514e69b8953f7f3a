import { paths } from './paths'

/**
 * A kept location, or an address from a link, a push or storage, made safe to go to: the path, query and hash when
 * it resolves to the app's own origin, else the feed (R19).
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
  // '//' or '/\' would be read as another host by whoever resolves the path once more.
  if (!own || /^\/[/\\]/.test(url.pathname)) return paths.linx()
  return url.pathname + url.search + url.hash
}
