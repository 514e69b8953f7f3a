import { expect, test } from 'vitest'
import { withHeaders } from './headers-plugin.mjs'
import {
  contentPolicy,
  headerFileText,
  headersFor,
  nginxText,
  staticWebAppText,
} from './headers.mjs'

const settings = { apiHost: 'https://api.linx.example' }

test('the policy names the host and its sockets, and nothing unsafe', () => {
  const policy = contentPolicy(settings)
  expect(policy).toContain("connect-src 'self' https://api.linx.example wss://api.linx.example;")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(policy).toContain('upgrade-insecure-requests')
  expect(contentPolicy({ ...settings, plain: true })).not.toContain('upgrade-insecure-requests')
})

test('Microsoft is named where contacts come from there, and nowhere else', () => {
  expect(contentPolicy(settings)).not.toContain('microsoft')
  const microsoft = contentPolicy({
    ...settings,
    contactsIssuer: 'https://login.microsoftonline.com/common',
  })
  expect(microsoft).toMatch(
    /connect-src [^;]* https:\/\/login.microsoftonline.com https:\/\/graph.microsoft.com;/,
  )
  expect(microsoft).toContain('frame-src https://login.microsoftonline.com;')
  const other = contentPolicy({ ...settings, contactsIssuer: 'https://id.example/club' })
  expect(other).toMatch(/connect-src [^;]* https:\/\/id.example https:\/\/graph.microsoft.com;/)
  expect(other).not.toContain('frame-src')
  const own = contentPolicy({ ...settings, contactsIssuer: '/_identity', graphHost: '/_graph' })
  expect(own).not.toContain('microsoft')
})

test('https is required for this host only, for its subdomains if requested, and not for a host over http', () => {
  const strict = (/** @type {'host' | 'subdomains' | 'off'} */ https) =>
    headersFor('/', { ...settings, https })['Strict-Transport-Security']
  expect(headersFor('/', settings)['Strict-Transport-Security']).toBe('max-age=63072000')
  expect(strict('subdomains')).toBe('max-age=63072000; includeSubDomains')
  expect(strict('off')).toBeUndefined()
  expect(contentPolicy({ ...settings, https: 'off' })).not.toContain('upgrade-insecure-requests')
})

test('in the header file no path has a header twice', () => {
  const blocks = headerFileText(settings)
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n').map((line) => line.trim()))
  const [[, ...general] = [], ...special] = blocks
  expect(special.map(([path]) => path)).toEqual(['/sw.js', '/assets/*'])
  const names = general.map((line) => line.split(':')[0])
  for (const [, ...lines] of special) {
    const detached = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2))
    const set = lines.filter((line) => !line.startsWith('! ')).map((line) => line.split(':')[0])
    expect(set.length).toBeGreaterThan(0)
    expect(detached).toEqual(set)
    expect(names).toEqual(expect.arrayContaining(set))
  }
})

const PATHS = ['/', '/linx', '/manifest.webmanifest', '/sw.js', '/assets/start-Ab12.js']

/** The blocks of `_headers` that a path matches, the later ones after the `!` that takes off the general one. @param {string} path */
function cloudflare(path) {
  /** @type {Map<string, string>} */
  const headers = new Map()
  for (const block of headerFileText(settings).trim().split('\n\n')) {
    const [where = '', ...lines] = block.split('\n').map((line) => line.trim())
    if (!(where.endsWith('*') ? path.startsWith(where.slice(0, -1)) : path === where)) continue
    for (const line of lines) {
      const [name = '', ...rest] = line.split(': ')
      if (line.startsWith('! ')) headers.delete(line.slice(2))
      else headers.set(name, rest.join(': '))
    }
  }
  return Object.fromEntries(headers)
}

/** @param {string} path */
function azure(path) {
  const { globalHeaders, routes } = JSON.parse(staticWebAppText(settings))
  const rule = routes.find((/** @type {{ route: string }} */ { route }) =>
    route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : path === route,
  )
  return { ...globalHeaders, ...rule?.headers }
}

/** nginx takes the exact location first, then a beginning that forbids expressions (`^~`), then a fitting expression. @param {string} path */
function nginx(path) {
  const locations = nginxText(settings)
    .split('\n\n')
    .map((text) => ({
      where: /^location (.*) \{$/m.exec(text)?.[1] ?? '',
      headers: Object.fromEntries(
        [...text.matchAll(/add_header (\S+) "(.*)"(?: always)?;/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      ),
    }))
  const fits = [
    (/** @type {string} */ where) => where === `= ${path}`,
    (/** @type {string} */ where) => where.startsWith('^~ ') && path.startsWith(where.slice(3)),
    (/** @type {string} */ where) =>
      where.startsWith('~') && new RegExp(where.slice(3, -1)).test(path),
    (/** @type {string} */ where) => where === '/',
  ]
  for (const fit of fits) {
    const found = locations.find(({ where }) => fit(where))
    if (found) return found.headers
  }
  throw new Error(`nginx has no location for ${path}`)
}

test.each(PATHS)('three hosts say the same of %s: what the template says', (path) => {
  const wanted = headersFor(path, settings)
  expect(cloudflare(path)).toEqual(wanted)
  expect(azure(path)).toEqual(wanted)
  expect(nginx(path)).toEqual(wanted)
})

test.each(PATHS)('no page or file tells another site where a golfer came from: %s', (path) => {
  expect(headersFor(path, settings)['Referrer-Policy']).toBe('no-referrer')
})

/** The locations of nginx, each as its text. */
const nginxLocations = () => nginxText(settings).trim().split('\n\n')

test('a missing file is not missing for a year, nor for as long as a cache between chooses', () => {
  expect(nginxText(settings)).not.toMatch(/immutable" always/)
  const missing = nginxLocations().filter((text) => text.startsWith('location @linx_missing {'))
  expect(missing).toHaveLength(1)
  expect(missing[0]).toContain('add_header Cache-Control "no-cache" always;')
  expect(missing[0]).toContain('return 404;')
  for (const text of nginxLocations())
    if (text !== missing[0]) expect(text).toMatch(/try_files \S+ @linx_missing;/)
})

test('nginx sends every other header with failures too: it leaves out those without always (SEC-28)', () => {
  const added = [...nginxText(settings).matchAll(/add_header (\S+) "[^"]*"( always)?;/g)]
  expect(added.length).toBeGreaterThan(10)
  expect([...new Set(added.filter(([, , word]) => !word).map(([, name]) => name))]).toEqual([
    'Cache-Control',
  ])
})

/** The page as built with some settings. @param {Record<string, string>} [values] */
const builtPage = (values = {}) =>
  withHeaders(values, { 'app.html': '<meta content="%HEADERS%" />' }).pages['app.html']

test('the header files name the styles of every page', () => {
  const { files } = withHeaders(
    {},
    { 'a.html': '<style>a{}</style>', 'b.html': '<style>b{}</style>' },
  )
  for (const name of ['_headers', 'nginx-headers.conf', 'staticwebapp.config.json'])
    expect(files[name]?.match(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)).not.toBeNull()
})

test('other headers make another page, the same ones the same: the worker takes it for a new revision (UPD-11)', () => {
  const before = builtPage()
  expect(before).not.toContain('%')
  expect(builtPage()).toBe(before)
  expect(builtPage({ VITE_PICTURE_HOSTS: 'https://pictures.example' })).not.toBe(before)
})
