/** A JSON object of unknown shape. */
export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Itself, or an empty object for whatever is none. */
export const asJson = (value: unknown): Json => (isJson(value) ? value : {})
