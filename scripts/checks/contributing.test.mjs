import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (/** @type {string} */ name) => readFileSync(root + name, 'utf8')

test('every file that CONTRIBUTING says to copy exists, and so does every command (HST-18)', () => {
  const text = read('.github/CONTRIBUTING.md')
  const files = [...text.matchAll(/`((?:\.github|openapi|mocks|src|scripts|e2e)\/[^`*]*)`/g)].map(
    ([, name = '']) => name,
  )
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((name) => !existsSync(root + name))).toEqual([])
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(read('package.json'))
  const commands = [...text.matchAll(/`npm (?:run )?([\w:]+)`/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

test('every file that DECISIONS names exists', () => {
  const text = read('.github/DECISIONS.md')
  const files = [...text.matchAll(/`((?:openapi|mocks|src|scripts|e2e)\/[^`*]*)`/g)].map(
    ([, name = '']) => name,
  )
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((name) => !existsSync(root + name))).toEqual([])
})

test('the workflow runs the commands that README tells everybody to run (HST-18)', () => {
  expect(read('.github/workflows/test.yml')).toContain('- run: npm test\n')
  expect(read('.ci/run')).toContain('\nnpm test\n')
  expect(read('.github/workflows/test.yml')).not.toContain('\t')
})
