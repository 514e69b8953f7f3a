import { caddyText } from './caddy.mjs'

/**
 * What the headers of a static host depend on.
 * `apiHost` is the setting the app is built with: '' = the app's own origin.
 * `plain` leaves out what only makes sense over https (local test hosts).
 * `pictureHosts`: further origins that pictures and videos may come from, space-separated.
 * `identityIssuer`: the provider of direct sign-in, whose discovery document the app reads; a path is on the app's own origin.
 * `contactsIssuer`, `graphHost`: the same for the contacts of the invite page; without an issuer there are none.
 * `https`: for which hosts browsers use nothing else (`transportOf` in settings.mjs).
 * `styles`: the sources of the styles in the pages (`styleSources`).
 *
 * @typedef {{
 *   apiHost: string, pictureHosts?: string, identityIssuer?: string, contactsIssuer?: string, graphHost?: string,
 *   plain?: boolean, https?: 'host' | 'subdomains' | 'off', styles?: readonly string[]
 * }} HeaderSettings
 */

/** @param {string} apiHost @returns {string[]} the host and its address for WebSockets */
const sources = (apiHost) => (apiHost ? [apiHost, apiHost.replace(/^http/, 'ws')] : [])

const MICROSOFT = 'https://login.microsoftonline.com'
const GRAPH = 'https://graph.microsoft.com'

/** @param {string} address @returns {string} its origin; nothing for a path or no address */
const originOf = (address) => (URL.canParse(address) ? new URL(address).origin : '')

/**
 * @param {HeaderSettings} settings
 * @param {{ trustedTypes?: boolean }} [page] the worker is not a document, so it has no trusted types
 */
export function contentPolicy(
  {
    apiHost,
    pictureHosts = '',
    identityIssuer = '',
    contactsIssuer = '',
    graphHost = '',
    plain = false,
    https = 'host',
    styles = [],
  },
  { trustedTypes = true } = {},
) {
  const [api = '', socket = ''] = sources(apiHost)
  const contacts = contactsIssuer ? [contactsIssuer, graphHost || GRAPH] : []
  const others = new Set([identityIssuer, ...contacts].map(originOf))
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src ${[`'self'`, ...styles].join(' ')}`,
    `img-src 'self' blob: ${api} ${pictureHosts}`,
    `media-src 'self' blob: ${api} ${pictureHosts}`,
    `font-src 'self'`,
    `connect-src 'self' ${api} ${socket} ${[...others].join(' ')}`,
    // Microsoft's library renews its token in a frame.
    ...(originOf(contactsIssuer) === MICROSOFT ? [`frame-src ${MICROSOFT}`] : []),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    ...(trustedTypes
      ? [`require-trusted-types-for 'script'`, `trusted-types app-worker picture-worker`]
      : []),
    ...(plain || https === 'off' ? [] : [`upgrade-insecure-requests`]),
  ]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('; ')
}

/** @param {HeaderSettings} settings @returns {Record<string, string>} */
const strictTransport = ({ https = 'host' }) =>
  https === 'off'
    ? {}
    : {
        'Strict-Transport-Security': `max-age=63072000${https === 'subdomains' ? '; includeSubDomains' : ''}`,
      }

/**
 * The headers of one path of the static host.
 * @param {string} path beginning with /
 * @param {HeaderSettings} settings
 * @returns {Record<string, string>}
 */
export function headersFor(path, settings) {
  const worker = path === '/sw.js'
  const hashed = path.startsWith('/assets/')
  return {
    'Content-Security-Policy': contentPolicy(settings, { trustedTypes: !worker }),
    ...(!settings.plain && strictTransport(settings)),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Origin-Agent-Cluster': '?1',
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

/** Paths with headers of their own: the worker, and the files with a hash in their name. */
const SPECIAL = ['/sw.js', '/assets/*']

/** The headers of a path that differ from the page's. @param {string} path @param {HeaderSettings} settings */
function ownHeaders(path, settings) {
  const general = headersFor('/', settings)
  return Object.entries(headersFor(path, settings)).filter(
    ([name, value]) => general[name] !== value,
  )
}

/**
 * The header file of a static host, in the `_headers` form of Cloudflare Pages: a path, then its headers. Cloudflare joins the
 * values of a header from all matching paths, so a path with a value of its own first removes the general one (`! Name`).
 * @param {HeaderSettings} settings
 */
export function headerFileText(settings) {
  const block = (/** @type {string} */ path) => [
    path,
    ...ownHeaders(path, settings).flatMap(([name, value]) => [
      `  ! ${name}`,
      `  ${name}: ${value}`,
    ]),
  ]
  const all = [
    '/*',
    ...Object.entries(headersFor('/', settings)).map((one) => `  ${one.join(': ')}`),
  ]
  return `${[all, ...SPECIAL.map(block)].map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/**
 * The same for Azure Static Web Apps, `staticwebapp.config.json`. A route's headers replace the general ones of the same name.
 * Every address that is not a file is the app's page, except among the assets; `/` is index.html by itself.
 * @param {HeaderSettings} settings
 */
export function staticWebAppText(settings) {
  const config = {
    globalHeaders: headersFor('/', settings),
    routes: SPECIAL.map((route) => ({
      route,
      headers: Object.fromEntries(ownHeaders(route, settings)),
    })),
    navigationFallback: {
      rewrite: '/app.html',
      exclude: ['/assets/*', '/icons/*', '/pictures/*'],
    },
    mimeTypes: { '.webmanifest': 'application/manifest+json' },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Where nginx answers for files that are missing. */
const MISSING = '@linx_missing'

/**
 * The same for nginx: what goes into a `server` block whose `root` is the bundle. nginx drops inherited headers where a
 * location adds one of its own, so each location names them all.
 * @param {HeaderSettings} settings
 */
export function nginxText(settings) {
  const location = (
    /** @type {string} */ where,
    /** @type {string} */ path,
    /** @type {string[]} */ ...lines
  ) => [
    `location ${where} {`,
    ...Object.entries(headersFor(path, settings)).map(
      // Cache-Control only on successful responses: a failure for an asset must not be cached for a year.
      ([name, value]) =>
        `  add_header ${name} "${value}"${name === 'Cache-Control' && where !== MISSING ? '' : ' always'};`,
    ),
    ...lines.map((line) => `  ${line}`),
    '}',
  ]
  const file = `try_files $uri ${MISSING};`
  return `${[
    location('= /sw.js', '/sw.js', file),
    location('^~ /assets/', '/assets/*', file),
    location(
      '= /manifest.webmanifest',
      '/',
      file,
      'types { }',
      'default_type application/manifest+json;',
    ),
    location('~ "\\.[A-Za-z0-9]+$"', '/', file),
    location('= /', '/', `try_files /index.html ${MISSING};`),
    location('/', '/', `try_files /app.html ${MISSING};`),
    location(MISSING, '/', 'return 404;'),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

/** The files a build writes for its hosts, by their names. @param {HeaderSettings} settings @returns {Record<string, string>} */
export const hostFiles = (settings) => ({
  _headers: headerFileText(settings),
  'staticwebapp.config.json': staticWebAppText(settings),
  'nginx-headers.conf': nginxText(settings),
  Caddyfile: caddyText((path) => headersFor(path, settings)),
})
