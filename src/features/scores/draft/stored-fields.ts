/** The fields of a stored object, not validated yet. */
export type Fields = ReadonlyMap<string, unknown>

/** The fields of a stored object; undefined for anything else. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : undefined

/** A stored text; undefined for anything else. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The records of a stored list that can be read. */
export const listOf = <T>(value: unknown, read: (fields: Fields) => T | undefined): T[] =>
  (Array.isArray(value) ? value : [])
    .map(fieldsOf)
    .map((fields) => fields && read(fields))
    .filter((entry) => entry !== undefined)
