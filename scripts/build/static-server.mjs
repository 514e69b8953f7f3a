import { createServer } from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { headersFor, hostFiles } from './headers.mjs'
import { styleSources } from './inline-styles.mjs'

/** Settings of the host, not files of the app. */
const HOST_FILES = new Set(Object.keys(hostFiles({ apiHost: '' })))

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}

/** The types that a host compresses. */
const TEXTS = /\.(?:html|js|css|json|webmanifest|svg)$/

/** The settings a deployment may replace, and their names in the page's head. @type {readonly (readonly [keyof StaticSettings, string])[]} */
const META = [
  ['apiHost', 'api-host'],
  ['identityIssuer', 'identity-issuer'],
  ['identityClient', 'identity-client'],
  ['contactsIssuer', 'contacts-issuer'],
  ['contactsClient', 'contacts-client'],
  ['graphHost', 'graph-host'],
]

/**
 * @typedef {{
 *   apiHost?: string, identityIssuer?: string, identityClient?: string, contactsIssuer?: string, contactsClient?: string,
 *   graphHost?: string, pictureHosts?: string
 * }} StaticSettings what is given replaces the built one in the page; `apiHost` is the own origin if it is not given, and
 * `pictureHosts` is in the headers only
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 */

/** @param {string} url of a request @returns {string | undefined} its path; nothing when it cannot be read, such as '//' or '/%zz' */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

/** Replaces the value of an attribute, of which the text up to its quotes is given. @param {string} page @param {string} beginning @param {string} value */
const withValue = (page, beginning, value) =>
  page.replace(new RegExp(`(${beginning}")[^"]*(")`), `$1${value}$2`)

/** @param {string} page @param {StaticSettings} settings */
function withSettings(page, settings) {
  let text = page
  for (const [key, name] of META) {
    const value = settings[key]
    if (value === undefined) continue
    text = withValue(text, `<meta name="linx:${name}" content=`, value)
    if (key === 'apiHost') text = withValue(text, '<link rel="preconnect" href=', value)
  }
  return text
}

/**
 * Reads synchronously: the files are small and in the system's cache, where Node's thread pool costs more than the reading.
 * @param {string} file @returns {{ bytes: Buffer, changed: Date } | undefined} undefined if there is no such file
 */
function fileAt(file) {
  try {
    const about = statSync(file)
    return about.isFile() ? { bytes: readFileSync(file), changed: about.mtime } : undefined
  } catch {
    return undefined
  }
}

/** The file for a path: `/` is index.html, every other address of the app app.html. @param {string} path */
function fileNameFor(path) {
  const isFile = extname(path) !== '' || path.startsWith('/assets/')
  if (isFile) return path
  return path === '/' ? '/index.html' : '/app.html'
}

/**
 * Serves a built bundle as a static host would, with the policy headers. A missing asset is a 404, never the page.
 * @param {string} folder
 * @param {() => StaticSettings} [settings] read at each request
 * @param {boolean} [packed] whether texts are sent compressed
 * @returns {(request: Incoming, response: Outgoing) => Promise<void>}
 */
export function staticHandler(folder, settings = () => ({}), packed = false) {
  return async (request, response) => {
    // Unless a host is given, the policy allows only this origin, so the page calls it, whatever host it was built for.
    const given = { apiHost: '', ...settings() }
    const { apiHost, identityIssuer, contactsIssuer, graphHost, pictureHosts } = given
    const path = pathOf(request.url ?? '/')
    if (path === undefined) {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request')
      return
    }
    const wanted = normalize(path).split(sep).join('/')
    const name = fileNameFor(wanted)
    const headers = (/** @type {string} */ of, html = '') =>
      headersFor(of, {
        styles: styleSources(html),
        apiHost,
        identityIssuer: identityIssuer ?? '',
        contactsIssuer: contactsIssuer ?? '',
        graphHost: graphHost ?? '',
        pictureHosts: pictureHosts ?? '',
        plain: true,
      })
    const isHidden =
      wanted.includes('..') || HOST_FILES.has(wanted.slice(1)) || wanted.startsWith('/api/')
    const found = isHidden ? undefined : fileAt(join(folder, name))
    if (!found) {
      const missing = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' }
      response.writeHead(404, { ...headers(name), ...missing }).end('Not found')
      return
    }
    const { bytes, changed } = found
    const isPage = name.endsWith('.html')
    const plain = isPage ? Buffer.from(withSettings(bytes.toString(), given)) : bytes
    const isPacked = packed && TEXTS.test(name)
    const body = isPacked ? gzipSync(plain) : plain
    response.writeHead(200, {
      ...headers(name, isPage ? plain.toString() : ''),
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
      'Content-Length': body.length,
      'Last-Modified': changed.toUTCString(),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/**
 * Sends a world that a failed story has left, for the link in its report.
 * @param {string} folder @param {string} url @param {Outgoing} response @returns {boolean} false for any other address
 */
function sendWorld(folder, url, response) {
  const [, name] = /^\/worlds\/([a-z0-9-]+)\.json$/.exec(url) ?? []
  if (name === undefined) return false
  const file = join(folder, `${name}.json`)
  const isThere = existsSync(file)
  response.writeHead(isThere ? 200 : 404, {
    'Content-Type': isThere ? 'application/json' : 'text/plain',
    'Cache-Control': 'no-store',
  })
  response.end(isThere ? readFileSync(file) : 'Not found')
  return true
}

/** The limit in bytes that many hosts have for a request's headers, including cookies; longer headers get a 431. */
const HEADER_LIMIT = 8192

/** A common keep-alive time, in milliseconds. Node's default of 5 s would end connections in the middle of a visit. */
const KEEP_ALIVE_MS = 75_000

/**
 * @param {string} folder
 * @param {{ port?: number, address?: string, settings?: () => StaticSettings, packed?: boolean, worlds?: string }} [options]
 *   port 0 = any free one; `address` is this machine alone unless another one is named; `packed` sends texts compressed, as a
 *   host does where bytes are what is measured
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function startStatic(folder, options = {}) {
  const { port = 0, address: listenAt = 'localhost', settings, packed = false, worlds } = options
  const handle = staticHandler(folder, settings, packed)
  const server = createServer({ maxHeaderSize: HEADER_LIMIT }, (request, response) => {
    if (worlds !== undefined && sendWorld(worlds, request.url ?? '', response)) return
    handle(request, response).catch(() => response.destroy())
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise((done, failed) => {
    server.once('error', failed).listen(port, listenAt, () => done(undefined))
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
