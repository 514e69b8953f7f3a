import { JsonResponse } from '../handlers/json-response'
import { mediaType, mediaTypeOf } from '../handlers/read-body'
import { asJson, parsedJson, type Json } from '../lib/json'
import {
  contractDocument,
  escaped,
  operationsOf,
  type Contents,
  type DocumentedOperation,
  type PlacedSchema,
} from './document'
import { pathOf, type WireRequest } from '../lib/wire-request'
import { createSchemaCheck, type Find, type Finding } from './schema-check'
import type { ContractCheck, Found, RequestBytes, Violation } from './types'
import { formValues, pathValues, valueOf } from './wire-values'

/** Creates a check that compares requests and responses with the document. */
export function createContractCheck(document: Json = contractDocument): ContractCheck {
  const operations = operationsOf(document)
  const find = createSchemaCheck(document)

  function parameters(operation: DocumentedOperation, request: WireRequest): readonly Finding[] {
    const { pathname, search } = pathOf(request)
    const inQuery = new URLSearchParams(search)
    const inPath = pathValues(operation.path, pathname)
    const texts: Record<string, (name: string) => string | null> = {
      path: (name) => inPath[name] ?? null,
      query: (name) => inQuery.get(name),
      header: (name) => request.headers.get(name),
    }
    const named = operation.parameters.flatMap(
      ({ name, in: place, isRequired, schema, pointer }) => {
        const at = `/${place}/${escaped(name)}`
        const text = texts[place]?.(name) ?? null
        if (text !== null) return find(valueOf(text, schema), pointer, at)
        return isRequired ? [{ pointer: at, message: 'is missing' }] : []
      },
    )
    return [...named, ...unknownQuery(operation, inQuery)]
  }

  function body(
    { body: contents, isBodyRequired }: DocumentedOperation,
    request: WireRequest,
    bytes: RequestBytes,
  ): readonly Finding[] | Promise<readonly Finding[]> {
    if (bytes.byteLength === 0) {
      return isBodyRequired ? [{ pointer: '/body', message: 'is missing' }] : []
    }
    const type = mediaType(request.headers)
    const content = contentOf(contents, type)
    if (!content)
      return [{ pointer: '/header/Content-Type', message: `may not be ${type || 'absent'}` }]
    if (type === 'multipart/form-data') {
      const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
      return new Response(bytes, { headers }).formData().then(
        (form) => {
          const valueFor = (schema: Json) => formValues(form, asJson(schema['properties']))
          return findInAny(content.schemas, valueFor, '/form')
        },
        () => [{ pointer: '/form', message: `is not ${type}` }],
      )
    }
    const text = new TextDecoder().decode(bytes)
    const value = type === 'text/plain' ? text : parsedJson(text)
    if (value === undefined) return [{ pointer: '/body', message: `is not ${type}` }]
    return findInAny(content.schemas, () => value, '/body')
  }

  /** Empty if one of the alternatives fits; otherwise the findings of the first one without a missing member, else of the first. */
  function findInAny(
    schemas: readonly PlacedSchema[],
    valueFor: (schema: Json) => unknown,
    at: string,
  ): readonly Finding[] {
    const found = schemas.map(({ pointer, schema }) => find(valueFor(schema), pointer, at))
    if (found.some((findings) => findings.length === 0)) return []
    const isMissing = ({ pointer, message }: Finding) =>
      message === 'is missing' && pointer.lastIndexOf('/') === at.length
    return found.find((findings) => !findings.some(isMissing)) ?? found[0] ?? []
  }

  /** Findings by response, so that a response that is sent again is not checked again. */
  const checked = new WeakMap<JsonResponse, { operationId: string; violations: Violation[] }>()

  function jsonViolations(operation: DocumentedOperation, response: JsonResponse): Violation[] {
    const known = checked.get(response)
    if (known?.operationId === operation.id) return known.violations
    const found = jsonFindings(operation, response, find)
    const violations = found.map((finding) => violationOf(operation, 'response', finding))
    checked.set(response, { operationId: operation.id, violations })
    return violations
  }

  return {
    request(operationId, request, bytes) {
      const operation = operations.get(operationId)
      if (!operation) return [undocumented(operationId, 'request')]
      const outside = parameters(operation, request)
      const inside = body(operation, request, bytes)
      const violations = (findings: readonly Finding[]) =>
        [...outside, ...findings].map((finding) => violationOf(operation, 'request', finding))
      return inside instanceof Promise ? inside.then(violations) : violations(inside)
    },

    response(operationId, response, text) {
      const operation = operations.get(operationId)
      if (!operation) return [undocumented(operationId, 'response')]
      if (response instanceof JsonResponse) return jsonViolations(operation, response)
      if (response.type === 'error') return [] // the connection was cut: there is no response
      return responseViolations(operation, response, text, find)
    },
  }
}

