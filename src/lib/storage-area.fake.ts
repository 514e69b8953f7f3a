/** Web storage in memory, with its keys in the order of their first writing. */
export function memoryArea(initial: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (at: number) => [...values.keys()][at] ?? null,
    get length() {
      return values.size
    },
  }
}

/** Throws, as the browser does when web storage is read while it is blocked. */
export function blockedArea(): never {
  throw new DOMException('Denied.', 'SecurityError')
}
