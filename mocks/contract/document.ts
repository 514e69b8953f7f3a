import { asJson, isJson, type Json } from '../lib/json'
import spec from './spec.json' with { type: 'json' }

/** The contract as data, made from openapi/ by `npm run api`. */
export const contractDocument: Json = spec

/** A parameter; `pointer` is the JSON pointer of its schema, in URI fragment form. */
export type Parameter = {
  name: string
  in: string
  isRequired: boolean
  schema: Json
  pointer: string
}

/** A schema and its JSON pointer, in URI fragment form. */
export type PlacedSchema = { pointer: string; schema: Json }

/** The bodies allowed, by media type; a body must fit at least one of `schemas`. */
export type Contents = Readonly<Record<string, { schemas: readonly PlacedSchema[] }>>

/** An operation of the document, with everything needed to check an exchange. */
export type DocumentedOperation = {
  id: string
  method: string
  path: string
  /** Whether it needs a golfer's access token; the operator's key does not count. */
  isSignedIn: boolean
  parameters: readonly Parameter[]
  body: Contents
  isBodyRequired: boolean
  /** By status. */
  responses: Readonly<Record<string, Contents>>
}

/** A key, escaped as a segment of a JSON pointer. */
export const escaped = (step: string): string => step.replace(/~/g, '~0').replace(/\//g, '~1')

/** A JSON pointer in URI fragment form, as `$ref` requires it. */
const fragment = (...steps: string[]): string =>
  `#/${steps.map((step) => encodeURIComponent(escaped(step))).join('/')}`

/** The target of a `$ref` within the document; throws if there is none. An object without `$ref` is returned unchanged. */
export function resolved(document: Json, value: unknown): Json {
  const { $ref } = asJson(value)
  if (typeof $ref !== 'string') return asJson(value)
  const steps = $ref
    .slice(2)
    .split('/')
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'))
  const target = steps.reduce<unknown>(
    (at, step) => (Array.isArray(at) ? at[Number(step)] : asJson(at)[step]),
    document,
  )
  if (!isJson(target)) throw new Error(`Nothing is at ${$ref} in the document.`)
  return target
}

/** The type names that a schema allows. */
export const typesOf = ({ type }: Json): readonly unknown[] => (Array.isArray(type) ? type : [type])

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/** Every operation, by its id. */
export function operationsOf(document: Json): ReadonlyMap<string, DocumentedOperation> {
  const found = new Map<string, DocumentedOperation>()
  for (const [path, methods] of Object.entries(asJson(document['paths']))) {
    for (const method of METHODS) {
      const operation = asJson(methods)[method]
      if (!isJson(operation)) continue
      const made = documented(document, path, method, operation)
      found.set(made.id, made)
    }
  }
  return found
}

/** Whether a bearer token is required: `{}` among an operation's security requirements makes it optional. */
const needsBearer = (ways: Json[]): boolean =>
  ways.some((way) => 'bearer' in way) && !ways.some((way) => Object.keys(way).length === 0)

function documented(
  document: Json,
  path: string,
  method: string,
  operation: Json,
): DocumentedOperation {
  const at = fragment('paths', path, method)
  const security = operation['security'] ?? document['security']
  const parameters: unknown[] = Array.isArray(operation['parameters'])
    ? operation['parameters']
    : []
  const body = asJson(operation['requestBody'])
  return {
    id: String(operation['operationId']),
    method: method.toUpperCase(),
    path,
    isSignedIn: Array.isArray(security) && needsBearer(security.map(asJson)),
    parameters: parameters.map((parameter, index) => {
      const { name, in: location, required, schema } = asJson(parameter)
      return {
        name: String(name),
        in: String(location),
        isRequired: required === true,
        schema: asJson(schema),
        pointer: `${at}/parameters/${index}/schema`,
      }
    }),
    body: contents(document, body, `${at}/requestBody`),
    isBodyRequired: body['required'] === true,
    responses: Object.fromEntries(
      Object.entries(asJson(operation['responses'])).map(([status, response]) => {
        const { $ref } = asJson(response)
        const location = typeof $ref === 'string' ? $ref : `${at}/responses/${status}`
        return [status, contents(document, resolved(document, response), location)]
      }),
    ),
  }
}

const contents = (document: Json, holder: Json, at: string): Contents =>
  Object.fromEntries(
    Object.entries(asJson(holder['content'])).map(([type, content]) => {
      const pointer = `${at}/content/${encodeURIComponent(escaped(type))}/schema`
      return [type, { schemas: alternatives(document, asJson(content)['schema'], pointer) }]
    }),
  )

/** The references of an `anyOf`, or the schema itself. */
function alternatives(document: Json, given: unknown, pointer: string): PlacedSchema[] {
  const schema = resolved(document, given)
  const { anyOf } = schema
  if (!Array.isArray(anyOf)) return [{ pointer, schema }]
  return anyOf.map((one: unknown) => ({
    pointer: String(asJson(one)['$ref']),
    schema: resolved(document, one),
  }))
}
