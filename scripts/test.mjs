/**
 * `npm test`: types, lint, format, self-tests, unit, contract and end-to-end tests, then the name of each
 * failure and one plain line `N passed, N failed`. A name (check, unit, e2e) runs that part alone; what follows it goes to its runner.
 * `npm run check` checks what differs from the main branch; `npm run check -- --all` checks everything, as `npm test` does.
 */
import { outputOfNode, runNode, stop, temporaryFolder } from './help.mjs'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { TEST_APP } from './build/folders.mjs'
import { changedFiles, checksFor } from './checks/changed.mjs'
import { missingEngines } from './engines/find.mjs'
import { engineLines, missingLines } from './engines/report.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = temporaryFolder('test')
const [part, ...rest] = process.argv.slice(2).filter((word) => word !== '--')

/** @typedef {{ passed: number, failed: number }} Count */

/** What failed, by name, and the first lines of the reason; repeated at the end of the log. @type {string[]} */
const failures = []

/** The results of each engine, printed with the last lines. @type {string[]} */
const engineNotes = []

/** @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<boolean>} whether it exited with 0 */
const node = async (args, env) => (await runNode(args, env)) === 0

/** The packages' command files. @param {string} path */
const bin = (path) => join('node_modules', path)

/** For the tests only. */
const BUILD = ['scripts/build.mjs', '--test', '--if-stale']

/** Commands that pass or fail as a whole; first the one that takes the longest. @type {[string, string[]][]} */
const CHECKS = [
  ['lint', [bin('oxlint/bin/oxlint')]],
  ['generated files are current', ['scripts/api.mjs', '--check']],
  ['lock file', ['scripts/checks/check-lock.mjs']],
  ['files made from the layer table', ['scripts/checks/layers-files.mjs', '--check']],
  ['types', [bin('typescript-native/bin/tsc'), '--noEmit', '-p', '.']],
  ['nothing unused', [bin('knip/bin/knip.js'), '--no-progress', '-c', 'scripts/checks/knip.jsonc']],
  ['no long style sheet or page', ['scripts/checks/long-files.mjs']],
  ['lint self-test', ['scripts/checks/lint-selftest.mjs']],
  ['format', [bin('oxfmt/bin/oxfmt'), '--check']],
]

/** @param {string} title @param {() => Count | Promise<Count>} work @returns {Promise<Count>} */
async function timed(title, work) {
  const start = performance.now()
  console.log(`\n── ${title}`)
  const count = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${title}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
  return count
}

/** @param {Count[]} counts @returns {Count} */
const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})

/** @param {boolean} ok @returns {Count} */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** All checks in `npm test`; in `npm run check` those that the changed files can make fail. */
function checks() {
  const files = part === 'check' && !rest.includes('--all') ? changedFiles(root) : undefined
  if (!files) return CHECKS
  const own = checksFor(files, (name) => existsSync(join(root, name)))
  console.log(
    `${files.length} changed files, ${own.length} checks for them. For all checks: npm run check -- --all`,
  )
  return own
}

/** Runs the checks two at a time, and prints the output of each when it ends. */
async function check() {
  const waiting = checks().values()
  /** @type {Count[]} */
  const counts = []
  async function runSome() {
    for (const [title, args] of waiting) counts.push(await runCheck(title, args))
  }
  await Promise.all([runSome(), runSome()])
  return sum(counts)
}

/** @param {string} title @param {string[]} args @returns {Promise<Count>} */
async function runCheck(title, args) {
  const start = performance.now()
  const { status, output } = await outputOfNode(args)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const count = one(status === 0)
  if (count.failed > 0) failures.push(`check: ${title}`)
  console.log(
    `\n── ${title}\n${output}── ${title}: ${count.failed === 0 ? 'passed' : 'failed'} (${seconds} s)`,
  )
  return count
}

/** @param {string[]} args @param {string} failure what to repeat at the end when it does not exit with 0 */
async function passes(args, failure) {
  const ok = await node(args)
  if (!ok) failures.push(failure)
  return one(ok)
}

/** Counts a runner as failed that exits with an error without a failed test. @param {boolean} ok @param {Count} count @param {string} name */
function withExit(ok, count, name) {
  if (ok || count.failed > 0) return count
  failures.push(`${name}: the runner failed outside of a test, as its output above says`)
  return { ...count, failed: 1 }
}

/** A report's JSON; 'null' when the runner ended before writing it. @param {string} file */
const reportIn = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : 'null')

