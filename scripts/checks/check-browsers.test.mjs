import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scanScript } from '../browsers/scan-script.mjs'
import { scanStyle } from '../browsers/scan-style.mjs'
import { buildTargets, missingIn, oldestBrowsers } from '../browsers/support.mjs'

const oldest = oldestBrowsers(fileURLToPath(new URL('../..', import.meta.url)))
const missing = missingIn(oldest)
/** @param {string} code */
const inScript = (code) => [...scanScript(code, missing).keys()]
/** @param {string} text */
const inStyle = (text) => [...scanStyle(text, missing).keys()]

// ENG-05.
test.each([
  ['URL.canParse(text) && new URL(text)', 'URL.canParse'],
  ['globalThis.CookieStore', 'CookieStore'],
  ['fetch(a, { signal: AbortSignal.any([b, c]) })', 'AbortSignal.any'],
  ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['rows.values().drop(2)', '.drop()'],
  ['one.isSubsetOf(other)', '.isSubsetOf()'],
  ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
  ['/[\\p{L}--[a-z]]/v.test(a)', 'regular expression flag v'],
  ['jsx("div", { popover: "auto" })', 'attribute popover'],
])('%s is found', (code, name) => {
  expect(inScript(code)).toContain(name)
})

// ENG-05.
test.each([
  ['.a { color: light-dark(red, blue) }', 'light-dark()'],
  ['.a { field-sizing: content }', 'field-sizing'],
  ['.a:popover-open { color: red }', ':popover-open'],
  ['.a { & .b { color: red } }', 'nesting'],
  ['@starting-style { .a { opacity: 0 } }', '@starting-style'],
  ['@media (scripting: none) { .a { color: red } }', '@media scripting'],
])('%s is found', (text, name) => {
  expect(inStyle(text)).toContain(name)
})

test('features that the oldest browsers support, that are tested for first or that are the app’s own are not reported', () => {
  const known = 'list.toSorted().at(-1); Object.hasOwn(a, b); a.findLast(f); AbortSignal.timeout(3)'
  expect(inScript(known)).toEqual([])
  expect(inScript('scope.navigator.setAppBadge?.(1); ({ drop() {} }).drop()')).toEqual([])
  const styles =
    '@layer a { @media (width > 768px) { .a:has(> b) { inset: 0; block-size: min(1px, 2dvh) } } }'
  expect(inStyle(styles)).toEqual([])
  expect(inStyle('.a { color: color-mix(in srgb, red 9%, blue) }')).toEqual([])
  expect(inStyle('.a { -webkit-backdrop-filter: blur(1px); backdrop-filter: blur(1px) }')).toEqual(
    [],
  )
})

test('the build is made for the same browsers (HST-17)', () => {
  expect(Object.fromEntries(oldest)).toMatchObject({ chrome: 111, firefox: 128, ios_saf: 16.4 })
  expect(buildTargets(fileURLToPath(new URL('../..', import.meta.url)))).toContain('ios16.4')
})

// ENG-06.
test('the page for older browsers and the README name the oldest supported browsers (HST-17)', () => {
  const read = (/** @type {string} */ path) =>
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  /** @type {Record<string, string>} */ const names = {
    safari: 'Safari',
    ios_saf: 'iOS',
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    samsung: 'Samsung Internet',
  }
  for (const [name, version] of oldest) {
    const nameAndVersion = `${names[name]} ${version}`
    expect(read('src/public/old-browser.html')).toContain(nameAndVersion)
    if (name !== 'chrome') expect(read('README.md')).toContain(nameAndVersion)
  }
})

// ENG-06.
test.each([
  ['new', { toSorted: true, colorMix: true, lookbehind: true }, []],
  [
    'older than Chrome 110',
    { toSorted: false, colorMix: true, lookbehind: true },
    ['/old-browser.html'],
  ],
  [
    'without color-mix()',
    { toSorted: true, colorMix: false, lookbehind: true },
    ['/old-browser.html'],
  ],
  [
    'without lookbehind, as Safari 16.3',
    { toSorted: true, colorMix: true, lookbehind: false },
    ['/old-browser.html'],
  ],
])(
  'the page’s own check of a browser that is %s',
  (_name, { toSorted, colorMix, lookbehind }, expected) => {
    /** @type {string[]} */
    const left = []
    const page = {
      CSS: { supports: () => colorMix },
      RegExp: () => {
        if (!lookbehind) throw new SyntaxError('Invalid regular expression')
      },
      location: { replace: (/** @type {string} */ to) => left.push(to) },
      localStorage: { getItem: () => null },
      matchMedia: () => ({ matches: false, addEventListener: () => {} }),
      document: { querySelector: () => null, documentElement: { dataset: {} } },
    }
    const code = readFileSync(new URL('../../src/public/theme.js', import.meta.url), 'utf8')
    runInNewContext(toSorted ? code : `delete Array.prototype.toSorted;${code}`, page)
    expect(left).toEqual(expected)
  },
)
