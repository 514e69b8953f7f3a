import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inlineCode } from '../checks/check-dist.mjs'
import { seenOnly, withSignIn, withStart } from './prerender.mjs'

const SHELL = `<html data-theme="light"><head>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/start-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-1.js">
    <link rel="stylesheet" crossorigin href="/assets/start-1.css">
  </head>
  <body><div id="root"></div></body></html>`

const signIn = {
  markup: '<main>costs $& and $1</main>',
  failure: '<p>It costs $&</p>',
  scripts: ['assets/start-1.js', 'assets/parts-1.js'],
  css: 'p{color:red}',
  styles: ['assets/start-1.css', 'assets/parts-1.css'],
  front: 'assets/front-1.js',
  first: ['assets/feed-1.css', 'assets/feed-1.js'],
  early: 'assets/early-1.js',
}
const start = {
  markup: '<div id="start">costs $&</div>',
  failure: '<p>It costs $&</p>',
  css: 'p{color:red}',
  styles: ['assets/start-1.css', 'assets/feed-1.css'],
  files: ['assets/feed-1.css', 'assets/feed-1.js'],
  pages: [{ name: 'form', files: ['assets/form-1.css', 'assets/form-1.js'] }],
  early: 'assets/early-1.js',
}

const pages = [
  { name: 'the sign-in page', page: withSignIn(SHELL, signIn), styles: signIn.styles },
  { name: 'a golfer’s page', page: withStart(SHELL, start), styles: start.styles },
]

test.each(pages)(
  '$name is shown without any other file: its styles are in it, and named so that the app does not ask for them',
  ({ page, styles }) => {
    expect(page).toContain('<style>p{color:red}</style>')
    expect(page).not.toMatch(/<link rel="stylesheet"(?! disabled)/)
    expect(page.match(/(?<=disabled crossorigin href=")[^"]+/g)).toEqual(
      styles.map((name) => `/${name}`),
    )
    expect(page).not.toMatch(/<script (?!async|type="module")/)
    expect(page).not.toContain('data-theme')
    expect(page).toContain('<template id="failure"><p>It costs $&</p></template>')
  },
)

test('the page of / has the sign-in page in it, for a device that may have a session', () => {
  const page = withSignIn(SHELL, signIn)
  expect(page).toContain('<div id="root"><main>costs $& and $1</main></div>')
  expect(page).toContain('<html data-start="unknown">')
})

test('the sign-in page requests no file of the app before its first content is painted; front.js knows which to load then', () => {
  const page = withSignIn(SHELL, signIn)
  expect(page).not.toMatch(/modulepreload|type="module"/)
  expect(page).toContain('src="/assets/front-1.js"')
  expect(page).toContain('data-app="/assets/start-1.js"')
  expect(page).toContain('data-beside="/assets/parts-1.js"')
  expect(page).toContain('data-first="/assets/feed-1.css /assets/feed-1.js"')
  expect(page).toContain('data-early="/assets/early-1.js"')
  expect(page).not.toMatch(/(src|href)="\/assets\/(early|feed)-1/)
})

test('a golfer’s page has the start screen, preloads the first screen’s code, and has the early script', () => {
  const page = withStart(SHELL, start)
  expect(page).toContain('<div id="root"></div>\n    <div id="start">costs $&</div>')
  expect(page).toContain(
    '<script async src="/assets/early-1.js" data-form="form-1.css form-1.js"></script>',
  )
  expect(page).toContain('href="/assets/feed-1.js"')
})

test('the code of a golfer’s page has a low priority: its first data is answered before it', () => {
  const page = withStart(SHELL, start)
  const code = page.match(/<(?:script|link rel="modulepreload")[^>]*>/g) ?? []
  expect(code).toHaveLength(4)
  expect(code.filter((tag) => !/ async | fetchpriority="low"| nomodule/.test(tag))).toEqual([])
})

test('of the start screen, which cannot be reached, the page has what is seen', () => {
  expect(
    seenOnly(
      '<nav aria-label="Main"><a aria-current="page" href="/linx" data-discover="true">Linx<!-- --></a><a href="/postscore">Post</a></nav><main><h1 tabindex="-1">One</h1><span class="h" role="status">Loading</span></main>',
    ),
  ).toBe(
    '<nav><a aria-current="page">Linx</a><a href="/postscore">Post</a></nav><main><h1>One</h1></main>',
  )
})

test.each(['id="root"', 'src="/theme.js"', 'data-theme="light"'])(
  'a page without its %s fails the build',
  (place) => {
    const shell = SHELL.replace(place, '')
    expect(() => withSignIn(shell, signIn)).toThrow(place)
    expect(() => withStart(shell, start)).toThrow(place)
  },
)

test('a sign-in page with a Suspense boundary fails the build', () => {
  const markup = '<main><!--$--><p>Later</p><!--/$--></main>'
  expect(() => withSignIn(SHELL, { ...signIn, markup })).toThrow('Suspense boundary')
})

test.each([
  '<script>go()</script>',
  '<script type="module">go()</script>',
  '<style nonce="1">p{}</style>',
  '<p style="color:red">',
  '<p onclick="go()">',
])('%s is code in a page, which the policy would refuse (SEC-13)', (code) => {
  expect(inlineCode(`<body>${code}</body>`)).toHaveLength(1)
})

test('files beside a page and words in it are not', () => {
  expect(inlineCode(withSignIn(SHELL, signIn) + '<p>once="yes", a style="x"</p>')).toEqual([])
})

test('what is written by hand at two places is the same: the start screen’s id', () => {
  const read = (/** @type {string} */ path) =>
    readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')
  const [, id = ''] = /START_SCREEN = '(\w+)'/.exec(read('lib/first-screen.ts')) ?? []
  expect(read('ui/styles/base.css')).toContain(`#${id} {`)
  expect(read('app/shell/start-screen.css')).toContain(`#${id} > main`)
})
