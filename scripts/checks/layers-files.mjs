/** Writes the files generated from layers.mjs: the table in README.md and `.oxlintrc.json`; `--check` exits with 1 if one is stale. */
import { optionsOf } from '../help.mjs'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fakeDoors, featureEdges, layers } from './layers.mjs'
import { lintConfig } from './lint-config.mjs'

const { check } = optionsOf({ check: { type: 'boolean', default: false } })
const README = fileURLToPath(new URL('../../README.md', import.meta.url))
const LINT = fileURLToPath(new URL('../../.oxlintrc.json', import.meta.url))
const BLOCK = /(<!-- layers[^>]*-->\n)[\s\S]*?(<!-- \/layers -->)/

/** @param {string} name */
const folder = (name) => ({ feature: 'features/<name>', page: 'pages' })[name] ?? name

const rows = Object.entries(layers).map(
  ([name, to]) =>
    `| \`${folder(name)}\` | ${to.map((other) => `\`${folder(other)}\``).join(' ') || '–'} |`,
)
const edges = Object.entries(featureEdges).map(([name, to]) => `${name} → ${to.join(', ')}`)
const doors = Object.entries(fakeDoors).map(([door, users]) => {
  const names = users.map(
    ({ type, files }) => `\`${type === 'testing' ? 'src/testing' : (type ?? files)}\``,
  )
  return `\`mocks/${door}\` for ${names.join(', ')}`
})
const table = `| layer in \`src/\` | may import |\n|---|---|\n${rows.join('\n')}\n\nBetween features: ${edges.join('; ')}.\n\nInto the fake: ${doors.join('; ')}.\n`

/** @type {[file: string, made: (text: string) => string][]} */
const FILES = [
  [README, (text) => text.replace(BLOCK, `$1${table}$2`)],
  [LINT, () => `${JSON.stringify(lintConfig, null, 2)}\n`],
]

for (const [file, made] of FILES) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (made(text) === text) continue
  if (!check) writeFileSync(file, made(text))
  else {
    console.error(`${file} is stale: node scripts/checks/layers-files.mjs`)
    process.exitCode = 1
  }
}
