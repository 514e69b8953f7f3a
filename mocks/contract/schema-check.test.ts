import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { asJson, isJson, type Json } from '../lib/json'
import { contractDocument, operationsOf } from './document'
import { createSchemaCheck } from './schema-check'

const SCHEMAS = { components: { schemas: {} } }

/** Compares a value with a schema in a document of its own; a `$ref` may refer to `others`. */
function findings(schema: Json, value: unknown, others: Json = {}) {
  const schemas = { ...others, Under: schema }
  return createSchemaCheck({ ...SCHEMAS, components: { schemas } })(
    value,
    '#/components/schemas/Under',
    '',
  )
}
const isRight = (schema: Json, value: unknown, others?: Json) =>
  findings(schema, value, others).length === 0

/** Each case: a schema, values it allows, and values it does not. */
const CASES: [name: string, schema: Json, right: unknown[], wrong: unknown[]][] = [
  ['type null', { type: 'null' }, [null], [0, '', false, [], {}, undefined]],
  ['type boolean', { type: 'boolean' }, [true, false], [0, 'true', null]],
  ['type string', { type: 'string' }, ['', '1'], [1, null, ['a'], {}]],
  ['type number', { type: 'number' }, [0, -1.5, 1e300], ['1', null, NaN, Infinity, true]],
  ['type integer', { type: 'integer' }, [0, -3, 1.0], [1.5, '1', null, Infinity]],
  ['type array', { type: 'array' }, [[], [1]], [{}, 'a', null]],
  ['type object', { type: 'object' }, [{}], [[], null, 'a']],
  ['two types', { type: ['string', 'null'] }, ['', null], [1, [], {}]],
  ['three types', { type: ['number', 'string', 'null'] }, [1, '', null], [true, [], {}]],
  ['enum', { enum: ['M', 'F', null, 3] }, ['M', 'F', null, 3], ['m', '3', undefined, 0]],
  ['const', { const: 'M' }, ['M'], ['F', null]],
  ['minLength', { minLength: 2 }, ['ab', '⛳⛳', 12, null, ['a']], ['', 'a', '⛳']],
  ['maxLength', { maxLength: 2 }, ['', 'ab', '🏌🏌', 123, [1, 2, 3]], ['abc', '🏌🏌🏌']],
  ['pattern', { pattern: '^\\p{L}+$' }, ['Añb', 1, null], ['', 'a1']],
  ['a pattern anywhere in a text', { pattern: 'b' }, ['abc'], ['ac']],
  ['minimum', { minimum: 1 }, [1, 2.5, '0', null], [0.9, -1]],
  ['maximum', { maximum: 1 }, [1, -2.5, '2', null], [1.1, 2]],
  ['minItems', { minItems: 1 }, [[1], 'a', {}], [[]]],
  ['maxItems', { maxItems: 1 }, [[1], [], 'ab'], [[1, 2]]],
  ['items', { items: { type: 'integer' } }, [[], [1, 2], 'a', {}], [['1'], [1, null]]],
  ['required', { required: ['a'] }, [{ a: null }, [], 'a'], [{}, { b: 1 }, { a: undefined }]],
  [
    'required, of a name that every object has',
    { required: ['toString'] },
    [{ toString: 1 }],
    [{}],
  ],
  [
    'properties, closed for an object that says nothing of others',
    { type: 'object', properties: { a: { type: 'integer' } } },
    [{}, { a: 1 }, { a: undefined }, { b: undefined }],
    [{ a: '1' }, { b: 1 }, { a: 1, b: 1 }, { toString: 1 }],
  ],
  [
    'properties without a type, open',
    { properties: { a: { type: 'integer' } } },
    [{ a: 1, b: 1 }, [], 'a'],
    [{ a: '1' }],
  ],
  [
    'additionalProperties false',
    { properties: { a: {} }, additionalProperties: false },
    [{ a: 1 }, {}],
    [{ b: 1 }],
  ],
  [
    'additionalProperties true',
    { type: 'object', properties: { a: {} }, additionalProperties: true },
    [{ a: 1, b: 1 }],
    [],
  ],
  [
    'additionalProperties with a schema',
    { properties: { a: { type: 'string' } }, additionalProperties: { type: 'integer' } },
    [{ a: 'a', b: 1 }],
    [{ a: 1 }, { b: 'b' }],
  ],
  ['nothing but a description', { description: 'Anything.', 'x-own': 1 }, [1, null, {}], []],
  [
    'contentSchema',
    {
      contentMediaType: 'application/json',
      contentSchema: { type: 'array', items: { type: 'integer' } },
    },
    ['[1]', '[]', 1],
    ['["1"]', '{}', '[', ''],
  ],
  ['format binary', { format: 'binary' }, ['', 'anything'], []],
  [
    'format date',
    { format: 'date' },
    ['2026-06-13', '2024-02-29', 20260613, null],
    [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-6-1',
      '2026-06-13T00:00:00Z',
      '',
    ],
  ],
  [
    'format date-time',
    { format: 'date-time' },
    [
      '2026-06-13T21:30:00Z',
      '2026-06-13T21:30:00.1234567+02:00',
      '2024-02-29t00:00:59.5-0730',
      '2026-06-13 21:30:00z',
      null,
    ],
    [
      '2026-06-13T21:30:00',
      '2026-06-13T24:00:00Z',
      '2026-06-13T21:60:00Z',
      '2026-02-30T21:30:00Z',
      '2026-06-13T21:30:00+24:00',
      '2026-06-13T21:30Z',
      '2026-06-13',
      'yesterday',
    ],
  ],
]

