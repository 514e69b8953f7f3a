/** `document.cookie` as it is: reading gives all pairs, writing sets one. */
export type CookieJar = {
  read(): string
  write(cookie: string): void
  /** Whether the page is on https, so that cookies can be Secure. */
  isSecure: boolean
  /** The path of the page. */
  path: string
}

/** Cookies last 30 days. */
const MAX_AGE_SECONDS = 30 * 24 * 3600

/** The page's cookies; without any outside a page. */
export const browserCookies: CookieJar = {
  read: () => globalThis.document?.cookie ?? '',
  write(cookie) {
    if (globalThis.document) globalThis.document.cookie = cookie
  },
  get isSecure() {
    return globalThis.location?.protocol === 'https:'
  },
  get path() {
    return globalThis.location?.pathname ?? '/'
  },
}

/** The cookies' pairs, with names and values still encoded. */
export const cookiePairs = (jar: CookieJar): [name: string, value: string][] =>
  jar
    .read()
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])

/** Writes one cookie with SameSite Lax, by default for all paths. `value` is already encoded. */
export function writeCookie(
  jar: CookieJar,
  name: string,
  value: string,
  maxAge = MAX_AGE_SECONDS,
  path = '/',
): void {
  jar.write(
    `${name}=${value}; path=${path}; max-age=${maxAge}; SameSite=Lax${jar.isSecure ? '; Secure' : ''}`,
  )
}

/** Removes a cookie on every path of this page's address: another app on the host may have set it there. */
export function removeCookie(jar: CookieJar, name: string): void {
  for (let path = jar.path; path; path = path.replace(/[^/]+$|\/$/, ''))
    writeCookie(jar, name, '', 0, path)
}
