import { Problem } from '../lib/problem'
import { lengthOf } from '../lib/text'

/** Unchecked values by name, from a JSON body, a form or a query. */
type Values = Readonly<Record<string, unknown>>

/** A required text, which may be ''. Throws a Problem 400 if it is missing or of another type. */
export function textOf(values: Values, name: string): string {
  const value = values[name]
  if (value === undefined || value === null) throw new Problem(400, `${name} is missing.`)
  if (typeof value !== 'string') throw new Problem(400, `${name} must be a text.`)
  return value
}

/** A whole number, or null when it is null or absent. Throws a Problem 400 for anything else. */
export function wholeOrNull(values: Values, name: string): number | null {
  const value = values[name] ?? null
  if (value === null || (typeof value === 'number' && Number.isSafeInteger(value))) return value
  throw new Problem(400, `${name} must be a whole number.`)
}

/** A whole number written in digits, as in paths, queries and forms. */
export function wholeNumber(text: string, name: string): number {
  const value = Number(text)
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(value)) return value
  throw new Problem(400, `${name} must be a whole number.`)
}

/** A text, or null when it is null or absent. */
export function textOrNull(values: Values, name: string): string | null {
  const value = values[name] ?? null
  if (value === null || typeof value === 'string') return value
  throw new Problem(400, `${name} must be a text.`)
}

/** A required boolean. Throws a Problem 400 for anything else. */
export function flagOf(values: Values, name: string): boolean {
  const value = values[name]
  if (typeof value === 'boolean') return value
  throw new Problem(400, `${name} must be true or false.`)
}

/** Whether the fake accepts a text as an email address. */
export const isEmail = (text: string): boolean =>
  text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Throws a Problem 400 for a text that is longer than the document allows. */
export function checkLength(text: string, name: string, limit: number): void {
  if (lengthOf(text) <= limit) return
  throw new Problem(400, `${name} can have ${limit} characters at most.`)
}

/** Throws a Problem 400 if a field is absent; null is allowed. */
export function requirePresent(values: Values, name: string): void {
  if (values[name] === undefined) throw new Problem(400, `${name} is missing.`)
}

/** The number of rows per page, `fallback` when left out. Throws a Problem 400 unless it is 1 to `max`. */
export function pageSizeOf(text: string | null, name: string, fallback: number, max = 100): number {
  const size = text === null ? fallback : wholeNumber(text, name)
  if (size >= 1 && size <= max) return size
  throw new Problem(400, `${name} must be from 1 to ${max}.`)
}
