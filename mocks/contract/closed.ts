import { asJson, isJson, type Json } from '../lib/json'

/**
 * The document with every object schema closed that lists its properties and says nothing of others: a
 * key missing in the document is then found, so a renamed field shows twice, as missing and as unknown.
 */
export function closed(document: Json): Json {
  return asJson(walk(document))
}

function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk)
  if (!isJson(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]))
  return isOpenObject(value) ? { ...copy, additionalProperties: false } : copy
}

const isOpenObject = (schema: Json): boolean =>
  isJson(schema['properties']) &&
  schema['additionalProperties'] === undefined &&
  hasObjectType(schema)

const hasObjectType = ({ type }: Json): boolean =>
  type === 'object' || (Array.isArray(type) && type.includes('object'))
