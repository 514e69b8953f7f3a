import { pageSetting } from '~/lib/page-setting'
import { parseUrl } from '~/lib/url'

/** The API's origin and the other hosts that pictures may come from. Read once from the page's head. */
export type HostSettings = {
  /** Origin of the API, without a trailing slash. */
  origin: string
  /** Origins of the configured picture hosts. */
  pictureOrigins: readonly string[]
}

/** The page's own origin; a placeholder outside a page (tests). */
const ownOrigin = (): string => globalThis.location?.origin ?? 'http://localhost'

const originOf = (text: string): string => parseUrl(text, ownOrigin())?.origin ?? ownOrigin()

/** The settings of this page: `linx:api-host` ('' = the page's own origin) and `linx:picture-hosts`. */
const settings: HostSettings = {
  origin: originOf(pageSetting('linx:api-host')),
  pictureOrigins: pageSetting('linx:picture-hosts').split(/\s+/).filter(Boolean).map(originOf),
}

/** The host's origin, without a slash at the end. */
export const apiHost = (): string => settings.origin

const isLocal = ({ hostname }: URL): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname)

/**
 * The URL of a picture that the server named, or undefined when it must not be requested (R9). A path that begins with
 * /api/ is on the API host; other URLs must be on that host or a configured one, over https (plain http only on localhost).
 */
export function allowedPictureUrl(
  path: unknown,
  { origin, pictureOrigins } = settings,
): string | undefined {
  if (typeof path !== 'string') return undefined
  const text = path.trim()
  if (text.startsWith('/api/')) {
    const url = new URL(origin + text)
    return url.pathname.startsWith('/api/') ? url.href : undefined
  }
  const url = parseUrl(text)
  if (!url) return undefined
  const isKnownOrigin = url.origin === origin || pictureOrigins.includes(url.origin)
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === origin && isLocal(url))
  return isKnownOrigin && isSafe && !url.username && !url.password ? url.href : undefined
}
