import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { styleSources } from '../build/inline-styles.mjs'
import { COMPILE_ALL } from '../build/chunks.mjs'
import { filesAt } from '../build/fresh.mjs'

/** Words that are only in the fake backend and its libraries. */
const FORBIDDEN = [
  'saturday-round',
  'association-awkward',
  'DEMO_REQUEST',
  'mswjs',
  'msw/',
  'faker',
  'whitcombe',
  '__fake',
  'linxgolf1',
  'demo__',
  'demo-console',
]

/** Markup that the content policy would refuse: inline scripts, and styles that it does not name by their hash. */
const INLINE = [
  /<script(?![^>]*\ssrc=)[^>]*>/g,
  /<style [^>]*>/g,
  /<[a-z][^<>]*\s(?:style|on[a-z]+)="[^"]*"/gi,
]

/** @param {string} html @returns {string[]} the code in it */
export const inlineCode = (html) => INLINE.flatMap((code) => html.match(code) ?? [])

/**
 * Fails the build when a page has code in it, or styles that the content policy of its header files does not name.
 * @param {string} folder
 * @throws {Error} with the code
 */
export function checkPages(folder) {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const headers = readFileSync(join(folder, '_headers'), 'utf8')
  const unnamed = pages.flatMap(styleSources).filter((source) => !headers.includes(source))
  const found = [...pages.flatMap(inlineCode), ...unnamed]
  if (found.length > 0)
    throw new Error(`A page of ${folder}/ has inline code:\n${found.join('\n')}`)
}

/**
 * Fails the build when a trace of the fake backend is in the production bundle.
 * @param {string} folder
 * @throws {Error} naming the files and the words
 */
export function checkDist(folder) {
  const found = filesAt(folder).flatMap((file) => {
    const text = readFileSync(file, 'latin1')
    return FORBIDDEN.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
  })
  if (found.length > 0)
    throw new Error(`The fake backend leaks into ${folder}/:\n${found.join('\n')}`)
}

const NEEDED = /\bfrom\s*["'`]\.\/([^"'`]+)/g

/**
 * Fails the build when the file that reports errors (`after` of scripts/build/chunks.mjs) needs files other than those that every
 * page starts with, since one of them may be what failed.
 * @param {string} folder
 * @throws {Error} naming the files
 */
export function checkReporter(folder) {
  const assets = join(folder, 'assets')
  const file = readdirSync(assets).find((name) => /^after-.+\.js$/.test(name))
  if (!file) throw new Error(`${assets}/ has no file that reports errors`)
  const needed = [...readFileSync(join(assets, file), 'utf8').matchAll(NEEDED)]
  const others = needed.flatMap(([, name = '']) => (name.startsWith('start-') ? [] : name))
  if (others.length > 0) throw new Error(`${file} reports errors and needs ${others.join(', ')}`)
}

/**
 * Fails the build when a large file of a first screen does not begin with the comment of `compileHints` (scripts/build/chunks.mjs),
 * since a browser ignores the comment below other code.
 * @param {string} folder
 * @throws {Error} naming the file
 */
export function checkCompileHints(folder) {
  const assets = join(folder, 'assets')
  const files = readdirSync(assets)
  for (const name of ['start', 'feed']) {
    const file = files.find((one) => new RegExp(`^${name}-.{7}\\.js$`).test(one))
    if (!file) throw new Error(`${assets}/ has no file ${name}`)
    if (!readFileSync(join(assets, file), 'utf8').startsWith(COMPILE_ALL))
      throw new Error(`${file} does not begin with ${COMPILE_ALL.trim()}`)
  }
}
