import { wellFormed } from '~/lib/text'
import { browserCookies, cookiePairs, removeCookie, writeCookie, type CookieJar } from './cookies'

/** Small texts that outlive the page: in local storage, else in cookies. Never throws (R22). */
export type KeyValueStorage = {
  get(key: string): string | undefined
  /** Whether the value can be read back. */
  set(key: string, value: string): boolean
  remove(key: string): void
  /** Whether anything can be kept at all. */
  available(): boolean
  /** Writes and reads back a text of 1,000 characters (app-shell section 9). */
  selfTest(): boolean
}

type Options = {
  /** May throw, as the browser's own getter does when storage is blocked. */
  local: () => Storage | undefined
  cookies: CookieJar
  /** The keys the app may write as cookies; those of `expendable` give way to the others. */
  keys: readonly string[]
  expendable: readonly string[]
  warn: (message: string) => void
}

/** Longest encoded value of one cookie, and all of the app's cookies together, in bytes (R22). */
const COOKIE_CAP = 3900
export const COOKIES_CAP = 7000
const PROBE = 'storage_test'
const PROBE_LENGTH = 1000

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Local storage with a cookie fallback. A value is in one place only, so that an old copy never wins. */
export function createStorage({
  local,
  cookies,
  keys,
  expendable,
  warn,
}: Options): KeyValueStorage {
  const inLocal = {
    get: (key: string) => attempt(() => local()?.getItem(key)) ?? undefined,
    remove(key: string) {
      attempt(() => local()?.removeItem(key))
    },
    set(key: string, value: string) {
      attempt(() => local()?.setItem(key, value))
      return inLocal.get(key) === value
    },
  }

  const pairs = () => attempt(() => cookiePairs(cookies)) ?? []
  const inCookies = {
    get(key: string) {
      const found = pairs().find(([name]) => name === key)
      return found && attempt(() => decodeURIComponent(found[1]))
    },
    remove: (key: string) => {
      if (pairs().some(([name]) => name === key)) attempt(() => removeCookie(cookies, key))
    },
    set(key: string, value: string) {
      const encoded = encodeURIComponent(wellFormed(value))
      if (encoded.length > COOKIE_CAP) {
        warn(`Cookie ${key} is longer than ${COOKIE_CAP} characters and was not stored.`)
        return false
      }
      if (!makeRoom(key, encoded)) return false
      attempt(() => writeCookie(cookies, key, encoded))
      return inCookies.get(key) === value
    },
  }

  /** Leaves out expendable cookies until the new one fits; says whether it does. */
  function makeRoom(key: string, encoded: string): boolean {
    const others = () =>
      pairs().filter(([name]) => name !== key && (keys.includes(name) || name === PROBE))
    const size = () =>
      [...others(), [key, encoded] as const].reduce(
        (sum, [n, v]) => sum + n.length + v.length + 3,
        0,
      )
    if (expendable.includes(key)) return size() < COOKIES_CAP
    for (const spare of expendable) if (size() >= COOKIES_CAP) inCookies.remove(spare)
    return size() < COOKIES_CAP
  }

  const probe = (
    place: { set(key: string, value: string): boolean; remove(key: string): void },
    length: number,
  ) => {
    const works = place.set(PROBE, 'x'.repeat(length))
    place.remove(PROBE)
    return works
  }

  return {
    get: (key) => inLocal.get(key) ?? inCookies.get(key),
    set(key, value) {
      if (inLocal.set(key, value)) {
        inCookies.remove(key)
        return true
      }
      inLocal.remove(key)
      const stored = inCookies.set(key, value)
      if (!stored) inCookies.remove(key)
      return stored
    },
    remove(key) {
      inLocal.remove(key)
      inCookies.remove(key)
    },
    available: () => probe(inLocal, 1) || probe(inCookies, 1),
    selfTest: () => probe(inLocal, PROBE_LENGTH) || probe(inCookies, PROBE_LENGTH),
  }
}

/** The browser's storage for the given keys. */
export const browserStorage = (
  keys: readonly string[],
  expendable: readonly string[],
): KeyValueStorage =>
  createStorage({
    local: () => globalThis.localStorage,
    cookies: browserCookies,
    keys,
    expendable,
    warn: (message) => console.warn(message),
  })
