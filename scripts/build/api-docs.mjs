/**
 * `npm run api:docs`: a reference page of openapi/linx.yaml in one file, dist-api/index.html. It needs no network, and
 * prints as a list of all operations and schemas.
 */
import { optionsOf, temporaryFolder } from '../help.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { redocly } from './api-tools.mjs'

optionsOf({})
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const PAGE = 'dist-api/index.html'

/** Redocly's logo, which the page would fetch. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g
const NO_PICTURE = 'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>'
/** What the page may load: itself. */
const POLICY = "default-src data: blob: 'unsafe-inline' 'unsafe-eval'; connect-src 'none'"

/** @typedef {{ $ref?: string, description?: string }} Described */
/** @typedef {Described & { content?: Record<string, { schema?: Described }> }} Body */
/** @typedef {Described & { name?: string, in?: string, required?: boolean }} Parameter */
/** @typedef {{ operationId: string, summary?: string, description?: string, parameters?: Parameter[], requestBody?: Body, responses: Record<string, Body> }} Operation */
/** @typedef {{ info: { title: string, description: string }, paths: Record<string, Record<string, Operation>>, components: { schemas: Record<string, unknown> } }} Document */

/** @param {string} [text] */
const html = (text = '') => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Text with the two kinds of Markdown that the document uses, as HTML. @param {string} [text] */
const prose = (text) =>
  html(text)
    .replaceAll(/\*\*(.+?)\*\*/gs, '<b>$1</b>')
    .replaceAll(/`(.+?)`/g, '<code>$1</code>')

const nameOf = (/** @type {string} */ reference) => reference.split('/').at(-1) ?? reference

/** What a body holds, in a few words. @param {Body} body */
function bodyText({ $ref, description, content = {} }) {
  const kinds = Object.entries(content).map(
    ([type, { schema }]) => `${type}${schema?.$ref ? ` (${nameOf(schema.$ref)})` : ''}`,
  )
  return [$ref ? nameOf($ref) : '', description, kinds.join(', ')].filter(Boolean).join(' – ')
}

/** @param {string} path @param {string} method @param {Operation} operation */
function operationHtml(path, method, operation) {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  const lines = [
    ...parameters.map((one) =>
      one.$ref
        ? nameOf(one.$ref)
        : `${one.name} (${one.in}${one.required ? ', required' : ''}) ${one.description ?? ''}`,
    ),
    ...(requestBody ? [`Request: ${bodyText(requestBody)}`] : []),
    ...Object.entries(responses).map(([status, body]) => `${status}: ${bodyText(body)}`),
  ]
  return `<section><h3>${method.toUpperCase()} ${html(path)}</h3><p><b>${html(operationId)}</b> ${html(summary)}</p><p>${prose(description)}</p><ul>${lines.map((line) => `<li>${prose(line)}</li>`).join('')}</ul></section>`
}

/** The whole document as plain HTML, for paper. @param {Document} document */
function printed({ info, paths, components }) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => operationHtml(path, method, operation)),
  )
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section><h3>${html(name)}</h3><pre>${html(JSON.stringify(schema, null, 1))}</pre></section>`,
  )
  return {
    count: operations.length,
    text: `<main class="on-paper"><h1>${html(info.title)}</h1><p style="white-space:pre-line">${prose(info.description)}</p><h2>Operations</h2>${operations.join('')}<h2>Schemas</h2>${schemas.join('')}</main>`,
  }
}

const STYLES =
  '@media screen{.on-paper{display:none}}@media print{body>:not(.on-paper){display:none!important}.on-paper{font:10pt/1.4 sans-serif}.on-paper section{break-inside:avoid-page}.on-paper pre{font-size:8pt;white-space:pre-wrap}}'

const folder = temporaryFolder('docs')
try {
  const bundle = join(folder, 'linx.json')
  await redocly('build-docs', 'openapi/linx.yaml', '--inlineBundle', '-o', PAGE)
  await redocly('bundle', 'openapi/linx.yaml', '-o', bundle)
  const { count, text } = printed(JSON.parse(readFileSync(bundle, 'utf8')))
  const head = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><style>${STYLES}</style></head>`
  const made = readFileSync(PAGE, 'utf8')
    .replaceAll(LOGO, () => NO_PICTURE)
    .replace('</head>', () => head)
    .replace(/<\/body>(?![^]*<\/body>)/, () => `${text}</body>`)
  writeFileSync(PAGE, made)
  console.log(`Written: ${PAGE}, with ${count} operations.`)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`${reason}\nNothing was written. Fix the errors above in openapi/.`)
  process.exitCode = 1
}
