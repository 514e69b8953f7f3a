import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTRACT_VERSION } from './contract-version'

test('the app’s contract version is that of openapi/', () => {
  const document = readFileSync('openapi/linx.yaml', 'utf8')
  expect(/^ {2}version: (.+)$/m.exec(document)?.[1]).toBe(CONTRACT_VERSION)
})
