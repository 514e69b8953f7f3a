/** `document.cookie` as it is: reading gives all pairs, writing sets one. */
export type CookieJar = {
  read(): string
  write(cookie: string): void
  /** Whether the page is on https, so that cookies can be Secure. */
  secure: boolean
}

/** Cookies last 30 days (app-shell section 9). */
const MAX_AGE_SECONDS = 30 * 24 * 3600

/** The page's cookies; without any outside a page. */
export const browserCookies: CookieJar = {
  read: () => globalThis.document?.cookie ?? '',
  write(cookie) {
    if (globalThis.document) globalThis.document.cookie = cookie
  },
  get secure() {
    return globalThis.location?.protocol === 'https:'
  },
}

/** The pairs of a jar, names and values still encoded. */
export const cookiePairs = (jar: CookieJar): [name: string, value: string][] =>
  jar
    .read()
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])

/** Writes one cookie, path-wide and SameSite Lax (app-shell section 3). `value` is encoded already. */
export function writeCookie(
  jar: CookieJar,
  name: string,
  value: string,
  maxAge = MAX_AGE_SECONDS,
): void {
  jar.write(
    `${name}=${value}; path=/; max-age=${maxAge}; SameSite=Lax${jar.secure ? '; Secure' : ''}`,
  )
}

export const removeCookie = (jar: CookieJar, name: string): void => writeCookie(jar, name, '', 0)
