/** Finds the browser features that a built style sheet uses. */
import { css } from './features.mjs'
import { namedBelow } from './support.mjs'

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */
/** @typedef {import('./support.mjs').Missing} Missing */

const { properties = {}, selectors = {}, types = {} } = css
const atRules = css['at-rules'] ?? {}

/**
 * The pieces of a style sheet: the text before each `{` with its nesting depth, and each declaration.
 * @param {string} text
 */
function* piecesOf(text) {
  const bare = text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "''")
  /** @type {string[]} */
  const open = []
  let from = 0
  for (const { 0: sign, index } of bare.matchAll(/[{};]/g)) {
    const piece = bare.slice(from, index).trim()
    from = index + 1
    if (sign === '{') {
      yield {
        kind: piece.startsWith('@') ? 'at' : 'selector',
        piece,
        inside:
          open.some((one) => !one.startsWith('@')) &&
          !open.some((one) => one.startsWith('@keyframes')),
      }
      open.push(piece)
      continue
    }
    if (piece) yield { kind: piece.startsWith('@') ? 'at' : 'declaration', piece, inside: true }
    if (sign === '}') open.pop()
  }
}

/**
 * @param {string} text
 * @param {Missing} missing
 * @returns {Map<string, string[]>} what is missing somewhere, and where
 */
export function scanStyle(text, missing) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  /** @param {string} name @param {Identifier | undefined} feature */
  const note = (name, feature) => {
    const where = missing(feature, text)
    if (where.length > 0) found.set(name, where)
  }

  /** @param {string} piece */
  function checkDeclaration(piece) {
    const [, name = '', value = ''] = /^([\w-]+)\s*:([^]*)$/.exec(piece) ?? []
    for (const [, used = ''] of value.matchAll(/([a-z][\w-]*)\(/g)) {
      const known = namedBelow(types, used)
      if (known.length > 0 && known.every((one) => missing(one).length > 0))
        note(`${used}()`, known[0])
    }
    if (/\d[dsl]v(?:[hwib]|min|max)\b/.test(value))
      note('dynamic viewport units', namedBelow(types, 'viewport_percentage_units_dynamic')[0])
    if (name.startsWith('-')) return
    const property = properties[name]
    note(name, property)
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][\w-]*(?![\w(-])/g)) {
      const part = property?.[word]
      if (part && missing(property).length === 0) note(`${name}: ${word}`, part)
    }
  }

  for (const { kind, piece, inside } of piecesOf(text)) {
    if (kind === 'declaration') checkDeclaration(piece)
    else if (kind === 'selector') {
      if (inside) note('nesting', selectors['nesting'])
      for (const [, name = ''] of piece.matchAll(/::?([a-z][\w-]*)/g))
        note(`:${name}`, selectors[name])
    } else {
      const [, name = ''] = /^@([\w-]+)/.exec(piece) ?? []
      if (!name.startsWith('-')) note(`@${name}`, atRules[name])
      if (name === 'media') {
        if (/[<>]/.test(piece)) note('@media with < and >', atRules['media']?.['range_syntax'])
        for (const [, feature = ''] of piece.matchAll(/\(\s*([a-z][\w-]*)/g))
          note(`@media ${feature}`, atRules['media']?.[feature])
      }
    }
  }
  return found
}
