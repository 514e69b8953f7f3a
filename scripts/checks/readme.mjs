/** Writes the layer table of the README from layers.mjs; `--check` exits 1 when it is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { featureEdges, layers } from './layers.mjs'

const README = fileURLToPath(new URL('../../README.md', import.meta.url))
const BLOCK = /(<!-- layers[^>]*-->\n)[\s\S]*?(<!-- \/layers -->)/

/** @param {string} name */
const folder = (name) => ({ feature: 'features/<name>', page: 'pages' })[name] ?? name

const rows = Object.entries(layers).map(
  ([name, to]) =>
    `| \`${folder(name)}\` | ${to.map((other) => `\`${folder(other)}\``).join(' ') || '–'} |`,
)
const edges = Object.entries(featureEdges).map(([name, to]) => `${name} → ${to.join(', ')}`)
const table = `| layer in \`src/\` | may import |\n|---|---|\n${rows.join('\n')}\n\nBetween features: ${edges.join('; ')}.\n`

const text = readFileSync(README, 'utf8')
const made = text.replace(BLOCK, `$1${table}$2`)
if (process.argv.includes('--check')) {
  if (made !== text) {
    console.error('The layer table of README.md is stale: node scripts/checks/readme.mjs')
    process.exit(1)
  }
} else writeFileSync(README, made)
