import { finiteNumber, idNumber, wholeCount, wholeNumber } from './numbers'

// Reads external data (responses, stored values, router state, messages) without trusting its shape (R8).

/** Marks an unusable value; unlike undefined and null, no server can send it. */
export const UNUSABLE = Symbol('unusable')
type Unusable = typeof UNUSABLE

/** Returns a value of its type for any JSON, or UNUSABLE. Never throws (R8). */
export type Decoder<T> = (json: unknown) => T | Unusable

const usable = <T>(value: T | undefined): T | Unusable => (value === undefined ? UNUSABLE : value)

/** Any text, even a blank one. */
export const text: Decoder<string> = (json) => (typeof json === 'string' ? json : UNUSABLE)
/** Text that is not blank. */
export const nonBlank: Decoder<string> = (json) =>
  typeof json === 'string' && json.trim() !== '' ? json : UNUSABLE
/** true or false. */
export const flag: Decoder<boolean> = (json) => (typeof json === 'boolean' ? json : UNUSABLE)
/** A finite number, or the text of one (R8). */
export const number: Decoder<number> = (json) => usable(finiteNumber(json))
/** The id of a golfer or a course, above 0. */
export const id: Decoder<number> = (json) => usable(idNumber(json))
/** A whole number of either sign, or the text of one. */
export const integer: Decoder<number> = (json) => usable(wholeNumber(json))
/** A whole number from 0 up. */
export const count: Decoder<number> = (json) => usable(wholeCount(json))

/** One of these values. */
export const oneOf =
  <const T>(values: readonly T[]): Decoder<T> =>
  (json) =>
    usable(values.find((value) => value === json))

/** The value, or `fallback` when it is unusable: null, missing or of the wrong type. */
export const or =
  <T, F>(decoder: Decoder<T>, fallback: F): ((json: unknown) => T | F) =>
  (json) => {
    const value = decoder(json)
    return value === UNUSABLE ? fallback : value
  }

/** The value, or undefined when it is unusable. */
export const maybe = <T>(decoder: Decoder<T>): ((json: unknown) => T | undefined) =>
  or(decoder, undefined)

/** A text; undefined for anything else. */
export const textOf = maybe(text)

/** The usable entries, in order; empty when the JSON is not a list. */
export const listOf =
  <T>(decoder: Decoder<T>): ((json: unknown) => T[]) =>
  (json) =>
    Array.isArray(json)
      ? json
          .map((entry: unknown) => decoder(entry))
          .filter((entry): entry is Awaited<T> & T => entry !== UNUSABLE)
      : []

/** Parses JSON text; undefined when it is invalid. `{ value }` distinguishes a JSON null from invalid JSON. */
export function parseJson(json: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return { value }
  } catch {
    return undefined
  }
}

/** The fields of an object, not decoded yet. */
export type Fields = ReadonlyMap<string, unknown>

/** The fields of an object; undefined for anything else. */
export const fieldsOf = (json: unknown): Fields | undefined =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? new Map(Object.entries(json))
    : undefined

/** One field of an object; undefined when it is missing or there is no object. */
export const fieldOf = (json: unknown, name: string): unknown => fieldsOf(json)?.get(name)

/** An object that `read` reads as a whole; unusable when it returns undefined. Where each field has a decoder, use `record`. */
export const object =
  <T>(read: (fields: Fields) => T | undefined): Decoder<T> =>
  (json) => {
    const fields = fieldsOf(json)
    return usable(fields && read(fields))
  }

/**
 * A record, field by field. Unknown fields are ignored; the record is unusable when one of its fields is. Every field of the
 * type must be listed, so that a new field of the document cannot be forgotten.
 */
export const record =
  <T extends object>(fields: { [Key in keyof T]-?: Decoder<T[Key]> }): Decoder<T> =>
  (json) => {
    const given = fieldsOf(json)
    if (!given) return UNUSABLE
    const read: unknown[][] = []
    for (const key in fields) {
      const value = fields[key](given.get(key))
      if (value === UNUSABLE) return UNUSABLE
      if (value !== undefined) read.push([key, value])
    }
    return Object.fromEntries(read) // a T: each of its fields has been read
  }
