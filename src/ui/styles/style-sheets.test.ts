import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../..', import.meta.url))

const COMMENT = /\/\*[\s\S]*?\*\//g

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(src + name, 'utf8').replaceAll(COMMENT, '') }))

const rules = sheets.flatMap(({ name, css }) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    name,
    selector: selector.trim(),
    body,
  })),
)

const named = (found: typeof rules) => found.map(({ name, selector }) => `${name}: ${selector}`)

/** Matches a selector whose last element is part of a table. */
const TABLE_PART =
  /(?:^|[\s>+~,(])(?:thead|tbody|tfoot|tr|th|td|caption)(?::[\w-]+(?:\([^)]*\))?)*$/

// ENG-01: WebKit treats a table row with position: relative as static, so that what lies over it covers the whole table.
test('no part of a table is positioned', () => {
  expect(rules.length).toBeGreaterThan(400)
  const positioned = rules.filter(
    ({ selector, body }) =>
      selector.split(/,(?![^(]*\))/).some((one) => TABLE_PART.test(one.trim())) &&
      /position:\s*(?:relative|sticky)/.test(body),
  )
  expect(named(positioned)).toEqual([])
})

// ENG-04: in Firefox and WebKit, such a table is wider than its space if it is a grid item. A box around it has the margins.
test('no width in a table’s styles compensates for negative margins', () => {
  const wide = rules.filter(({ body }) => /inline-size:\s*calc\(100% \+/.test(body))
  expect(named(wide)).toEqual([])
})

// ENG-03: in WebKit, a grid with the height fit-content, the browser's default for a popover, fills the window.
test('a grid in the top layer is as high as its content', () => {
  const menu = rules.find(
    ({ name, selector }) => name.endsWith('/menu.module.css') && selector.endsWith('.menu'),
  )
  expect(menu?.body).toMatch(/block-size:\s*auto/)
})

// A breakpoint in rem grows with the size of text set in the browser. The demo's console has the app's breakpoints.
test('no breakpoint is in pixels, neither in a style sheet nor in code', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const code = ['src/platform/use-media.ts', 'mocks/console/cover-page.ts']
  const console = readdirSync(`${root}/mocks/console`).filter((name) => name.endsWith('.css'))
  const others = [...code, ...console.map((name) => `mocks/console/${name}`)]
  const texts = [
    ...sheets.map(({ css }) => css),
    ...others.map((name) => readFileSync(root + name, 'utf8')),
  ]
  const breakpoints = texts.flatMap(
    (text) => text.match(/\([^()]*(?:width|height) ?[<>][^()]*\)/g) ?? [],
  )
  expect(breakpoints.length).toBeGreaterThan(120)
  expect(breakpoints.filter((one) => /\dpx/.test(one))).toEqual([])
})

// The browser matches such a rule again with each entry of the feed, going through the whole page: two fifths of all
// styling.
test('a rule uses :has() on the whole page only after :focus-within', () => {
  const asking = rules.filter(({ selector }) =>
    selector.split(/,(?![^(]*\))/).some((one) => /^(?:html|body|:root):has\(/.test(one.trim())),
  )
  expect(named(asking)).toEqual([])
})

/** The properties that a browser animates without styling or painting the page again. */
const COMPOSITED = ['opacity', 'transform', 'translate', 'rotate', 'scale']

/** The properties that the `@keyframes` with one of these names change in a style sheet; empty if there are none. */
function animatedProperties(css: string, names: readonly string[]): string[] {
  const keyframes = css.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g)
  return [...keyframes]
    .filter(([, name = '']) => names.includes(name))
    .flatMap(([, , steps = '']) => [...steps.matchAll(/([\w-]+):/g)])
    .map(([, property = '']) => property)
}

// Anything else is styled and painted again with each frame, while React renders the first page.
test('an animation that never ends changes only what the compositor animates', () => {
  const endless = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/animation:([^;]*\binfinite\b[^;]*);/g)].map(([, words = '']) => ({
      name,
      properties: animatedProperties(css, words.trim().split(/\s+/)),
    })),
  )
  expect(endless.length).toBeGreaterThan(4)
  for (const { name, properties } of endless) {
    expect(properties, name).not.toEqual([])
    expect(COMPOSITED, name).toEqual(expect.arrayContaining(properties))
  }
})
