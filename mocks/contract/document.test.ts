import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { handlersOf, operationIds } from '../handlers/index'
import { call, openWorld } from '../testing'
import { contractDocument, operationsOf } from './document'

const mocks = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const operations = [...operationsOf(contractDocument).values()]

test('every operation of the document has a handler at its method and path, and no handler is alone', async () => {
  const backend = await openWorld()
  const handled = [...handlersOf(backend)].map(([id, { method, path }]) => ({ id, method, path }))
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
  expect(handled.toSorted(byId)).toEqual(
    operations.map(({ id, method, path }) => ({ id, method, path })).toSorted(byId),
  )
  expect([...operationIds].toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})

test('every operation has a handler file of its name with a test beside it', () => {
  const files = readdirSync(join(mocks, 'handlers'), { recursive: true }).map(String)
  const names = operations.map(({ id }) =>
    id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  for (const name of names) {
    expect(
      files.filter((file) => file.endsWith(`/${name}.ts`)),
      name,
    ).toHaveLength(1)
    expect(
      files.filter((file) => file.endsWith(`/${name}.test.ts`)),
      name,
    ).toHaveLength(1)
  }
})

test.each(operations.filter(({ isSignedIn }) => isSignedIn))(
  '$id answers 401 without a token',
  async ({ method, path }) => {
    const backend = await openWorld()
    const answered = await call(backend, method, path.replaceAll(/\{\w+\}/g, '1'), {
      isInvalid: isLoose(path, method),
    })
    expect(answered).toMatchObject({
      status: 401,
      json: { message: 'Please sign in first.', status: 401 },
    })
    expect(answered.response.headers.get('WWW-Authenticate')).toBe('Bearer')
  },
)

/** Whether a request with only the address lacks something that the document requires. */
function isLoose(path: string, method: string): boolean {
  const operation = operations.find((each) => each.path === path && each.method === method)
  return (
    !!operation?.isBodyRequired ||
    !!operation?.parameters.some((each) => each.isRequired && each.in === 'query')
  )
}

test('answers with bytes are binary, which every generator takes for a file and not for a text (DOC-01)', () => {
  const bytes = operations.flatMap(({ id, responses }) =>
    Object.values(responses).flatMap((contents) =>
      Object.entries(contents).flatMap(([type, { schemas }]) =>
        /^(image|video)\//.test(type) ? schemas.map(({ schema }) => ({ id, schema })) : [],
      ),
    ),
  )
  expect(bytes.length).toBeGreaterThan(3)
  for (const { id, schema } of bytes)
    expect(schema, id).toEqual({ type: 'string', format: 'binary' })
})

/** A module and all modules that it loads, through its relative and #mocks imports. */
function comesWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, name = ''] of text.matchAll(
    /^(?:import|export)(?! type)[^'"]*\sfrom ['"]([^'"]+)['"]/gm,
  )) {
    if (name.startsWith('.')) comesWith(pathOf(resolve(dirname(file), name)), found)
    else found.add(name)
  }
  return found
}

const pathOf = (path: string): string => (/\.(json|ts)$/.test(path) ? path : `${path}.ts`)

test('a backend brings no copy of the document: the demo loads that with the check, later', () => {
  const isOfCheck = (name: string) =>
    /spec\.json|contract\/(contract-check|document|schema-check)/.test(name)
  const modules = [
    ...comesWith(join(mocks, 'backend/backend.ts')),
    ...comesWith(join(mocks, 'scenarios/index.ts')),
  ]
  expect(modules.length).toBeGreaterThan(40)
  expect(modules.filter(isOfCheck)).toEqual([])
  expect([...comesWith(join(mocks, 'contract/contract-check.ts'))].filter(isOfCheck)).toHaveLength(
    4,
  )
})
