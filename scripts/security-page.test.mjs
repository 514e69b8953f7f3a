import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGE = readFileSync('src/security.md', 'utf8')
const named = [...PAGE.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

test('every file the page names is there', () => {
  const files = named.filter((text) => /^(?:src|e2e|mocks|scripts|openapi)\//.test(text))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('each danger has a test, but the one for which there is none to be had', () => {
  const rows = PAGE.split('\n').filter((line) => /^\| [A-Z]/.test(line))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !/`\S+\.(?:test|spec|mjs)\S*` \|$/.test(row))).toEqual([
    expect.stringContaining('Another app on the same origin'),
  ])
})

test('every package that is shipped has its line', () => {
  expect(Object.keys(dependencies).filter((name) => !named.includes(name))).toEqual([])
})
