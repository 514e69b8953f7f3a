import { contractDocument, resolved, typesOf } from '../contract/document'
import type { Dice } from '../backend/dice'
import { asJson, type Json } from '../lib/json'

/** A valid value for a property whose name says more than its schema; undefined if none is known. */
export type Known = (name: string) => unknown

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz ABC-'.,!?éüñ0123456789⛳")

/** A random text of `least` to `most` characters. */
export function textOf(dice: Dice, least: number, most: number): string {
  const length = dice.int(least, Math.min(most, least + (dice.int(0, 9) === 0 ? 600 : 24)))
  return Array.from({ length }, () => dice.pick(LETTERS)).join('')
}

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise

/** A random value that the schema allows. */
export function valueFor(dice: Dice, schemaOrRef: unknown, name: string, known: Known): unknown {
  const schema = resolved(contractDocument, schemaOrRef)
  const types = typesOf(schema)
  if (types.includes('null') && dice.int(0, 3) === 0) return null
  const good = known(name)
  if (good !== undefined) return good
  if (Array.isArray(schema['enum'])) return dice.pick<unknown>(schema['enum'])
  const [type] = types.filter((each) => each !== 'null')
  switch (type) {
    case 'object':
      return objectFor(dice, schema, known)
    case 'array': {
      const least = numberOf(schema['minItems'], 0)
      const length = dice.int(least, Math.min(numberOf(schema['maxItems'], least + 5), least + 5))
      return Array.from({ length }, () => valueFor(dice, schema['items'], name, known))
    }
    case 'integer':
    case 'number':
      return dice.int(numberOf(schema['minimum'], -3), numberOf(schema['maximum'], 3000))
    case 'boolean':
      return dice.int(0, 1) === 1
    default:
      return stringFor(dice, schema)
  }
}

function objectFor(dice: Dice, schema: Json, known: Known): Json {
  const required: unknown = schema['required']
  const needed = Array.isArray(required) ? required : []
  const entries = Object.entries(asJson(schema['properties'])).flatMap(([name, property]) => {
    if (!needed.includes(name) && dice.int(0, 2) === 0) return []
    return [[name, valueFor(dice, property, name, known)] as const]
  })
  return Object.fromEntries(entries)
}

function stringFor(dice: Dice, schema: Json): string {
  if (schema['format'] === 'date') return `2026-0${dice.int(1, 6)}-1${dice.int(0, 9)}`
  if (schema['format'] === 'date-time')
    return `2026-06-1${dice.int(0, 9)}T1${dice.int(0, 9)}:30:00+00:00`
  return textOf(dice, numberOf(schema['minLength'], 0), numberOf(schema['maxLength'], 2000))
}
