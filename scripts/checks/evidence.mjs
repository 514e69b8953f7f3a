/**
 * Makes openapi/evidence.md: the parts of the contract that are our choice and that the owner of a real host must confirm.
 * It reads bundled documents; the text of each part is in openapi/, as `x-provenance` and `x-evidence`.
 *
 *   node evidence.mjs linx.json graph.json identity.json > evidence.md
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The parts of a document that are used here.
 * @typedef {{ 'x-evidence'?: string }} Evident
 * @typedef {Evident & { operationId: string, 'x-provenance'?: string, parameters?: { in: string, name: string }[] }} Operation
 * @typedef {{ about: string, chosen: string, otherwise: string }} Confirmation
 * @typedef {Evident & { title: string, 'x-confirm-first'?: Confirmation[] }} Info
 * @typedef {{
 *   info: Info, paths: Record<string, Partial<Record<string, Operation>>>, components?: { schemas?: Record<string, unknown> }
 * }} Contract
 */

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

/** A text, with any line breaks, as one table cell. @param {string} text */
const cell = (text) => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|')

/** @param {string[]} titles @param {string[][]} rows */
function table(titles, rows) {
  if (rows.length === 0) return 'None.'
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Every operation in the document's order. @param {Contract} document */
function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method]
      return operation ? [{ path, method: method.toUpperCase(), operation }] : []
    }),
  )
}

/**
 * Everything below a value that has `x-evidence`, with the path to it.
 * @param {unknown} value @param {string} at @returns {{ at: string, text: string }[]}
 */
function evidenceBelow(value, at) {
  if (Array.isArray(value)) return value.flatMap((inner) => evidenceBelow(inner, at))
  if (typeof value !== 'object' || value === null) return []
  const {
    'x-evidence': text,
    properties = {},
    ...others
  } = /** @type {{ 'x-evidence'?: unknown, properties?: object }} */ (value)
  return [
    ...(typeof text === 'string' ? [{ at, text }] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => evidenceBelow(inner, `${at}.${name}`)),
    ...Object.entries(others).flatMap(([key, inner]) =>
      key.startsWith('example') ? [] : evidenceBelow(inner, at),
    ),
  ]
}

/** The parameters and fields of a document that have `x-evidence`. @param {Contract} document */
function fieldsOf(document) {
  const parameters = operationsOf(document).flatMap(({ operation }) =>
    (operation.parameters ?? []).flatMap((parameter) =>
      evidenceBelow(parameter, `${operation.operationId}: ${parameter.in} ${parameter.name}`),
    ),
  )
  const schemas = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
    evidenceBelow(schema, name),
  )
  return [...parameters, ...schemas]
}

/** @param {Contract} document */
function provenanceOf(document) {
  const all = operationsOf(document).map(({ path, method, operation }) => ({
    call: `\`${method} ${path}\``,
    id: `\`${operation.operationId}\``,
    isInferred: operation['x-provenance'] === 'inferred',
    why: operation['x-evidence'] ? cell(operation['x-evidence']) : '',
  }))
  return {
    all,
    inferred: all.filter(({ isInferred }) => isInferred),
    partly: all.filter(({ isInferred, why }) => !isInferred && why !== ''),
    specified: all.filter(({ isInferred, why }) => !isInferred && why === ''),
  }
}

/**
 * The whole page.
 * @param {Contract} host the host's document
 * @param {readonly Contract[]} others documents beside it
 */
export function evidenceOf(host, others) {
  const { all, inferred, partly, specified } = provenanceOf(host)
  const rows = (/** @type {typeof all} */ operations) =>
    operations.map(({ id, call, why }) => [id, call, why])
  const beside = others.flatMap((document) =>
    provenanceOf(document).all.map(({ id, call, why }) => [document.info.title, id, call, why]),
  )
  return `<!-- Made from openapi/ by \`npm run api\`. Do not edit. -->

# What the owner of a real host must confirm

The contract was written from the product's specification. Of its ${all.length} operations ${specified.length} are as specified,
${partly.length} are specified but for something they do, and ${inferred.length} are inferred: their path, payload or response is our choice where
the specification says 'not shown'. Changing one is an edit of its file in \`openapi/\` and \`npm run api\`.

${cell(host.info['x-evidence'] ?? '')}

## What to confirm first

${table(
  ['What', 'What was chosen', 'If a host does otherwise'],
  (host.info['x-confirm-first'] ?? []).map(({ about, chosen, otherwise }) => [
    cell(about),
    cell(chosen),
    cell(otherwise),
  ]),
)}

## Inferred operations

${table(['Operation', 'Call', 'What was chosen, and why'], rows(inferred))}

## Specified operations with a choice of ours

${table(['Operation', 'Call', 'What to confirm'], rows(partly))}

## Parameters and fields

${table(
  ['Where', 'What was chosen, and why'],
  fieldsOf(host).map(({ at, text }) => [`\`${at}\``, cell(text)]),
)}

## Beside the host

${table(['Document', 'Operation', 'Call', 'What was chosen, and why'], beside)}

## As specified

${table(
  ['Operation', 'Call'],
  specified.map(({ id, call }) => [id, call]),
)}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [host, ...others] = process.argv
    .slice(2)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  process.stdout.write(evidenceOf(host, others))
}
