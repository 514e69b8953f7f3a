import { expect, test } from 'vitest'
import { isJson } from '../lib/json'
import { call, MARCUS, NORA, openWorld } from '../testing'
import { createContractCheck } from './check'
import { contractDocument } from './document'
import { createPlainCheck, KEYWORDS } from './plain-check'
import type { Violation } from './types'

const ajv = createContractCheck()
const plain = createPlainCheck()

const violationTexts = (found: readonly Violation[]) =>
  [...new Set(found.map(({ direction, pointer }) => `${direction} ${pointer}`))].toSorted((a, b) =>
    a.localeCompare(b),
  )

/** A copy with one thing changed for each place in it: gone, of another type, or beside an unknown key. */
function damagedCopies(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const first: unknown = value[0]
    return first === undefined
      ? []
      : damagedCopies(first).map((other) => [other, ...value.slice(1)])
  }
  if (!isJson(value)) return [[], '', -1e9, 1.5, null, 'x'.repeat(6000)]
  const { ...copy } = value
  return [
    { ...copy, surprise: 1 },
    ...Object.keys(copy).flatMap((key) => {
      const { [key]: inner, ...rest } = copy
      return [rest, ...damagedCopies(inner).map((other) => ({ ...copy, [key]: other }))]
    }),
  ]
}

test.each([
  ['listLinx', '/api/linx?view=Following'],
  ['getCurrentUser', '/api/user/current'],
  ['listFollowing', '/api/follow/following'],
  ['listRecentCourses', '/api/Scores/RecentCourses'],
  ['listMyGroups', '/api/group/mygroups'],
])('finds what Ajv finds in answers of %s, at the same places', async (operationId, path) => {
  const backend = await openWorld()
  const { json, status } = await call(backend, 'GET', path, { as: NORA })
  expect(status).toBe(200)
  let wrong = 0
  for (const value of [json, ...damagedCopies(json)]) {
    const text = JSON.stringify(value)
    const answer = () => new Response(text, { headers: { 'Content-Type': 'application/json' } })
    const one = violationTexts(await ajv.response(operationId, answer(), text))
    expect(
      violationTexts(await plain.response(operationId, answer(), text)),
      text.slice(0, 200),
    ).toEqual(one)
    wrong += one.length
  }
  expect(wrong).toBeGreaterThan(10)
})

test('finds what Ajv finds in requests', async () => {
  for (const value of damagedCopies({ email: MARCUS, password: 'linxgolf1' })) {
    const bytes = new TextEncoder().encode(JSON.stringify(value))
    const request = new Request('http://golf.test/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(violationTexts(await plain.request('login', request, bytes))).toEqual(
      violationTexts(await ajv.request('login', request, bytes)),
    )
  }
})

test('the document says nothing this check cannot read', () => {
  const describing =
    /^(x-|content|description$|title$|example|default$|deprecated$|readOnly$|writeOnly$|\$comment$)/
  const unknown = new Set<string>()
  const schema = (value: unknown): void => {
    if (!isJson(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (!KEYWORDS.includes(key) && !describing.test(key)) unknown.add(key)
      if (key === 'properties' && isJson(inner)) Object.values(inner).forEach(schema)
      if (key === 'items' || key === 'additionalProperties') schema(inner)
    }
  }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isJson(value)) return
    for (const [key, inner] of Object.entries(value)) {
      // Alternatives for a whole body are chosen before a schema is read.
      if (key === 'schema' && isJson(inner) && Array.isArray(inner['anyOf']))
        inner['anyOf'].forEach(schema)
      else if (key === 'schema') schema(inner)
      else if (key === 'schemas' && isJson(inner)) Object.values(inner).forEach(schema)
      else walk(inner)
    }
  }
  walk(contractDocument)
  expect([...unknown]).toEqual([])
})
