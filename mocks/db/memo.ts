/** Remembers values until `revision` changes. */
export type Memo<K, T> = {
  /** The remembered value for this key, or else what `make` returns. If `make` throws, nothing is remembered. */
  get(key: K, make: () => T): T
}

/** `revision` must increase with every write that may change a value. Beyond `maxValues` all values are dropped before the new one. */
export function createMemo<K, T>(revision: () => number, maxValues: number): Memo<K, T> {
  const values = new Map<K, T>()
  let revisionOfAll = revision()
  return {
    get(key, make) {
      const now = revision()
      if (now !== revisionOfAll) {
        values.clear()
        revisionOfAll = now
      }
      const known = values.get(key)
      if (known !== undefined) return known
      const value = make()
      if (values.size >= maxValues) values.clear()
      values.set(key, value)
      return value
    },
  }
}
