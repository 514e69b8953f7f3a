/**
 * The headers of the static host, from one template (faults.md, 'Headers of the static host').
 * `apiHost` is the setting the app is built with: '' = the app's own origin.
 * `plain` leaves out what only makes sense over https (local test hosts).
 * `pictureHosts`: further origins that pictures and videos may come from, space-separated.
 * `identityIssuer`: the provider of direct sign-in, whose discovery document the app reads; a path is on the app's own origin.
 * `contactsIssuer`, `graphHost`: the same for the contacts of the invite page, where they are not Microsoft's own.
 *
 * @typedef {{
 *   apiHost: string, pictureHosts?: string, identityIssuer?: string, contactsIssuer?: string, graphHost?: string,
 *   plain?: boolean
 * }} HeaderSettings
 */

/** @param {string} apiHost @returns {string[]} the host and its WebSocket form */
const sources = (apiHost) => (apiHost ? [apiHost, apiHost.replace(/^http/, 'ws')] : [])

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
  },
  { trustedTypes = true } = {},
) {
  const [api = '', socket = ''] = sources(apiHost)
  const others = new Set([identityIssuer, contactsIssuer, graphHost].map(originOf))
  others.add('https://login.microsoftonline.com').add('https://graph.microsoft.com')
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' blob: ${api} ${pictureHosts}`,
    `media-src 'self' blob: ${api} ${pictureHosts}`,
    `font-src 'self'`,
    `connect-src 'self' ${api} ${socket} ${[...others].join(' ')}`,
    `frame-src https://login.microsoftonline.com`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    ...(trustedTypes
      ? [`require-trusted-types-for 'script'`, `trusted-types app-worker picture-worker`]
      : []),
    ...(plain ? [] : [`upgrade-insecure-requests`]),
  ]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('; ')
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
    ...(!settings.plain && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Origin-Agent-Cluster': '?1',
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

/**
 * The header file of a static host, in the `_headers` form of Cloudflare Pages: a path, then its headers. What several
 * matching paths say of one header is joined there, so a path that says otherwise first takes the general one off (`! Name`).
 * @param {HeaderSettings} settings
 */
export function headerFileText(settings) {
  const general = headersFor('/', settings)
  /** @param {string} path */
  const block = (path) => {
    const own = Object.entries(headersFor(path, settings)).filter(
      ([name, value]) => general[name] !== value,
    )
    return [path, ...own.flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`])].join(
      '\n',
    )
  }
  const all = ['/*', ...Object.entries(general).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  )
  return `${[all, block('/sw.js'), block('/assets/*')].join('\n\n')}\n`
}
