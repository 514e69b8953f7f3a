import { localArea, orUndefined, safeStorage, type StorageArea } from '~/lib/safe-storage'
import { wellFormed } from '~/lib/url'
import { browserCookies, cookiePairs, removeCookie, writeCookie, type CookieJar } from './cookies'

/** Short texts that outlive the page: in local storage, else in cookies. Never throws (R22). */
export type LocalOrCookieStorage = {
  get(key: string): string | undefined
  /** Whether the value can be read back. */
  set(key: string, value: string): boolean
  remove(key: string): void
  /** Whether anything can be stored at all. */
  isAvailable(): boolean
  /** Writes and reads back a text of 1,000 characters. */
  selfTest(): boolean
}

type Options = {
  /** May throw, as the browser's own getter does when storage is blocked. */
  local: () => StorageArea | undefined
  cookies: CookieJar
  /** The keys that may be written as cookies; those in `expendable` are dropped first when space runs out. */
  keys: readonly string[]
  expendable: readonly string[]
  warn: (message: string) => void
}

/** The maximum length of one cookie's encoded value, and of all the app's cookies together, in bytes (R22). */
const MAX_COOKIE_LENGTH = 3900
const MAX_COOKIES_LENGTH = 7000
const PROBE = 'storage_test'
const PROBE_LENGTH = 1000
/** Set in local storage when the values themselves do not fit there and are in cookies. */
const IN_COOKIES = 'in_cookies'
/** No other host or plain http page can set a cookie of such a name. */
const HOST_ONLY = '__Host-'
/** Marks that cookies with the old names have been migrated, which is done once: later ones are not this app's. */
const MIGRATED = `${HOST_ONLY}moved`
const MIGRATED_MAX_AGE_SECONDS = 400 * 24 * 3600

/**
 * Local storage with a cookie fallback. A value is stored in only one of them, so that an old copy never wins. Cookies are
 * read only where local storage does not work: another port or a sibling domain can plant them.
 */
export function createLocalOrCookieStorage({
  local,
  cookies,
  keys,
  expendable,
  warn,
}: Options): LocalOrCookieStorage {
  const inLocal = safeStorage(local)

  const nameOf = (key: string) => (cookies.isSecure ? HOST_ONLY + key : key)
  const names = [...keys, PROBE].map(nameOf)
  let isBlocked: boolean | undefined
  const isInCookies = () =>
    (isBlocked ??= !probe(inLocal, 1)) || inLocal.get(IN_COOKIES) !== undefined

  const pairs = () => orUndefined(() => cookiePairs(cookies)) ?? []
  const inCookies = {
    get(key: string) {
      migrateOldCookies()
      // The app's own cookies have the shortest path, so they come last.
      const found = pairs().findLast(([name]) => name === nameOf(key))
      return found && orUndefined(() => decodeURIComponent(found[1]))
    },
    remove(key: string) {
      for (const name of new Set([key, nameOf(key)]))
        if (pairs().some((pair) => pair[0] === name)) orUndefined(() => removeCookie(cookies, name))
    },
    set(key: string, value: string) {
      migrateOldCookies()
      const encoded = encodeURIComponent(wellFormed(value))
      if (encoded.length > MAX_COOKIE_LENGTH) {
        warn(`Cookie ${key} is longer than ${MAX_COOKIE_LENGTH} characters and was not stored.`)
        return false
      }
      if (!makeRoom(key, encoded)) return false
      orUndefined(() => writeCookie(cookies, nameOf(key), encoded))
      return inCookies.get(key) === value
    },
  }

  /** Renames the cookies of earlier versions, once. */
  function migrateOldCookies(): void {
    const found = pairs()
    if (!cookies.isSecure || found.some(([name]) => name === MIGRATED)) return
    orUndefined(() => writeCookie(cookies, MIGRATED, '1', MIGRATED_MAX_AGE_SECONDS))
    for (const [key, value] of found) {
      if (!keys.includes(key)) continue
      orUndefined(() => removeCookie(cookies, key))
      orUndefined(() => writeCookie(cookies, nameOf(key), value))
    }
  }

  /** Removes expendable cookies until the new one fits; returns whether it does. */
  function makeRoom(key: string, encoded: string): boolean {
    const isExpendable = expendable.includes(key)
    // On https only this app can have cookies with the host-only prefix. An expendable value must also leave room for all
    // others.
    const others = () =>
      pairs().filter(
        ([name]) =>
          name !== nameOf(key) &&
          (isExpendable || names.includes(name) || name.startsWith(HOST_ONLY)),
      )
    const size = () =>
      [...others(), [nameOf(key), encoded] as const].reduce(
        (sum, [n, v]) => sum + n.length + v.length + 3,
        0,
      )
    const isFull = () => size() >= MAX_COOKIES_LENGTH
    if (isExpendable) return !isFull()
    // Everything that other stores of the app have written can be dropped.
    const foreign = others()
      .map(([name]) => name)
      .filter((name) => name !== MIGRATED && !names.includes(name))
    for (const name of [...expendable.map(nameOf), ...foreign])
      if (isFull()) orUndefined(() => removeCookie(cookies, name))
    return !isFull()
  }

  const probe = (
    area: { set(key: string, value: string): boolean; remove(key: string): void },
    length: number,
  ) => {
    const works = area.set(PROBE, 'x'.repeat(length))
    area.remove(PROBE)
    return works
  }

  return {
    get: (key) => inLocal.get(key) ?? (isInCookies() ? inCookies.get(key) : undefined),
    set(key, value) {
      if (inLocal.set(key, value)) {
        inCookies.remove(key)
        return true
      }
      inLocal.remove(key)
      isBlocked ||= !inLocal.set(IN_COOKIES, '1')
      const stored = inCookies.set(key, value)
      if (!stored) inCookies.remove(key)
      return stored
    },
    remove(key) {
      inLocal.remove(key)
      inCookies.remove(key)
      // Another part of the app may have its values in cookies, under its own names.
      if (!pairs().some(([name]) => name !== MIGRATED)) inLocal.remove(IN_COOKIES)
    },
    isAvailable: () => probe(inLocal, 1) || probe(inCookies, 1),
    selfTest: () => probe(inLocal, PROBE_LENGTH) || probe(inCookies, PROBE_LENGTH),
  }
}

/** The browser's storage for the given keys. */
export const localOrCookieStorage = (
  keys: readonly string[],
  expendable: readonly string[],
): LocalOrCookieStorage =>
  createLocalOrCookieStorage({
    local: localArea,
    cookies: browserCookies,
    keys,
    expendable,
    warn: (message) => console.warn(message),
  })
