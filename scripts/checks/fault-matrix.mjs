/**
 * Writes into `e2e/fault-matrix.json` which tests prove which row of the fault tables. A test names its row ('TOK-06') in its
 * title or a comment; `open` says why a row has no test, and `engines` lists the engines that a fault was seen in, if it depends on
 * the engine. `--list` prints the rows without a test, `--engine webkit` those that depend on an engine, with their tests.
 */
import { optionsOf, stop } from '../help.mjs'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {{ severity: 'S1' | 'S2' | 'S3' | 'S4', fault: string, tests: string[], open?: string,
 *   engines?: ('chromium' | 'firefox' | 'webkit')[] }} Row */

const ENGINES = ['chromium', 'firefox', 'webkit']
const { list, engine } = optionsOf({
  list: { type: 'boolean', default: false },
  engine: { type: 'string', default: '' },
})
if (engine && !ENGINES.includes(engine))
  stop(`There is no engine '${engine}'. There are ${ENGINES.join(', ')}.`)

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = `${root}e2e/fault-matrix.json`

/** @type {Record<string, Row>} */
const rows = JSON.parse(readFileSync(file, 'utf8'))

const tests = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'src', 'mocks', 'scripts', 'e2e'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((name) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(name))
  .toSorted()
  .map((name) => ({ name, text: readFileSync(root + name, 'utf8') }))

for (const [id, row] of Object.entries(rows)) {
  row.tests = tests.filter(({ text }) => text.includes(id)).map(({ name }) => name)
  if (row.tests.length > 0) delete row.open
  else if (!row.open)
    console.warn(`${id} has no test: name it in the title of one, or write the reason as "open".`)
}
writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', 'e2e/fault-matrix.json'], {
  cwd: root,
})

if (engine) {
  for (const [id, { severity, fault, tests: named, engines }] of Object.entries(rows))
    if (engines?.some((one) => one === engine))
      console.log(`${id} ${severity} ${fault}: ${named.join(', ')}`)
} else if (list) {
  for (const [id, { severity, fault, open }] of Object.entries(rows))
    if (open) console.log(`${id} ${severity} ${fault}: ${open}`)
}
