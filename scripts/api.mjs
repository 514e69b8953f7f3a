/**
 * `npm run api`: lints the OpenAPI documents (Redocly's and Spectral's recommended rules), and regenerates the files made from them.
 * `--check` compares instead of writing and exits 1 when a result is stale.
 */
import { optionsOf, temporaryFolder } from './help.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { redocly, spectral } from './build/api-tools.mjs'
import { evidenceOf } from './checks/evidence.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const TYPES = join(root, 'src/api/schema.d.ts')
const GRAPH_TYPES = join(root, 'src/api/graph-schema.d.ts')
const IDENTITY_TYPES = join(root, 'src/api/identity-schema.d.ts')
const CONTRACT = join(root, 'mocks/contract/spec.json')
const EVIDENCE = join(root, 'openapi/evidence.md')

/** @typedef {import('openapi-typescript').OpenAPI3 & import('./checks/evidence.mjs').Contract} OpenApi */

/**
 * The paths and schemas that no `$ref` names, which are therefore in no document.
 * @param {string} folder the folder of linx.yaml @returns {string[]}
 */
export function unusedParts(folder) {
  const files = ['paths', 'schemas'].flatMap((inner) =>
    readdirSync(join(folder, inner)).map((name) => `${inner}/${name}`),
  )
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8')
  const used = new Set(
    ['linx.yaml', ...files].flatMap((file) =>
      [...read(file).matchAll(/\$ref: '([^'#]*)#\/([^'/]+)/g)].map(([, target = '', key = '']) => {
        const path = target === '' ? file : posix.join(posix.dirname(file), target)
        return `${path}#/${key}`
      }),
    ),
  )
  return files
    .flatMap((file) => Object.keys(parse(read(file))).map((key) => `${file}#/${key}`))
    .filter((part) => !used.has(part))
}

/**
 * The documents of openapi/, each as one JSON value with the other files' contents in it; throws a linter's findings.
 * @returns {Promise<{ linx: OpenApi, graph: OpenApi, identity: OpenApi }>}
 */
async function bundleDocuments() {
  const names = ['linx', 'graph', 'identity']
  const folder = temporaryFolder('api')
  const bundle = (/** @type {string} */ name) => join(folder, `${name}.json`)
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(bundle(name), 'utf8'))
  const unused = unusedParts(join(root, 'openapi'))
  if (unused.length > 0)
    throw new Error(`No $ref names ${unused.join(', ')}. openapi/linx.yaml lists the paths.`)
  await redocly('lint', ...names.map((name) => `openapi/${name}.yaml`))
  for (const name of names) await redocly('bundle', `openapi/${name}.yaml`, '-o', bundle(name))
  await spectral(names.map(bundle))
  return { linx: read('linx'), graph: read('graph'), identity: read('identity') }
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
    ([key, inner]) =>
      key !== 'x-confirm-first' &&
      !(PROSE.has(key) && (typeof inner === 'string' || key.startsWith('example'))),
  )
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutProse(inner)]))
}

/** A document's types as a file's text. @param {OpenApi} document */
async function typesOf(document) {
  const { default: openapiTS, astToString } = await import('openapi-typescript') // with TypeScript, which no option needs
  const types = astToString(await openapiTS(document, { alphabetize: true }))
  return `// Generated from openapi/ by \`npm run api\`. Do not edit.\n${types}`
}

/** A file as the repository names it. @param {string} file */
const nameOf = (file) => relative(root, file)

/** What is generated, by file. @returns {Promise<Record<string, string>>} */
async function generate() {
  const { linx, graph, identity } = await bundleDocuments()
  return {
    [TYPES]: await typesOf(linx),
    [GRAPH_TYPES]: await typesOf(graph),
    [IDENTITY_TYPES]: await typesOf(identity),
    [CONTRACT]: `${JSON.stringify(withoutProse(linx))}\n`,
    [EVIDENCE]: evidenceOf(linx, [graph, identity]),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = optionsOf({ check: { type: 'boolean', default: false } })
  const made = await generate().catch((error) => {
    console.error(`${error instanceof Error ? error.message.trim() : error}\n`)
    console.error('Nothing was written. Fix the errors above in openapi/, then run it again.')
    return process.exit(1)
  })
  if (options.check) {
    const stale = Object.keys(made).filter((file) => readFileSync(file, 'utf8') !== made[file])
    if (stale.length > 0) {
      console.error(`Stale, run \`npm run api\`: ${stale.map(nameOf).join(', ')}`)
      process.exit(1)
    }
  } else {
    const changed = Object.entries(made).filter(
      ([file, text]) => readFileSync(file, 'utf8') !== text,
    )
    for (const [file, text] of changed) writeFileSync(file, text)
    const names = changed.map(([file]) => nameOf(file))
    console.log(
      names.length > 0
        ? `Written: ${names.join(', ')}. \`npm run check\` shows what else has to change.`
        : 'openapi/ is valid, and the files made from it are up to date.',
    )
  }
}
