import { mediaType } from '../handlers/read-body'
import { asJson, type Json } from '../json'
import { escaped, operationsOf, type DocumentedOperation, type PlacedSchema } from './document'
import { pathOf, type WireRequest } from '../wire-request'
import type { ContractCheck, RequestBytes, Violation } from './types'
import { formValues, pathValues, valueOf } from './wire-values'

/** Where a value and its schema disagree: JSON pointer, and how. */
export type Finding = { pointer: string; message: string }

/** Compares a value with a schema of the document: `pointer` leads to the schema, `at` to the value in the exchange. */
export type Find = (value: unknown, pointer: string, at: string) => Finding[]

/** Compares requests and answers with the document, by whatever compares a value with a schema. */
export function createExchangeCheck(document: Json, find: Find): ContractCheck {
  const operations = operationsOf(document)

  function parameters(operation: DocumentedOperation, request: WireRequest): Finding[] {
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

  async function body(
    { body: contents, isBodyRequired }: DocumentedOperation,
    request: WireRequest,
    bytes: RequestBytes,
  ): Promise<Finding[]> {
    if (bytes.byteLength === 0) {
      return isBodyRequired ? [{ pointer: '/body', message: 'is missing' }] : []
    }
    const type = mediaType(request.headers)
    const content = contents[type]
    if (!content)
      return [{ pointer: '/header/Content-Type', message: `may not be ${type || 'absent'}` }]
    const at = type === 'multipart/form-data' ? '/form' : '/body'
    try {
      const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
      const valueFor = await sentValues(new Response(bytes, { headers }), type)
      return findInAny(content.schemas, valueFor, at)
    } catch {
      return [{ pointer: at, message: `is not ${type}` }]
    }
  }

  /** Nothing when one of the alternatives fits; else what the first has against it. */
  function findInAny(
    schemas: readonly PlacedSchema[],
    valueFor: (schema: Json) => unknown,
    at: string,
  ): Finding[] {
    const found = schemas.map(({ pointer, schema }) => find(valueFor(schema), pointer, at))
    return found.some((findings) => findings.length === 0) ? [] : (found[0] ?? [])
  }

  return {
    async request(operationId, request, bytes) {
      const operation = operations.get(operationId)
      if (!operation) return [undocumented(operationId, 'request')]
      const found = [...parameters(operation, request), ...(await body(operation, request, bytes))]
      return found.map((finding) => ({ operationId, direction: 'request', ...finding }))
    },

    async response(operationId, response, text) {
      if (response.type === 'error') return [] // cut: nothing was answered
      const operation = operations.get(operationId)
      if (!operation) return [undocumented(operationId, 'response')]
      const found = await answerFindings(operation, response, text, find)
      return found.map((finding) => ({ operationId, direction: 'response', ...finding }))
    },
  }
}

/** What a body says to a schema: the parts of a form, a text as it is, everything else as JSON. */
async function sentValues(sent: Response, type: string): Promise<(schema: Json) => unknown> {
  if (type === 'multipart/form-data') {
    const form = await sent.formData()
    return (schema) => formValues(form, asJson(schema['properties']))
  }
  const value: unknown = await (type === 'text/plain' ? sent.text() : sent.json())
  return () => value
}

async function answerFindings(
  { responses }: DocumentedOperation,
  response: Response,
  text: string | undefined,
  find: Find,
): Promise<Finding[]> {
  const contents = responses[response.status]
  if (!contents) return [{ pointer: '', message: `status ${response.status} is not declared` }]
  const type = mediaType(response.headers)
  const content = contents[type] ?? contents[type.replace(/\/.*/, '/*')]
  if (!content) {
    const isEmpty = Object.keys(contents).length === 0 && type === ''
    return isEmpty
      ? []
      : [{ pointer: '', message: `content type ${type || 'absent'} is not declared` }]
  }
  if (type !== 'application/json') return []
  try {
    // A copy, and of JSON only: copying a stream that stays open would keep its end from its reader.
    const value: unknown = JSON.parse(text ?? (await response.clone().text()))
    return content.schemas.flatMap(({ pointer }) => find(value, pointer, ''))
  } catch {
    return [{ pointer: '', message: 'is not JSON' }]
  }
}

function unknownQuery({ parameters }: DocumentedOperation, query: URLSearchParams): Finding[] {
  if (query.size === 0) return []
  const known = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name))
  known.add('access_token') // the hub's token; a security scheme and not a parameter
  const names = [...new Set(query.keys())].filter((name) => !known.has(name))
  return names.map((name) => ({ pointer: `/query/${escaped(name)}`, message: 'is not declared' }))
}

const undocumented = (operationId: string, direction: Violation['direction']): Violation => ({
  operationId,
  direction,
  pointer: '',
  message: 'is not in the document',
})
