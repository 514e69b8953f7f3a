import { asJson, isJson, type Json } from '../../lib/json'
import { resolved, type DocumentedOperation } from '../document'

/** Records which declared fields appeared in the fake's responses. */
export type FieldRecord = {
  /** Records every field of a response that has a value, null included. */
  note(operation: DocumentedOperation, status: number, value: unknown): void
  /** The declared fields that no recorded response had, such as `LinxItem.nickname` or `getVersion 200.version`. */
  unanswered(): readonly string[]
}

/** A schema with its references resolved, and its name in the document. */
type Named = { name: string; schema: Json }

const JSON_TYPE = 'application/json'

/** Compares the properties that the document declares for responses with those of real responses. */
export function createFieldRecord(
  document: Json,
  operations: Iterable<DocumentedOperation>,
): FieldRecord {
  const answered = new Set<string>()

  const follow = ({ name, schema }: Named): Named => {
    const { $ref } = schema
    if (typeof $ref !== 'string') return { name, schema }
    return follow({ name: lastStep($ref), schema: resolved(document, schema) })
  }

  /** The schemas of a response's body, named by operation and status unless they have a name of their own. */
  const bodies = ({ id, responses }: DocumentedOperation, status: number): Named[] =>
    (responses[status]?.[JSON_TYPE]?.schemas ?? []).map(({ pointer, schema }) =>
      pointer.startsWith('#/components/schemas/')
        ? { name: lastStep(pointer), schema }
        : follow({ name: `${id} ${status}`, schema: holderOf(document, pointer) }),
    )

  /** Every property below a schema, with its name; a recursive schema is visited once. */
  function declared(given: Named, seen: Set<Json>): string[] {
    const { name, schema } = follow(given)
    if (seen.has(schema)) return []
    seen.add(schema)
    const members = Object.entries(asJson(schema['properties'])).flatMap(([key, member]) => [
      `${name}.${key}`,
      ...declared({ name: `${name}.${key}`, schema: asJson(member) }, seen),
    ])
    return [...members, ...inner(schema, name).flatMap((each) => declared(each, seen))]
  }

  function note(given: Named, value: unknown): void {
    const { name, schema } = follow(given)
    if (Array.isArray(value)) {
      for (const item of value) note({ name, schema: asJson(schema['items']) }, item)
      return
    }
    if (!isJson(value)) return
    for (const [key, member] of Object.entries(asJson(schema['properties']))) {
      if (value[key] === undefined) continue
      answered.add(`${name}.${key}`)
      note({ name: `${name}.${key}`, schema: asJson(member) }, value[key])
    }
    const { additionalProperties } = schema
    if (isJson(additionalProperties))
      for (const member of Object.values(value))
        note({ name, schema: additionalProperties }, member)
  }

  return {
    note(operation, status, value) {
      for (const body of bodies(operation, status)) note(body, value)
    },
    unanswered() {
      const seen = new Set<Json>()
      const all = [...operations].flatMap((operation) =>
        Object.keys(operation.responses).flatMap((status) =>
          bodies(operation, Number(status)).flatMap((body) => declared(body, seen)),
        ),
      )
      return [...new Set(all)].filter((name) => !answered.has(name))
    },
  }
}

/** The schemas of an array's items and of additional properties. */
const inner = (schema: Json, name: string): Named[] =>
  [schema['items'], schema['additionalProperties']]
    .filter(isJson)
    .map((each) => ({ name, schema: each }))

const lastStep = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1)

/** The schema at a pointer, with its `$ref` not resolved, so that its name is known. */
function holderOf(document: Json, pointer: string): Json {
  const target = resolved(document, { $ref: decodeURIComponent(pointer.replace(/\/schema$/, '')) })
  return asJson(target['schema'])
}
