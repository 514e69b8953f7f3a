/** Puts styles into a page's HTML, so that the first frame needs no further file; the content policy allows each by its hash. */
import { createHash } from 'node:crypto'

/** A rule for the dark theme: its selector, and its declarations. */
const DARK_RULE = /([^{};]*\[data-theme=["']?dark["']?\][^{};]*)\{([^{}]*)\}/g
const DARK = /(?::root)?\[data-theme=["']?dark["']?\]/g

/**
 * The styles for a page whose script has not set the theme yet. A copy of each dark rule applies where the system is dark.
 * @param {string} css as built: without comments
 * @returns {string}
 */
export const inlineStyle = (css) =>
  css.replace(
    DARK_RULE,
    (rule, /** @type {string} */ selector, /** @type {string} */ declarations) =>
      `${rule}@media (prefers-color-scheme:dark){${selector.replace(DARK, ':root:not([data-theme])')}{${declarations}}}`,
  )

/**
 * The sources that a content policy has to name for the styles in a page.
 * @param {string} html
 * @returns {string[]} such as `'sha256-…'`
 */
export const styleSources = (html) =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )

/**
 * Rendered markup whose `style` attributes, which the policy refuses, are classes of a style sheet.
 * @param {string} markup
 * @returns {{ markup: string, css: string }}
 * @throws {Error} for a style of an element without a class before it, where none can be added
 */
export function withoutStyleAttributes(markup) {
  /** @type {Map<string, string>} */
  const names = new Map()
  const nameOf = (/** @type {string} */ declarations) => {
    const name = names.get(declarations) ?? `start-${names.size + 1}`
    names.set(declarations, name)
    return name
  }
  const changed = markup.replace(
    /class="([^"]*)"([^<>]*) style="([^"]*)"/g,
    (_all, classes, between, declarations) =>
      `class="${classes} ${nameOf(declarations)}"${between}`,
  )
  const [left] = / style="[^"]*"/.exec(changed) ?? []
  if (left)
    throw new Error(
      `The start screen has an element with${left} and no class before it: the policy refuses it.`,
    )
  const rules = [...names].map(([declarations, name]) => `.${name}{${declarations}}`)
  return { markup: changed, css: rules.join('') }
}

/** The outermost blocks of a style sheet: what is before the brace, and what is in it. @param {string} css */
function* blocksOf(css) {
  let depth = 0
  let start = 0
  let open = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) open = index
      depth++
      continue
    }
    depth--
    if (depth > 0) continue
    yield { head: css.slice(start, open).trim(), body: css.slice(open + 1, index) }
    start = index + 1
  }
}

/** Rules of states (`:hover`, `:focus`), and of links and buttons: the start screen shows other elements in their place. */
const NOT_AT_REST = /:[hf]|\b(a|button)\./

/**
 * Whether a rule applies to inert markup, which must have every class of its selector.
 * @param {string} selector @param {ReadonlySet<string>} classes of the markup
 */
function isWanted(selector, classes) {
  const named = selector.match(/\.[_a-z][\w-]*/gi) ?? []
  return (
    named.length > 0 &&
    named.every((name) => classes.has(name.slice(1))) &&
    !NOT_AT_REST.test(selector)
  )
}

/**
 * The rules of a style sheet that apply to inert markup, found by its classes.
 * @param {string} css as built @param {string} markup
 * @returns {string}
 */
export function rulesFor(css, markup) {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  /** @param {string} text @returns {string} */
  const pick = (text) =>
    [...blocksOf(text)]
      .map(({ head, body }) => {
        if (!head.startsWith('@')) return isWanted(head, classes) ? `${head}{${body}}` : ''
        const rules = pick(body)
        return rules && `${head}{${rules}}`
      })
      .join('')
  return pick(css)
}
