/**
 * Runs the stories of e2e/scenarios, or lists them. `--scenario NAME` runs one, `--all` all of them; `--worlds` lists the
 * worlds, faults and flags of a link; `--headed` shows the browser, `--slow` slows it down for a person to watch. Other
 * options go to Playwright. Each run writes a report with a trace and pictures.
 */
import { stop, runNode } from './help.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleFake } from './build/bundle-fake.mjs'
import { suggestion } from './build/similar-name.mjs'

const BOOK = fileURLToPath(new URL('../e2e/scenarios', import.meta.url))
const REPORT = 'e2e/.report/index.html'

/** @typedef {{ name: string, title: string }} Line a story, a world, a fault or a flag, with a description */
/** @typedef {Line & { file: string }} Story one of the book */

/** @returns {Story[]} */
function stories() {
  return readdirSync(BOOK)
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(BOOK, file), 'utf8')
      const found = text.matchAll(/\bstory\(\s*'([^']+)',\s*'(.+?)',?\s*\)/gs)
      return [...found].map(([, name = '', title = '']) => ({ name, title, file }))
    })
}

/** @param {readonly Line[]} all */
function list(all) {
  const width = Math.max(...all.map(({ name }) => name.length))
  for (const { name, title } of all) console.log(`  ${name.padEnd(width)}  ${title}`)
}

/** The worlds, faults and flags that a link may name, a line each. */
async function listWorlds() {
  /** @type {typeof import('../mocks/index')} */
  const { FAULT_LINES, FLAG_LINES, scenarios } = await import(await bundleFake())
  const worlds = scenarios.map(({ name, title }) => ({ name, title: `${title}.` }))
  /** @param {Record<string, string>} lines */
  const named = (lines) => Object.entries(lines).map(([name, title]) => ({ name, title }))
  console.log('Worlds, /?scenario=NAME\n')
  list(worlds)
  console.log(
    '\nFaults, /?fault=OPERATION:NAME, also a status such as 503, or wait-800; each also with :times-N or :share-PERCENT\n',
  )
  list(named(FAULT_LINES))
  console.log('\nFlags, /?flag=NAME\n')
  list(named(FLAG_LINES))
}

const { values, tokens } = parseArgs({
  options: {
    scenario: { type: 'string' },
    all: { type: 'boolean' },
    headed: { type: 'boolean' },
    slow: { type: 'boolean' },
    worlds: { type: 'boolean' },
  },
  strict: false,
  tokens: true,
})
const known = new Set(['scenario', 'all', 'headed', 'slow', 'worlds'])
const rest = tokens.flatMap((token) => {
  if (token.kind === 'positional') return [token.value]
  if (token.kind !== 'option' || known.has(token.name)) return []
  return [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`]
})
const all = stories()
const wanted = all.find(({ name }) => name === values.scenario)

if (values.worlds) {
  await listWorlds()
  process.exit(0)
}
if (values.scenario === undefined && !values.all) {
  const [stray] = rest
  if (stray !== undefined)
    stop(
      `'${stray}' needs a story: npm run qa -- --scenario NAME, or --all. Without either they are listed.`,
    )
  console.log(`${all.length} stories. Open one: npm run qa -- --scenario NAME --headed --slow\n`)
  list(all)
  process.exit(0)
}
if (values.scenario !== undefined && !wanted) {
  list(all)
  const name = values.scenario
  if (typeof name !== 'string') stop('\n--scenario needs a name. The stories are listed above.')
  const meant = suggestion(
    name,
    all.map((story) => story.name),
  )
  stop(`\nNo story is called '${name}'.${meant} The stories are listed above.`) // last: the list is longer than a screen
}
const hasScreen =
  process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']
if (values.headed && !hasScreen) stop('--headed needs a display, and this machine has none.')
const isDry = rest.includes('--list')
const isWatched = values.headed || rest.some((arg) => /^--(debug|ui)\b/.test(arg))
if (!isDry && (await runNode(['scripts/build.mjs', '--test', '--if-stale'])) !== 0) process.exit(1)

const began = performance.now()
const status = await runNode(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=scenarios',
    // Naming its file starts a story in half the time, because the other files are not read.
    ...(wanted ? [`/scenarios/${wanted.file}`, `--grep=${wanted.name} ·`] : []),
    ...(values.headed ? ['--headed', '--workers=1'] : []),
    ...rest,
  ],
  { LINX_QA: '1', LINX_UNSEEN: isWatched ? '' : '1', ...(values.slow && { LINX_SLOW: '1' }) },
)
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(
  `\n${wanted ? 'The story' : `${all.length} stories`} took ${seconds} s. Report: ${REPORT}`,
)
process.exit(status)
