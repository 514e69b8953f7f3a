import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (/** @type {string} */ name) => readFileSync(root + name, 'utf8')
const OWN = 'scripts/checks/rules.test.mjs'

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .trim()
  .split('\n')
const names = [...new Set(listed)] // a file in conflict is listed three times

/** Each line of the code and documents, with its location. A file that git still lists may be missing from the disk. */
const lines = names
  .filter((name) => /^(?:src|mocks|e2e|scripts|openapi|\.github)\/|^README\.md$/.test(name))
  .filter((name) => /\.(?:tsx?|mjs|js|css|html|md|jsonc?|ya?ml)$/.test(name) && name !== OWN)
  .flatMap((name) => {
    try {
      return read(name)
        .split('\n')
        .map((text, at) => ({ where: `${name}:${at + 1}`, text }))
    } catch {
      return []
    }
  })

/**
 * The names in all lines that match `pattern` and that `isKnown` does not know, with their locations.
 * @param {RegExp} pattern
 * @param {(name: string) => boolean} [isKnown]
 */
const unknown = (pattern, isKnown = () => false) =>
  lines.flatMap(({ where, text }) =>
    (text.match(pattern) ?? []).filter((name) => !isKnown(name)).map((name) => `${where} ${name}`),
  )

const rules = [...read('src/rules.md').matchAll(/^## R(\d+) \S.*$/gm)].map(([, number]) => number)

test('the rules are numbered from 1 without a gap', () => {
  expect(rules).toEqual(Array.from({ length: 25 }, (_, at) => String(at + 1)))
})

test('every rule that is named is in src/rules.md', () => {
  expect(lines.filter(({ text }) => /\(R\d/.test(text)).length).toBeGreaterThan(100)
  expect(unknown(/\bR\d{1,3}\b/g, (name) => rules.includes(name.slice(1)))).toEqual([])
})

test('every fault that is named is in e2e/fault-matrix.json', () => {
  const faults = new Set([...Object.keys(JSON.parse(read('e2e/fault-matrix.json'))), 'UTF-16'])
  expect(unknown(/\b[A-Z]{3}-\d{2}\b/g, (name) => faults.has(name))).toEqual([])
})

test('every document that is named is in the repository', () => {
  const documents = new Set(names.map((name) => basename(name)))
  documents.add('bug.md') // a story that fails writes it
  expect(unknown(/[\w-]+\.md\b/g, (name) => documents.has(name))).toEqual([])
})

test.each([
  ['a section', /\b(?:sections?|chapters?) \d\w*|§ ?\d?/gi],
  ['a numbered feature or property', /\b(?:features?|property|properties) \d+/gi],
  [
    'a row or a page',
    /\b(?:product|features?),? (?:rows?|pages?) \d+|\((?:[^()'"]*\s)?(?:rows?|pages?) \d+/gi,
  ],
  ['another specification', /\b(?:app-shell|golf-features)\b|\bvisual design\b/gi],
])('nothing refers to %s of a document that a reader does not have', (_what, pattern) => {
  expect(unknown(pattern)).toEqual([])
})
