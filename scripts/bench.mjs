/**
 * `npm run bench`: bytes, requests and long tasks of the first screens beside the floor (this stack's hello-world), first, second
 * and offline starts beside it, bytes of every other route and of all that the worker stores, the demo's start and reset, the
 * fake server's throughput, setup and test time. Lists what is over its budget at the end, and exits with 1 then. Times are
 * only printed; ratios of two times of one run have budgets.
 */
import { optionsOf, outputOfNode, runNode, stop, temporaryFolder } from './help.mjs'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { failuresOf } from './bench/failures-of.mjs'
import { judgeBytes } from './bench/judge-bytes.mjs'
import { TEST_APP } from './build/folders.mjs'
import { buildFloor, weighFolder } from './bench/measure-bytes.mjs'

const report = fileURLToPath(new URL('../node_modules/.linx-bench.json', import.meta.url))

// Other arguments select measurements in the browser, as in Playwright.
optionsOf({ grep: { type: 'string', short: 'g' } }, { allowPositionals: true })

/** What exceeds its budget or could not be measured; repeated at the end. @type {string[]} */
const over = []

const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '-c',
  'e2e/playwright.config.ts',
  '--project',
  'bench',
]

const selection = process.argv.slice(2)
if (selection.length > 0) {
  const list = (/** @type {string[]} */ args) =>
    outputOfNode([...PLAYWRIGHT, '--list', ...args], { env: { LINX_BENCH: '1' } })
  if ((await list(selection)).status !== 0)
    stop(
      `${(await list([])).output}\nNo measurement in the browser is called '${selection.join(' ')}'. They are listed above.`,
    )
}

/** Runs a part that only has to finish with exit code 0. @param {string[]} args @returns {Promise<number>} the milliseconds that it took */
async function runPart(args) {
  const start = performance.now()
  if ((await runNode(args)) !== 0) over.push(`${args[0]} failed`)
  return performance.now() - start
}

const BUILD = ['scripts/build.mjs', '--test', '--if-stale']
await runPart(BUILD)
await runPart([...BUILD, '--demo'])

const floorFolder = await buildFloor(temporaryFolder('floor'))
const floor = weighFolder(floorFolder)
console.log(`\nfloor (this stack's hello-world): ${(floor / 1000).toFixed(1)} kB brotli`)
const bytes = judgeBytes(floor, TEST_APP)
console.log(bytes.figures.join('\n'))
over.push(...bytes.over)

rmSync(report, { force: true })
const status = await runNode([...PLAYWRIGHT, '--workers', '1', ...selection], {
  LINX_BENCH: '1',
  LINX_FLOOR: String(floor),
  LINX_FLOOR_FOLDER: floorFolder,
  LINX_E2E_REPORT: report,
})
const failures = existsSync(report) ? failuresOf(JSON.parse(readFileSync(report, 'utf8'))) : []
over.push(
  ...(status === 0 || failures.length > 0
    ? failures
    : ['The measurements in the browser did not finish']),
)

await runPart(['scripts/bench/throughput.mjs'])
console.log(
  `setup with everything in place: ${((await runPart(['scripts/setup.mjs', '--browser'])) / 1000).toFixed(2)} s (aim 2 s)`,
)
const last = fileURLToPath(new URL('../node_modules/.linx-test-seconds', import.meta.url))
console.log(
  `npm test, last whole run: ${existsSync(last) ? `${readFileSync(last, 'utf8')} s` : 'not run yet'}`,
)

console.log(
  over.length > 0
    ? `\nOver budget:\n${over.map((line) => `  ${line}`).join('\n')}`
    : '\nNothing is over its budget.',
)
process.exit(over.length > 0 ? 1 : 0)
