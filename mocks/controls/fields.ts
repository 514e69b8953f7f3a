import { Problem } from '../lib/problem'

/** Returns a valid value of a control's body, or throws a Problem 400 that names the field. */
type Check<T> = (value: unknown, name: string) => T

type Shape = Record<string, Check<unknown>>

/** All fields are optional here; each control checks for those it needs. */
type Read<S extends Shape> = { [K in keyof S]?: ReturnType<S[K]> }

const refuse = (name: string, wanted: string): never => {
  throw new Problem(400, `'${name}' must be ${wanted}.`)
}

export const text: Check<string> = (value, name) =>
  typeof value === 'string' ? value : refuse(name, 'a text')

export const number: Check<number> = (value, name) =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(name, 'a number')

/** A whole number of 0 or more. */
export const count: Check<number> = (value, name) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : refuse(name, 'a whole number from 0 up')

export const flag: Check<boolean> = (value, name) =>
  typeof value === 'boolean' ? value : refuse(name, 'true or false')

export const list: Check<unknown[]> = (value, name) =>
  Array.isArray(value) ? value : refuse(name, 'a list')

export const oneOf =
  <T extends string>(...allowed: readonly T[]): Check<T> =>
  (value, name) =>
    allowed.find((one) => one === value) ?? refuse(name, `one of ${allowed.join(', ')}`)

/** A valid header value: with any other the server could not send the response and would cut the connection. */
export const headerValue: Check<string> = (value, name) =>
  /^[\t\x20-\x7e\x80-\xff]*$/.test(text(value, name))
    ? text(value, name)
    : refuse(name, 'a text that a header can hold')

/** A response's headers, by name. */
export const headers: Check<Record<string, string>> = (value, name) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(name, 'an object of texts')
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (/^[!#$%&'*+.^_`|~\w-]+$/.test(key)) return [key, headerValue(inner, `${name}.${key}`)]
      throw new Problem(400, `'${key}' cannot be the name of a header.`)
    }),
  )
}

/** The body as an object. An unknown field is refused, because a misspelled one must not be ignored silently. */
export function read<S extends Shape>(body: unknown, shape: S): Read<S> {
  expectFields(body, shape)
  return body
}

function expectFields<S extends Shape>(body: unknown, shape: S): asserts body is Read<S> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem(400, 'The body must be a JSON object.')
  }
  for (const [name, value] of Object.entries(body)) {
    const check = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!check) {
      const known = Object.keys(shape).join(', ') || 'none'
      throw new Problem(400, `Unknown field '${name}'. Known: ${known}.`)
    }
    check(value, name)
  }
}

/** The value of a required field; throws a Problem 400 if it is missing. */
export function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Problem(400, `'${name}' is missing.`)
  return value
}

const STATUS_LIMITS = { least: 200, most: 599 }

/** A status that a response can have. */
export function status(value: unknown, name: string): number {
  const code = count(value, name)
  if (code >= STATUS_LIMITS.least && code <= STATUS_LIMITS.most) return code
  throw new Problem(400, `'${name}' must be a status from 200 to 599.`)
}
