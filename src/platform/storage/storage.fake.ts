import { cookiePairs, type CookieJar } from './cookies'
import type { LocalOrCookieStorage } from './storage'

/** Storage in memory; sessions that share one act as tabs of one browser. */
export type FakeStorage = LocalOrCookieStorage & {
  readonly values: Map<string, string>
  broken: boolean
  full: boolean
}

export function createFakeStorage(values = new Map<string, string>()): FakeStorage {
  const fake: FakeStorage = {
    values,
    broken: false,
    full: false,
    get: (key) => (fake.broken ? undefined : values.get(key)),
    set(key, value) {
      if (fake.broken || fake.full) return false
      values.set(key, value)
      return true
    },
    remove: (key) => void values.delete(key),
    isAvailable: () => !fake.broken,
    selfTest: () => !fake.broken && !fake.full,
  }
  return fake
}

/** A `Storage` like the browser's, which throws above a limit in characters. */
export function createFakeLocal({ limit = Infinity } = {}) {
  const values = new Map<string, string>()
  const size = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const local: Storage = {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      const old = values.get(key)
      values.set(key, value)
      if (size() <= limit) return
      if (old === undefined) values.delete(key)
      else values.set(key, old)
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
  return { local, values }
}

/** A cookie jar that stores what the browser would store, by name and path, and records every write. */
export function createFakeCookies({
  isSecure = false,
  blocked = false,
  path = '/',
} = {}): CookieJar & {
  written: string[]
  path: string
} {
  const stored = new Map<string, { name: string; value: string; path: string }>()
  const written: string[] = []
  const jar = {
    isSecure,
    written,
    path,
    read: () =>
      [...stored.values()]
        .filter((cookie) => jar.path.startsWith(cookie.path))
        .toSorted((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    write(cookie: string) {
      written.push(cookie)
      const [pair = ''] = cookie.split('; ')
      const [[name, value] = ['', '']] = cookiePairs({ ...jar, read: () => pair })
      const [, at = '/'] = /path=([^;]*)/.exec(cookie) ?? []
      if (blocked) return
      if (name.startsWith('__Host-') && !(at === '/' && /; Secure/.test(cookie))) return
      if (cookie.includes('max-age=0')) stored.delete(`${name} ${at}`)
      else stored.set(`${name} ${at}`, { name, value, path: at })
    },
  }
  return jar
}
