/** Remembers what was made for as long as its revision holds. */
export type Memo<K, T> = {
  /** Under a key; an unusable one throws with `make` and is not remembered. */
  get(key: K, make: () => T): T
}

/**
 * `revision` goes up with every write that may change what is made. At most `most` entries are kept, of one revision only.
 */
export function createMemo<K, T>(revision: () => number, most: number): Memo<K, T> {
  const made = new Map<K, T>()
  let revisionOfAll = revision()
  return {
    get(key, make) {
      const now = revision()
      if (now !== revisionOfAll || made.size >= most) {
        made.clear()
        revisionOfAll = now
      }
      const known = made.get(key)
      if (known !== undefined) return known
      const value = make()
      made.set(key, value)
      return value
    },
  }
}
