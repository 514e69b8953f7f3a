/**
 * `npm run api`: lint the OpenAPI document, bundle it, and regenerate what is made from it.
 * `--check` compares instead of writing and exits 1 when a result is stale.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { evidenceOf } from './evidence.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const TYPES = join(root, 'src/api/schema.d.ts')
const CONTRACT = join(root, 'mocks/contract/spec.json')
const EVIDENCE = join(root, 'openapi/evidence.md')

/** @param {string[]} args */
function redocly(...args) {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const ran = spawnSync(process.execPath, [cli, ...args], { cwd: root, env, encoding: 'utf8' })
  if (ran.status !== 0) throw new Error(`${ran.stdout}${ran.stderr}`)
}

/**
 * A document of openapi/ as one JSON value, every file's references pulled in.
 * @param {'linx' | 'graph' | 'identity'} name
 */
export function bundleDocument(name = 'linx') {
  const folder = mkdtempSync(join(tmpdir(), 'linx-api-'))
  const source = `openapi/${name}.yaml`
  try {
    redocly('lint', source, '--config', 'openapi/redocly.yaml')
    redocly('bundle', source, '--config', 'openapi/redocly.yaml', '-o', join(folder, 'spec.json'))
    return JSON.parse(readFileSync(join(folder, 'spec.json'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const PROSE = new Set(['description', 'summary', 'example', 'examples', 'x-evidence'])

/**
 * The contract data: the document without its prose, which no check reads.
 * A property may itself be called 'description': that one is an object and stays.
 * @param {unknown} value @returns {unknown}
 */
function withoutProse(value) {
  if (Array.isArray(value)) return value.map(withoutProse)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key, inner]) => !(PROSE.has(key) && (typeof inner === 'string' || key.startsWith('example'))),
  )
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutProse(inner)]))
}

/** What is generated, by file. @returns {Promise<Record<string, string>>} */
export async function generate() {
  const document = bundleDocument()
  const beside = [bundleDocument('graph'), bundleDocument('identity')]
  const types = astToString(await openapiTS(document, { alphabetize: true }))
  return {
    [TYPES]: `// Generated from openapi/ by \`npm run api\`. Do not edit.\n${types}`,
    [CONTRACT]: `${JSON.stringify(withoutProse(document))}\n`,
    [EVIDENCE]: evidenceOf(document, beside),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = await generate()
  if (process.argv.includes('--check')) {
    const stale = Object.keys(made).filter((file) => readFileSync(file, 'utf8') !== made[file])
    if (stale.length > 0) {
      console.error(`Stale, run \`npm run api\`: ${stale.join(', ')}`)
      process.exit(1)
    }
  } else {
    for (const [file, text] of Object.entries(made)) writeFileSync(file, text)
  }
}
