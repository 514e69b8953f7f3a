/** A JSON object of unknown shape. */
export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Itself, or an empty object for whatever is none. */
export const asJson = (value: unknown): Json => (isJson(value) ? value : {})

/** The value that a text is as JSON; undefined for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A copy without some of its keys: absent is not null. */
export function withoutKeys<T extends object>(value: T, keys: readonly (keyof T)[] = []): T {
  const copy = { ...value }
  for (const key of keys) delete copy[key]
  return copy
}
