import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ANONYMOUS, FOR_VISITORS_TOO } from './operations'

type Security = Record<string, unknown>[]
type Operation = { operationId?: string; security?: Security }

test('exactly the operations for which the document requires no access token are sent without one', () => {
  const document: { security: Security; paths: Record<string, Record<string, Operation>> } =
    JSON.parse(readFileSync('mocks/contract/spec.json', 'utf8'))
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods)
      .filter((operation) => operation.operationId)
      .map(({ security = document.security }) => ({
        path,
        open: !security.some((way) => 'bearer' in way),
        optional:
          security.some((way) => 'bearer' in way) &&
          security.some((way) => Object.keys(way).length === 0),
      })),
  )
  expect(operations.length).toBeGreaterThan(10)
  for (const { path, open, optional } of operations) {
    expect(ANONYMOUS.has(path), path).toBe(open)
    expect(FOR_VISITORS_TOO.has(path), path).toBe(optional)
  }
})