async function unit() {
  const file = join(reports, 'unit.json')
  const ok = await node([
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...rest,
  ])
  /** @type {import('vitest/node').JsonTestResults | null} */
  const report = JSON.parse(reportIn(file))
  const files = report?.testResults ?? []
  const failed = (report?.numFailedTests ?? 0) + files.filter(emptyFailure).length
  failures.push(...files.flatMap(unitFailures))
  return withExit(ok && report !== null, { passed: report?.numPassedTests ?? 0, failed }, 'unit')
}

/** @typedef {import('vitest/node').JsonTestResult} FileResult */

/** A file that failed before its first test. @param {FileResult} file */
const emptyFailure = (file) => file.status === 'failed' && file.assertionResults.length === 0

/** @param {FileResult} file @returns {string[]} */
const unitFailures = (file) => [
  ...(emptyFailure(file) ? [`unit: ${relative(root, file.name)}\n${brief(file.message)}`] : []),
  ...file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) =>
        `unit: ${relative(root, file.name)} › ${fullName}\n${brief((failureMessages ?? []).join('\n'))}`,
    ),
]

/** Its first lines, without a terminal's colors. @param {string} text */
const brief = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .slice(0, 8)
    .map((line) => `    ${line}`)
    .join('\n')

async function e2e() {
  const built = await Promise.all([node(BUILD), node([...BUILD, '--demo'])])
  if (built.includes(false)) return one(false)
  const weight =
    rest.length === 0
      ? [await timed('bytes of the routes', bytes), await timed('oldest browsers', browsers)]
      : []
  const file = join(reports, 'e2e.json')
  const args = [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', ...rest]
  const isWatched = rest.some((arg) => /^--(headed|debug|ui)\b/.test(arg))
  const ok = await node(args, { LINX_E2E_REPORT: file, LINX_UNSEEN: isWatched ? '' : '1' })
  /** @type {import('@playwright/test/reporter').JSONReport | null} */
  const report = JSON.parse(reportIn(file))
  const stats = report?.stats
  const count = {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  }
  failures.push(...(report?.suites ?? []).flatMap(e2eFailures))
  const tests = withExit(ok && report !== null, count, 'e2e')
  if (report) engineNotes.push(...engineLines(report))
  return sum([...weight, tests, ...(rest.length === 0 ? [engines()] : [])])
}

/** @param {import('@playwright/test/reporter').JSONReportSuite} suite @returns {string[]} */
const e2eFailures = ({ specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e: ${file} › ${title}`),
  ...suites.flatMap(e2eFailures),
]

/** Reports the engines that this machine does not have: each is a failure in CI, and a note elsewhere. @returns {Count} */
function engines() {
  const { lines, failed } = missingLines(missingEngines())
  engineNotes.push(...lines)
  if (failed > 0) failures.push(...lines.map((line) => `e2e: ${line}`))
  return { passed: 0, failed }
}

/** Whether the product as just built keeps to its budgets. */
const bytes = () =>
  passes(['scripts/checks/check-bytes.mjs', TEST_APP], 'e2e: a route weighs more than its budget')

/** Whether the same build works in the oldest browsers. */
const browsers = () =>
  passes(
    ['scripts/checks/check-browsers.mjs', TEST_APP],
    'e2e: the build uses what the oldest browsers lack',
  )

const [unknown] = part === 'check' ? rest.filter((word) => word !== '--all') : []
if (unknown !== undefined) stop(`npm run check has no '${unknown}'. There is --all.`)

/** @type {Record<string, () => Promise<Count>>} */
const parts = { check, unit, e2e }
const wanted = part ? { [part]: parts[part] } : parts
const counts = []
for (const [name, work] of Object.entries(wanted))
  counts.push(
    await timed(
      name,
      work ?? (() => stop(`No part '${name}'. There are ${Object.keys(parts).join(', ')}.`)),
    ),
  )
const total = sum(counts)
if (!part)
  writeFileSync(
    join(root, 'node_modules/.linx-test-seconds'),
    (performance.now() / 1000).toFixed(0),
  )
if (failures.length > 0) console.log(`\nFailed\n${failures.map((text) => `  ${text}`).join('\n')}`)
if (engineNotes.length > 0) console.log(`\n${engineNotes.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
const isNothing = total.passed === 0 && part !== 'check' // a check without changed files is not a failure
process.exit(total.failed > 0 || isNothing ? 1 : 0)
