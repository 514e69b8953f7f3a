import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGE = readFileSync('src/security.md', 'utf8')
const named = [...PAGE.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

test('every file that the security page names exists', () => {
  const files = named.filter((text) => /^(?:src|e2e|mocks|scripts|openapi)\//.test(text))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

/** The rows of the threats: the sentences of the protection, and the proofs, a group for each sentence. */
const dangers = PAGE.split('\n')
  .filter((line) => /^\| [A-Z]/.test(line))
  .map((line) => {
    const [, danger = '', protection = '', proof = ''] = line.split(/ ?\| /)
    return {
      danger,
      sentences: protection.trim().split(/(?<=[.!?]) (?=[A-Z`])/),
      proofs: proof.replace(/ ?\|$/, '').split('<br>'),
    }
  })

/** The tests named in one group, and any text that is left besides them. @param {string} group */
const testsOf = (group) => ({
  tests: [...group.matchAll(/`([^`]+)`((?:,? “[^”]+”)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  ),
  rest: group.replaceAll(/`[^`]+`(?:,? “[^”]+”)+(?:, )?/g, ''),
})

/** Whether the file has a test whose title contains these words. @param {{ file: string, title: string }} named */
const isThere = ({ file, title }) =>
  existsSync(file) &&
  readFileSync(file, 'utf8')
    .split('\n')
    .some((line) => line.includes(title) && /['"`]/.test(line) && !/^\s*(?:\/\/|\*)/.test(line))

test('the security page lists threats', () => expect(dangers.length).toBeGreaterThan(30))

test.each(dangers)(
  'each sentence of the protection has its tests (SEC-30): $danger',
  ({ sentences, proofs }) => {
    expect(proofs.length, sentences.join('\n')).toBe(sentences.length)
    for (const group of proofs) {
      const { tests, rest } = testsOf(group)
      expect(rest).toBe('')
      expect(tests.length).toBeGreaterThan(0)
      expect(tests.filter((one) => !isThere(one))).toEqual([])
    }
  },
)

/** @typedef {{ name: string, known: string, mended: number[][] }} Advisory */

/** @param {string} version @returns {number[]} */
const numbers = (version) => version.split('.').map(Number)

/** @param {number[]} one @param {number[]} other @returns {boolean} whether `one` is older */
function isOlder(one, other) {
  const at = one.findIndex((number, place) => number !== other[place])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Whether a version is older than the fix in its own major version, or, without one there, than every fix. @param {number[]} version @param {number[][]} mended */
function isOpen(version, mended) {
  const own = mended.find(([major]) => major === version[0])
  return own ? isOlder(version, own) : mended.every((one) => isOlder(version, one))
}

/** @type {Advisory[]} */
const advisories = [...PAGE.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([\d., ]+) \|/gm)].map(
  ([, name = '', known = '', mended = '']) => ({
    name,
    known,
    mended: mended.split(', ').map(numbers),
  }),
)

/** @type {{ packages: Record<string, { version?: string }> }} */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** @param {string} name @returns {string[]} each version of it that is installed anywhere */
const installed = (name) =>
  Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = '' }]) => version)

test('the page assesses advisories, each about a package that is installed', () => {
  expect(advisories.length).toBeGreaterThan(10)
  expect(advisories.filter(({ name }) => installed(name).length === 0)).toEqual([])
})

test('nothing of React that runs on a server is installed', () => {
  expect(Object.keys(packages).filter((path) => path.includes('react-server'))).toEqual([])
})

test.each(advisories)('$name is installed in a fixed version: $known', ({ name, mended }) => {
  expect(installed(name).filter((version) => isOpen(numbers(version), mended))).toEqual([])
})

test.each([
  ['7.18.1', [[7, 18, 2]], true],
  ['7.18.2', [[7, 18, 2]], false],
  [
    '1.1.17',
    [
      [1, 1, 18],
      [2, 1, 4],
    ],
    true,
  ],
  ['8.0.0', [[7, 18, 2]], false],
  ['6.9.9', [[7, 18, 2]], true],
])('version %s, mended in %j: open is %s', (version, mended, open) => {
  expect(isOpen(numbers(version), mended)).toBe(open)
})

test('every shipped package has its line', () => {
  expect(Object.keys(dependencies).filter((name) => !named.includes(name))).toEqual([])
})