const violationOf = (
  { id }: DocumentedOperation,
  direction: Violation['direction'],
  finding: Finding,
): Violation => ({ operationId: id, direction, ...finding })

/** The type may be any text, such as 'constructor', so an inherited property must not be found. */
const contentOf = (contents: Contents, type: string) =>
  Object.hasOwn(contents, type) ? contents[type] : undefined

/** The schemas for a response's body, or the findings about its status or content type. */
function schemasOf(
  { responses }: DocumentedOperation,
  status: number,
  type: string,
): { schemas: readonly PlacedSchema[]; findings: Finding[] } {
  const wrong = (message: string) => ({ schemas: [], findings: [{ pointer: '', message }] })
  const contents = responses[status]
  if (!contents) return wrong(`status ${status} is not declared`)
  const content = contentOf(contents, type) ?? contentOf(contents, type.replace(/\/.*/, '/*'))
  if (content) return { schemas: content.schemas, findings: [] }
  const isEmpty = Object.keys(contents).length === 0 && type === ''
  return isEmpty
    ? { schemas: [], findings: [] }
    : wrong(`content type ${type || 'absent'} is not declared`)
}

/**
 * The findings in a response of the fake's. The value that it was made from is compared first, because that is fast. The value may
 * have undefined members, which the text that is sent does not have, so only what is found in the text counts.
 */
function jsonFindings(
  operation: DocumentedOperation,
  response: JsonResponse,
  find: Find,
): readonly Finding[] {
  const { status, value, text } = response
  const type = mediaTypeOf(response.headers['content-type'])
  const { schemas, findings } = schemasOf(operation, status, type)
  if (type !== 'application/json') return findings
  const findIn = (body: unknown) => schemas.flatMap(({ pointer }) => find(body, pointer, ''))
  if (findIn(value).length === 0) return findings
  return [...findings, ...findIn(JSON.parse(text))]
}

/** The same for a Fetch `Response`. */
function responseViolations(
  operation: DocumentedOperation,
  response: Response,
  text: string | undefined,
  find: Find,
): Found {
  const type = mediaType(response.headers)
  const { schemas, findings } = schemasOf(operation, response.status, type)
  const violations = (found: readonly Finding[]) =>
    found.map((finding) => violationOf(operation, 'response', finding))
  if (type !== 'application/json' || schemas.length === 0) return violations(findings)
  const inText = (body: string) => violations(textFindings(body, schemas, find))
  // Only JSON is cloned: the clone of an event stream would never end.
  return text === undefined ? response.clone().text().then(inText) : inText(text)
}

function textFindings(
  text: string,
  schemas: readonly PlacedSchema[],
  find: Find,
): readonly Finding[] {
  const value = parsedJson(text)
  if (value === undefined) return [{ pointer: '', message: 'is not JSON' }]
  return schemas.flatMap(({ pointer }) => find(value, pointer, ''))
}

function unknownQuery(
  { parameters }: DocumentedOperation,
  query: URLSearchParams,
): readonly Finding[] {
  if (query.size === 0) return []
  const known = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name))
  known.add('access_token') // the hub's token, which the document declares as a security scheme
  const names = [...new Set(query.keys())].filter((name) => !known.has(name))
  return names.map((name) => ({ pointer: `/query/${escaped(name)}`, message: 'is not declared' }))
}

const undocumented = (operationId: string, direction: Violation['direction']): Violation => ({
  operationId,
  direction,
  pointer: '',
  message: 'is not in the document',
})
