/** The part of web storage that is used. A function that returns it may throw, as the browser does if storage is blocked. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>

/** Web storage that never throws: where it is blocked or full, nothing is found and nothing is stored. */
export type SafeStorage = {
  get(key: string): string | undefined
  /** The value as JSON; undefined when there is none, or none that can be read. */
  getJson(key: string): unknown
  /** Returns whether the value can be read back. */
  set(key: string, value: string): boolean
  /** The same for a value as JSON; false also when it cannot be written as JSON. */
  setJson(key: string, value: unknown): boolean
  remove(key: string): void
  keys(): string[]
}

/** Returns the result of `work`, or undefined if it throws. */
export function orUndefined<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Wraps an area of web storage, which is looked up at each call. */
export function safeStorage(area: () => StorageArea | undefined): SafeStorage {
  const get = (key: string) => orUndefined(() => area()?.getItem(key)) ?? undefined
  const set = (key: string, value: string) => {
    orUndefined(() => area()?.setItem(key, value))
    return get(key) === value
  }
  return {
    get,
    set,
    getJson: (key) => orUndefined((): unknown => JSON.parse(get(key) ?? 'null')) ?? undefined,
    setJson(key, value) {
      const text = orUndefined(() => JSON.stringify(value))
      return text !== undefined && set(key, text)
    },
    remove(key) {
      orUndefined(() => area()?.removeItem(key))
    },
    keys: () =>
      orUndefined(() => {
        const { length = 0 } = area() ?? {}
        return Array.from({ length }, (_, at) => area()?.key?.(at) ?? '')
      }) ?? [],
  }
}

/** Local storage, unguarded: reading it throws if storage is blocked. */
export const localArea = (): Storage => globalThis.localStorage
/** Session storage, unguarded as well. */
export const sessionArea = (): Storage => globalThis.sessionStorage

/** Local storage, which all tabs of this browser share. */
export const localStore = safeStorage(localArea)
/** Session storage, which belongs to this tab and survives reloads. */
export const sessionStore = safeStorage(sessionArea)
