import { expect, test } from 'vitest'
import { filesOfPage, routeFiles } from './route-files.mjs'

/** @param {string} file @param {string[]} modules @param {string[]} [imports] @param {string[]} [css] */
const chunk = (file, modules, imports = [], css = []) => ({ file, modules, imports, css })

const chunks = [
  chunk('index.js', ['src/app/main.tsx'], ['start.js']),
  chunk('start.js', ['src/lib/a.ts'], [], ['start.css']),
  chunk('feed.js', ['src/app/golfers-start.ts', 'src/pages/linx-page.tsx'], ['start.js']),
  chunk('load.js', ['src/pages/linx-load.ts'], ['feed.js']),
  chunk('login.js', ['src/pages/login-page.tsx'], ['parts.js'], ['login.css']),
  chunk('parts.js', ['src/ui/fields/field.tsx']),
  chunk('groups.js', ['src/pages/groups-page.tsx'], ['feed.js', 'parts.js', 'pill.js']),
  chunk('groups-load.js', ['src/pages/groups-load.ts'], [], []),
  chunk('invite.js', ['src/pages/invite-page.tsx'], ['pill.js', 'deep.js'], ['invite.css']),
  chunk('deep.js', ['src/lib/deep.ts'], ['deeper.js']),
  chunk('deeper.js', ['src/lib/deeper.ts']),
  chunk('pill.js', ['src/ui/display/pill.tsx'], ['start.js']),
  chunk('press.js', ['src/features/press.ts']),
]
const html = {
  signIn:
    '<script src="/front.js"></script><link rel="stylesheet" disabled crossorigin href="/login.css">',
  app: '<script src="/early.js"></script><link rel="stylesheet" disabled crossorigin href="/start.css">',
}
const found = routeFiles(chunks, html)

test('a first visit to sign-in counts the files that its page requests and its code imports, and its HTML with inline styles', () => {
  expect(found.signIn.toSorted()).toEqual(
    [
      'front.js',
      'index.html',
      'index.js',
      'login.js',
      'parts.js',
      'start.css',
      'start.js',
    ].toSorted(),
  )
})

test('a first visit to Linx has the frame', () => {
  expect(found.linx.toSorted()).toEqual(
    ['app.html', 'early.js', 'feed.js', 'index.js', 'load.js', 'start.js'].toSorted(),
  )
})

test('files no other route loads count for the route, at any depth; files loaded on a press count for none', () => {
  expect(found.others).toEqual([
    { name: 'groups', own: ['groups.js', 'groups-load.js'], shared: ['parts.js', 'pill.js'] },
    {
      name: 'invite',
      own: ['invite.js', 'invite.css', 'deep.js', 'deeper.js'],
      shared: ['pill.js'],
    },
  ])
})

test('links of a page other than scripts and preloads are not counted as its code', () => {
  const icon = '<link rel="icon" href="/mark.svg"><link rel="preconnect" href="/x">'
  expect(filesOfPage(icon + html.app)).toEqual(['early.js'])
})