test.each(CASES)('%s', (_name, schema, right, wrong) => {
  expect(right.filter((value) => !isRight(schema, value))).toEqual([])
  expect(wrong.filter((value) => isRight(schema, value))).toEqual([])
})

test('what is beside a reference counts too, and a schema may refer to itself', () => {
  const Tree = {
    type: 'object',
    properties: { left: { $ref: '#/components/schemas/Tree' }, value: { type: 'integer' } },
  }
  const schema = { $ref: '#/components/schemas/Tree', required: ['value'] }
  expect(isRight(schema, { value: 1, left: { left: { value: 2 } } }, { Tree })).toBe(true)
  expect(isRight(schema, { left: {} }, { Tree })).toBe(false)
  expect(findings(schema, { value: 1, left: { left: { value: 'x' } } }, { Tree })).toEqual([
    { pointer: '/left/left/value', message: 'must be integer' },
  ])
})

test('every fault of a value is found, each at its place', () => {
  const schema = {
    type: 'object',
    required: ['name', 'holes'],
    properties: {
      name: { type: 'string' },
      'a/b': { type: 'array', items: { type: 'integer', minimum: 1, maximum: 0 } },
    },
  }
  expect(findings(schema, { 'a/b': ['x', 0.5, 3, -1], extra: 1 })).toEqual([
    { pointer: '/name', message: 'is missing' },
    { pointer: '/holes', message: 'is missing' },
    { pointer: '/a~1b/0', message: 'must be integer' },
    { pointer: '/a~1b/1', message: 'must be integer' },
    { pointer: '/a~1b/2', message: 'is more than 0' },
    { pointer: '/a~1b/3', message: 'is less than 1' },
    { pointer: '/extra', message: 'is not declared' },
  ])
})

test.each([
  [{ uniqueItems: true }, 'keyword uniqueItems'],
  [{ items: { oneOf: [] } }, 'keyword oneOf'],
  [{ format: 'email' }, 'format email'],
  [{ type: 'text' }, 'type text'],
])('%j is not passed over: it cannot be used', (schema, name) => {
  expect(() => findings(schema, [])).toThrow(`does not know the ${name}.`)
})

test('a reference that leads nowhere cannot be used', () => {
  expect(() => findings({ $ref: '#/components/schemas/Gone' }, [])).toThrow('Nothing is at')
})

const documentOf = (name: string): Json =>
  asJson(parse(readFileSync(new URL(`../../openapi/${name}.yaml`, import.meta.url), 'utf8')))

test.each([
  ['the contract', contractDocument],
  ['the document of Microsoft Graph', documentOf('graph')],
  ['the document of the identity provider', documentOf('identity')],
])('every schema of %s can be checked', (_name, document) => {
  const find = createSchemaCheck(document)
  const pointers = [...operationsOf(document).values()].flatMap((operation) => [
    ...operation.parameters.map(({ pointer }) => pointer),
    ...[operation.body, ...Object.values(operation.responses)].flatMap((contents) =>
      Object.values(contents).flatMap(({ schemas }) => schemas.map(({ pointer }) => pointer)),
    ),
    ...Object.keys(asJson(asJson(document['components'])['schemas']))
      .filter((name) => !isAlternative(document, name))
      .map((name) => `#/components/schemas/${name}`),
  ])
  expect(pointers.length).toBeGreaterThan(3)
  for (const pointer of pointers) expect(() => find({}, pointer, ''), pointer).not.toThrow()
})

/** Whether a named schema only lists a body's alternatives, which are taken apart before schemas are compiled. */
function isAlternative(document: Json, name: string): boolean {
  const schema = asJson(asJson(asJson(document['components'])['schemas'])[name])
  return isJson(schema) && 'anyOf' in schema
}
