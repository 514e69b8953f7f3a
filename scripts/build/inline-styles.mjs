/** Puts styles into a page's HTML, so that the first frame needs no further file; the content policy allows each by its hash. */
import { createHash } from 'node:crypto'

const RULE = /([^{};]*\[data-theme=["']?dark["']?\][^{};]*)\{([^{}]*)\}/g
const DARK = /(?::root)?\[data-theme=["']?dark["']?\]/g

/**
 * The styles for a page whose script has not run yet: until it sets the theme, the system's applies.
 * @param {string} css as built: without comments
 * @returns {string}
 */
export const inlineStyle = (css) =>
  css.replace(
    RULE,
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

/** The blocks of a style sheet: what is before the brace, and what is in it. @param {string} css */
function* blocksOf(css) {
  let [depth, start, open] = [0, 0, 0]
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) open = index
    if (brace === '}' && --depth === 0) {
      yield { head: css.slice(start, open).trim(), body: css.slice(open + 1, index) }
      start = index + 1
    }
  }
}

/**
 * The rules of a style sheet that apply to some markup at rest, found by its classes.
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
        if (head.startsWith('@')) {
          const rules = pick(body)
          return rules && `${head}{${rules}}`
        }
        const named = head.match(/\.[_a-z][\w-]*/gi) ?? []
        const isWanted = named.length > 0 && named.every((name) => classes.has(name.slice(1)))
        return isWanted && !/:[hf]|\b(a|button)\./.test(head) ? `${head}{${body}}` : ''
      })
      .join('')
  return pick(css)
}
