import { asJson, isJson, type Json } from '../lib/json'
import { closed } from './closed'
import { contractDocument, escaped, resolved } from './document'
import { createExchangeCheck, type Finding } from './exchange-check'
import type { ContractCheck } from './types'

/**
 * The same check without Ajv, which compiles with `new Function` and so cannot live under the demo's content policy. It
 * knows the keywords the document uses; a test holds it against Ajv, and the document against this list.
 */
export function createPlainCheck(document: Json = contractDocument): ContractCheck {
  const strict = closed(document)
  const schemaAt = (pointer: string): Json =>
    resolved(strict, { $ref: decodeURIComponent(pointer) })
  return createExchangeCheck(document, (value, pointer, at) =>
    findings(strict, schemaAt(pointer), value, at),
  )
}

/** What says something of a value; every other keyword of the document only describes. */
export const KEYWORDS: readonly string[] = [
  '$ref',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'maxItems',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
]

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

function isOfType(value: unknown, type: unknown): boolean {
  const is = typeOf(value)
  return is === type || (type === 'integer' && Number.isInteger(value))
}

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/i.test(text) &&
    !Number.isNaN(Date.parse(text)),
}

/** A limit of a keyword; no limit when it is not given. */
const limit = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise

function findings(document: Json, given: Json, value: unknown, at: string): Finding[] {
  const schema = resolved(document, given)
  const { type, enum: allowed } = schema
  const wrong = (message: string): Finding[] => [{ pointer: at, message }]
  const types = type === undefined ? undefined : Array.isArray(type) ? type : [type]
  if (types && !types.some((one) => isOfType(value, one)))
    return wrong(`must be ${types.join(' or ')}`)
  if (Array.isArray(allowed) && !allowed.includes(value))
    return wrong(`must be one of ${allowed.join(', ')}`)
  if (schema['const'] !== undefined && schema['const'] !== value)
    return wrong(`must be ${JSON.stringify(schema['const'])}`)
  if (typeof value === 'string') return ofText(schema, value).flatMap(wrong)
  if (typeof value === 'number') return ofNumber(schema, value).flatMap(wrong)
  if (Array.isArray(value)) {
    const items = asJson(schema['items'])
    const each = value.flatMap((item, index) => findings(document, items, item, `${at}/${index}`))
    const isFew = value.length < limit(schema['minItems'], 0)
    const isMany = value.length > limit(schema['maxItems'], Infinity)
    return [
      ...(isFew ? wrong('has too few items') : []),
      ...(isMany ? wrong('has too many items') : []),
      ...each,
    ]
  }
  return isJson(value) ? ofObject(document, schema, value, at) : []
}

function ofText(schema: Json, text: string): string[] {
  const { minLength, maxLength, pattern, format } = schema
  const length = Array.from(text).length
  const isFormat = typeof format === 'string' ? formats[format] : undefined
  return [
    ...(length < limit(minLength, 0) ? [`has fewer than ${String(minLength)} characters`] : []),
    ...(length > limit(maxLength, Infinity)
      ? [`has more than ${String(maxLength)} characters`]
      : []),
    ...(typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)
      ? [`does not match ${pattern}`]
      : []),
    ...(isFormat?.(text) === false ? [`is no ${String(format)}`] : []),
  ]
}

const ofNumber = ({ minimum, maximum }: Json, value: number): string[] => [
  ...(value < limit(minimum, -Infinity) ? [`is less than ${String(minimum)}`] : []),
  ...(value > limit(maximum, Infinity) ? [`is more than ${String(maximum)}`] : []),
]

function ofObject(document: Json, schema: Json, value: Json, at: string): Finding[] {
  const properties = asJson(schema['properties'])
  const { required, additionalProperties } = schema
  const needed: unknown[] = Array.isArray(required) ? required : []
  const missing = needed.filter((name) => typeof name === 'string' && !Object.hasOwn(value, name))
  const inside = Object.entries(value).flatMap(([name, inner]) => {
    const pointer = `${at}/${escaped(name)}`
    if (Object.hasOwn(properties, name))
      return findings(document, asJson(properties[name]), inner, pointer)
    if (additionalProperties === false) return [{ pointer, message: 'is not declared' }]
    return isJson(additionalProperties)
      ? findings(document, additionalProperties, inner, pointer)
      : []
  })
  return [
    ...missing.map((name) => ({
      pointer: `${at}/${escaped(String(name))}`,
      message: 'is missing',
    })),
    ...inside,
  ]
}
