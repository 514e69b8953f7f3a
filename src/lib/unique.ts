/** The first entry of each key, in order. */
export function uniqueBy<T>(entries: readonly T[], key: (entry: T) => string | number): T[] {
  const seen = new Set<string | number>()
  return entries.filter((entry) => {
    const size = seen.size
    return seen.add(key(entry)).size > size
  })
}
