import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ANONYMOUS } from './operations'

type Operation = { operationId?: string; security?: unknown[] }

test('exactly the operations the document opens to everybody go without a token', () => {
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    readFileSync('mocks/contract/spec.json', 'utf8'),
  )
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods)
      .filter((operation) => operation.operationId)
      .map((operation) => ({ path, open: operation.security?.length === 0 })),
  )
  expect(operations.length).toBeGreaterThan(10)
  for (const { path, open } of operations) expect(ANONYMOUS.has(path), path).toBe(open)
})
