import { expect, test } from 'vitest'
import { inlineCode } from '../checks/check-dist.mjs'
import { withEarly, withSignIn } from './prerender.mjs'

const SHELL = `<head>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/start-1.js">
    <link rel="stylesheet" crossorigin href="/assets/start-1.css">
  </head>
  <body><div id="root"></div></body>`

const signIn = {
  markup: '<main>costs $& and $1</main>',
  scripts: ['assets/start-1.js', 'assets/index-1.js', 'assets/login-1.js'],
  style: 'assets/front-1.css',
  styles: ['assets/start-1.css', 'assets/login-1.css'],
}

test('the page has the sign-in page in it, and its styles in one file', () => {
  const page = withSignIn(SHELL, signIn)
  expect(page).toContain('<div id="root"><main>costs $& and $1</main></div>')
  expect(page.match(/<link rel="stylesheet"(?! disabled)[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/front-1.css">',
  ])
})

test('what is in that file is named and not fetched, so that the app does not ask for it', () => {
  const page = withSignIn(SHELL, signIn)
  expect(page.match(/(?<=disabled crossorigin href=")[^"]+/g)).toEqual([
    '/assets/start-1.css',
    '/assets/login-1.css',
  ])
})

test('nothing in it asks for a script before the first frame; front.js knows what to ask for then', () => {
  const page = withSignIn(SHELL, signIn)
  expect(page).not.toMatch(/modulepreload|type="module"/)
  expect(page).toContain('data-app="/assets/index-1.js"')
  expect(page).toContain('data-beside="/assets/start-1.js /assets/login-1.js"')
})

test('a golfer’s page preloads the first screen’s files, and has the early script', () => {
  const files = ['assets/feed-1.css', 'assets/feed-1.js']
  const page = withEarly(SHELL, files, 'assets/early-1.js')
  expect(page).toContain('<script async fetchpriority="high" src="/assets/early-1.js"></script>')
  expect(page).toContain('<link rel="preload" as="style" crossorigin href="/assets/feed-1.css">')
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/feed-1.js">')
  expect(withEarly(SHELL, files, undefined)).not.toContain('early')
})

test('the sign-in page asks for none of it; front.js does where a golfer is signed in', () => {
  const page = withSignIn(SHELL, {
    ...signIn,
    first: ['assets/feed-1.js'],
    early: 'assets/early-1.js',
  })
  expect(page).toContain('data-first="/assets/feed-1.js"')
  expect(page).toContain('data-early="/assets/early-1.js"')
  expect(page).not.toMatch(/(src|href)="\/assets\/(early|feed)-1/)
})

test('a page without a place for it fails the build', () => {
  expect(() => withSignIn(SHELL.replace('id="root"', 'id="app"'), signIn)).toThrow('#root')
  expect(() => withSignIn(SHELL.replace('theme.js', 'other.js'), signIn)).toThrow('theme.js')
})

test.each([
  '<script>go()</script>',
  '<script type="module">go()</script>',
  '<style>p{}</style>',
  '<p style="color:red">',
  '<p onclick="go()">',
])('%s is code in a page, which the policy would refuse (SEC-13)', (code) => {
  expect(inlineCode(`<body>${code}</body>`)).toHaveLength(1)
})

test('files beside a page and words in it are not', () => {
  expect(inlineCode(withSignIn(SHELL, signIn) + '<p>once="yes", a style="x"</p>')).toEqual([])
})
