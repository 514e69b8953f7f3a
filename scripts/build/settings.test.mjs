import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { manifest } from './manifest.mjs'
import { pageSettings, settings, unsetNotices } from './settings.mjs'

const IDENTITY = 'VITE_IDENTITY_ISSUER'

afterEach(() => vi.unstubAllEnvs())

test('the demo has its own identity provider, the product the one that the shell names', () => {
  expect(settings(true)[IDENTITY]).toBe('/_identity')
  expect(settings(false)[IDENTITY]).toBe('')
  vi.stubEnv(IDENTITY, 'https://id.example')
  expect([settings(true)[IDENTITY], settings(false)[IDENTITY]]).toEqual([
    'https://id.example',
    'https://id.example',
  ])
})

test('commands started from here find the shell’s variables unchanged, so that another build is not taken for this one', () => {
  // This test runs inside the configuration that reads the settings.
  expect(Object.keys(settings(true)).filter((name) => name in process.env)).toEqual([])
})

/** @param {Record<string, string>} values @param {string} html @returns {string} */
function pageWith(values, html) {
  const { transformIndexHtml: hook } = pageSettings(values)
  if (typeof hook !== 'object') throw new Error('the plugin leaves the page as it is')
  return Reflect.apply(hook.handler, undefined, [html])
}

test('the page contains each setting; an unknown placeholder stays visible', () => {
  expect(
    pageWith(
      { [IDENTITY]: 'https://id.example/?a&b="' },
      `<meta content="%${IDENTITY}%" /> %VITE_OTHER%`,
    ),
  ).toBe('<meta content="https://id.example/?a&amp;b=&quot;" /> %VITE_OTHER%')
})

test('the page preconnects to the app’s host before any script runs', () => {
  const html = readFileSync(new URL('../../src/index.html', import.meta.url), 'utf8')
  const page = pageWith({ VITE_API_HOST: 'https://api.example' }, html)
  expect(page).toContain('<meta name="linx:api-host" content="https://api.example" />')
  expect(page).toContain('<link rel="preconnect" href="https://api.example" crossorigin />')
})

test('a build reports the unset settings that golfers notice, and nothing if all are set (HST-03)', () => {
  vi.stubEnv('VITE_SUPPORT_EMAIL', '')
  vi.stubEnv('VITE_POSTAL_ADDRESS', undefined)
  expect(unsetNotices(settings(false)).map((notice) => notice.split(' ')[0])).toEqual([
    'VITE_SUPPORT_EMAIL',
    'VITE_POSTAL_ADDRESS',
  ])
  vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@club.example')
  vi.stubEnv('VITE_POSTAL_ADDRESS', 'Club|1 Club Road')
  expect(unsetNotices(settings(false))).toEqual([])
})

test('the name of the product is in the page and in the manifest; without one it is Linx Golf (HST-03)', () => {
  const html = readFileSync(new URL('../../src/index.html', import.meta.url), 'utf8')
  expect(pageWith(settings(false), html)).toContain('<title>Linx Golf</title>')
  expect(manifest('Linx Golf')).toMatchObject({ name: 'Linx Golf', short_name: 'Linx' })
  vi.stubEnv('VITE_PRODUCT_NAME', 'Birdie & <Co>')
  const page = pageWith(settings(false), html)
  expect(page).toContain('<title>Birdie &amp; &lt;Co></title>')
  expect(page).toContain('<p>Birdie &amp; &lt;Co> needs JavaScript.')
  expect(page).not.toContain('Linx Golf')
  expect(manifest('Birdie')).toMatchObject({ name: 'Birdie', short_name: 'Birdie' })
})

test('README has a row for each setting', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  for (const name of Object.keys(settings(false))) expect(readme).toContain(`| \`${name}\` |`)
})
