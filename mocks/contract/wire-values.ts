import { typesOf } from './document'
import { decodedPart } from '../lib/text'
import { asJson, type Json } from '../lib/json'

/**
 * Converts the text of a path, query, header or form to the type in its schema. Text that cannot be converted stays text, so
 * that the check reports it.
 */
export function valueOf(text: string, schema: Json): unknown {
  const types = typesOf(schema)
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text)) {
    return Number(text)
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** The values of a path's parameters in a pathname, percent-decoded. */
export function pathValues(template: string, pathname: string): Record<string, string> {
  const pathSegments = pathname.split('/')
  const names = template.split('/').map((segment, at) => [segment, pathSegments[at] ?? ''] as const)
  return Object.fromEntries(
    names.flatMap(([segment, text]) => {
      const [, name] = /^\{(.+)\}$/.exec(segment) ?? []
      return name === undefined ? [] : [[name, decodedPart(text)]]
    }),
  )
}

/** A form as an object, with lists where the schema has them and a placeholder text for each file. */
export function formValues(form: FormData, properties: Json): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const schema = asJson(properties[name])
    const all = form.getAll(name)
    const each = all.map((value) => (typeof value === 'string' ? valueOf(value, schema) : '<file>'))
    const isOne = each.length === 1 && !typesOf(schema).includes('array')
    values[name] = isOne ? each[0] : each
  }
  return values
}
