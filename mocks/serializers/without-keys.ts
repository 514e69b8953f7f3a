/** A copy without some of its keys: absent is not null. */
export function withoutKeys<T extends object>(value: T, keys: readonly (keyof T)[] = []): T {
  const copy = { ...value }
  for (const key of keys) delete copy[key]
  return copy
}
