/** A JSON object of unknown shape. */
export type Json = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is a JSON object, else an empty object. */
export const asJson = (value: unknown): Json => (isJson(value) ? value : {})

/** Parses JSON; undefined for text that is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A JSON value with every text in it changed; `name` is the field that holds the text. */
export function mapTexts(
  value: unknown,
  change: (text: string, name: string) => string,
  name = '',
): unknown {
  if (typeof value === 'string') return change(value, name)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, name))
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change, key)]),
  )
}

/** A copy without some keys, which are then absent rather than null. */
export function withoutKeys<T extends object>(value: T, keys: readonly (keyof T)[] = []): T {
  const copy = { ...value }
  for (const key of keys) delete copy[key]
  return copy
}
