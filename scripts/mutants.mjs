/**
 * `npm run mutants [-- --only WORD]`: breaks the app in each of the ways in scripts/mutants/, in memory and one at a time, and
 * runs the tests that must fail. Prints which test did; exits with 1 when none failed.
 */
import { optionsOf, stop, outputOfNode, temporaryFolder } from './help.mjs'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brokenText, mutants } from './mutants/mutants.mjs'

const folder = temporaryFolder('mutants')
const [report, loaded] = [join(folder, 'report.json'), join(folder, 'loaded')]
/** Far more than any of them takes: a mutant that makes the tests hang counts as survived. */
const LIMIT_MS = 180_000

const { only } = optionsOf({ only: { type: 'string', default: '' } })
const wanted = mutants.filter(({ name }) => name.includes(only))
if (wanted.length === 0) {
  for (const { name } of mutants) console.log(`  ${name}`)
  stop(`\nNo mutant has '${only}' in its name. The mutants are listed above.`)
}

/** @typedef {{ ok: boolean, failed: string[], log: string }} Run */

/** @param {string[]} tests @param {string} [name] the mutant's @returns {Promise<Run>} */
async function run(tests, name) {
  for (const file of [report, loaded]) rmSync(file, { force: true })
  const args = ['run', '--config', 'scripts/mutants/vitest.config.mjs']
  const reports = ['--reporter=json', `--outputFile.json=${report}`]
  const { status, output } = await outputOfNode(
    ['node_modules/vitest/vitest.mjs', ...args, ...reports, ...tests],
    { timeout: LIMIT_MS, env: { LINX_MUTANT: name ?? '', LINX_MUTANT_LOADED: loaded } },
  )
  /** @type {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} */
  const said = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] }
  const results = said.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results.filter((one) => one.status === 'failed').map(({ fullName }) => fullName)
  return { ok: status === 0 && results.length > 0, failed, log: output }
}

/** @param {import('./mutants/mutants.mjs').Mutant} mutant @returns {Promise<boolean>} whether it was noticed */
async function kill(mutant) {
  const { failed, log } = await run(mutant.tests, mutant.name)
  const reached = existsSync(loaded)
  const [first] = failed
  const said = first ?? (reached ? 'no test failed' : 'no test loads the file')
  const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : ''
  console.log(`${first && reached ? 'killed  ' : 'SURVIVED'} ${mutant.name}: ${said}${more}`)
  if (!first) console.log(log.slice(-2000))
  return first !== undefined && reached
}

for (const mutant of wanted) brokenText(mutant)
const sound = await run([...new Set(wanted.flatMap(({ tests }) => tests))])
if (!sound.ok) console.log(sound.failed.join('\n'), sound.log)
console.log(sound.ok ? 'Without a mutant the tests pass.' : 'The tests fail without any mutant.')
let killed = 0
for (const mutant of sound.ok ? wanted : []) if (await kill(mutant)) killed++
console.log(`\n${killed} of ${wanted.length} killed`)
process.exit(sound.ok && wanted.length > 0 && killed === wanted.length ? 0 : 1)
