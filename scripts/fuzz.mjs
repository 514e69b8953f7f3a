/**
 * `npm run fuzz [-- --requests 10000 --seed 1 --scenario saturday-round]`: sends random requests made from the OpenAPI
 * document (valid, nearly valid and hostile ones, by several golfers) to the fake backend, and looks for responses that
 * violate the document, crashes, orphans, bets that do not add up and wrong indexes. Prints each fault once and the shortest
 * list of requests that reproduces the first one, and exits with 1. `--replay FILE` sends such a list again.
 */
import { numberOf, optionsOf, stop } from './help.mjs'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleFake } from './build/bundle-fake.mjs'

/** Whether a value is a request of such a list. @param {unknown} value */
function isPlanned(value) {
  const { operationId, method, path, headers, advanceMs, as } = Object(value)
  return (
    [operationId, method, path].every((each) => typeof each === 'string') &&
    typeof headers === 'object' &&
    Number.isFinite(advanceMs) &&
    (as === null || typeof as === 'string')
  )
}

/** The requests in a file that a run has left. @param {string} file */
function listIn(file) {
  if (!existsSync(file)) return stop(`There is no file ${file}.`)
  try {
    const found = JSON.parse(readFileSync(file, 'utf8'))
    if (Array.isArray(found) && found.every(isPlanned)) return found
  } catch {
    // it is not JSON, or a folder: said below
  }
  return stop(`${file} is not a list of requests, as a run that finds a fault writes it.`)
}

const values = optionsOf({
  requests: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  scenario: { type: 'string', default: 'saturday-round' },
  replay: { type: 'string' },
})
const size = {
  seed: numberOf('seed', values.seed),
  requests: numberOf('requests', values.requests, 1),
}
const list = values.replay === undefined ? undefined : listIn(values.replay)
/** @type {typeof import('../mocks/index')} */
const { createContractCheck, fuzz, replay, scenarios } = await import(await bundleFake())
const contract = createContractCheck()
const { scenario } = values
const worlds = scenarios.map(({ name }) => name)
if (!worlds.includes(scenario))
  stop(`There is no world '${scenario}'. Worlds: ${worlds.join(', ')}.`)

if (list) {
  const wrong = await replay(list, { contract, scenario })
  console.log(wrong ? `${wrong.problem}: ${wrong.detail}` : 'No faults.')
  process.exit(wrong ? 1 : 0)
}

const { seed, requests, statuses, problems, shortest } = await fuzz({
  ...size,
  contract,
  scenario,
})
for (const [operation, counts] of Object.entries(statuses).toSorted(([one], [other]) =>
  one.localeCompare(other),
)) {
  const each = Object.entries(counts).map(([status, times]) => `${status}: ${times}`)
  console.log(`  ${operation.padEnd(24)} ${each.join(', ')}`)
}
console.log(`${requests} requests with seed ${seed}, ${problems.length} faults`)
if (problems.length === 0) process.exit(0)
for (const { problem, detail } of problems) console.log(`  ${problem}: ${detail}`)
const file = join(tmpdir(), `linx-fuzz-${seed}.json`)
writeFileSync(file, JSON.stringify(shortest, null, 2))
console.log(
  `To reproduce the first with ${shortest.length} requests: npm run fuzz -- --replay ${file}`,
)
process.exit(1)
