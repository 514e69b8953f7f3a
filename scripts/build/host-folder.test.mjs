import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer as createHttpServer, get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { headersFor, hostFiles } from './headers.mjs'
import { writeHostFolder } from './host-folder.mjs'

const settings = { apiHost: 'https://api.club.example' }
const SCRIPT = `export const text = '${'golf '.repeat(400)}'\n`
const FILES = {
  'index.html': `sign-in ${'page '.repeat(400)}`,
  'app.html': `app ${Array.from({ length: 400 }, (_, n) => `<a href="/${(n * n * 7) % 89}">page ${(n * 31) % 64}</a>`).join(' ')}`,
  'sw.js': SCRIPT,
  'manifest.webmanifest': '{}',
  'assets/a-1.js': SCRIPT,
  'assets/small-1.js': '//',
}

/** A built folder with its host folder. @returns {Promise<{ root: string, dist: string, host: string }>} */
async function built() {
  const root = mkdtempSync(join(tmpdir(), 'linx-host-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const dist = join(root, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries({ ...FILES, ...hostFiles(settings) }))
    writeFileSync(join(dist, name), text)
  return { root, dist, host: await writeHostFolder(dist) }
}

test('the served folder contains no configuration; the folder beside it has that of four hosts', async () => {
  const { dist, host } = await built()
  expect(readdirSync(host).toSorted()).toEqual([
    'Caddyfile',
    '_headers',
    'nginx-headers.conf',
    'nginx.conf',
    'staticwebapp.config.json',
  ])
  expect(readdirSync(dist).filter((name) => name in hostFiles(settings))).toEqual([])
})

test('a missing asset has a page, without which Cloudflare Pages sends index.html, to be kept for a year', async () => {
  const { dist } = await built()
  expect(readFileSync(join(dist, 'assets/404.html'), 'utf8')).toContain('Not found')
  expect(existsSync(join(dist, '404.html'))).toBe(false) // there, it would be the answer for the app's own addresses
})

test('scripts are also stored compressed, pages and small files are not', async () => {
  const { dist } = await built()
  const script = join(dist, 'assets/a-1.js')
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(SCRIPT)
  expect(gunzipSync(readFileSync(`${script}.gz`)).toString()).toBe(SCRIPT)
  expect(existsSync(join(dist, 'sw.js.br'))).toBe(true)
  for (const name of ['index.html', 'app.html', 'assets/small-1.js'])
    expect(existsSync(join(dist, `${name}.gz`)), name).toBe(false)
})

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The servers this machine has. @param {string} name */
function isHere(name) {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${name}`], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

/**
 * Starts a server with the configuration as it was written, but for the port and the folder of this test.
 * @type {Record<string, (folders: { root: string, dist: string, host: string }, port: number) => [string, string[], Record<string, string>]>}
 */
const SERVERS = {
  nginx: ({ root, dist, host }, port) => {
    const server = readFileSync(join(host, 'nginx.conf'), 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/usr/share/nginx/html', dist)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${root}/${name};`,
    )
    const types = 'types { text/html html; text/javascript js; }'
    const user = process.getuid?.() === 0 ? 'user root; ' : '' // otherwise its workers could not read the folder
    const whole = `${user}daemon off; pid ${root}/pid; events {} http { ${types} access_log off; ${temporary.join(' ')}\n${server}}`
    writeFileSync(join(root, 'whole.conf'), whole)
    return ['nginx', ['-e', 'stderr', '-p', root, '-c', join(root, 'whole.conf')], {}]
  },
  caddy: ({ root, dist, host }, port) => [
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', join(host, 'Caddyfile')],
    { LINX_SITE: `http://127.0.0.1:${port}`, LINX_ROOT: dist, HOME: root, CADDY_ADMIN: 'off' },
  ],
}

/**
 * A server of this machine that serves a build.
 * @param {string} name
 * @param {(configuration: string) => string} [change] what its owner changes in the configuration
 */
async function serving(name, change = (text) => text) {
  const folders = await built()
  for (const file of ['nginx.conf', 'Caddyfile'].map((one) => join(folders.host, one)))
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  const port = await freePort()
  const [command, args, env] = SERVERS[name]?.(folders, port) ?? ['', [], {}]
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill())
  let log = ''
  child.stderr.on('data', (chunk) => (log += String(chunk)))
  const address = `http://127.0.0.1:${port}`
  const fetchPath = (/** @type {string} */ path, headers = {}) => fetch(address + path, { headers })
  await expect
    .poll(async () => (await fetchPath('/health').catch(() => undefined))?.status ?? log)
    .toBe(200)
  return { address, fetchPath }
}

/** How many bytes an address sends to a browser that takes gzip. @param {string} address @returns {Promise<number>} */
const bytesOf = (address) =>
  new Promise((done, failed) => {
    get(address, { headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', ({ length }) => (bytes += length)).on('end', () => done(bytes))
    }).on('error', failed)
  })

test.for(Object.keys(SERVERS))(
  '%s serves a build with its headers, compressed',
  async (name, { skip }) => {
    // Where the server is not installed, its configuration is compared with the template by headers.test.mjs alone.
    skip(!isHere(name), 'not installed')
    const { address, fetchPath } = await serving(name)
    const health = await fetchPath('/health')
    expect(await health.text()).toBe('ok')
    expect(health.headers.get('Cache-Control')).toBe('no-store')

    for (const [path, file] of /** @type {const} */ ([
      ['/', 'index.html'],
      ['/linx', 'app.html'],
      ['/groups/7', 'app.html'],
      ['/sw.js', 'sw.js'],
      ['/manifest.webmanifest', 'manifest.webmanifest'],
      ['/assets/a-1.js', 'assets/a-1.js'],
    ])) {
      const answer = await fetchPath(path)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).toBe(FILES[file])
      for (const [header, value] of Object.entries(headersFor(path, settings)))
        expect(answer.headers.get(header), `${path} ${header}`).toBe(value)
    }
    for (const path of ['/', '/sw.js', '/assets/a-1.js']) {
      const answer = await fetchPath(path, { 'Accept-Encoding': 'gzip' })
      expect(answer.headers.get('Content-Encoding'), path).toBe('gzip')
      expect(answer.headers.get('Vary'), path).toMatch(/accept-encoding/i)
    }
    const packed = gzipSync(FILES['app.html'], { level: 5 }).length
    expect(await bytesOf(`${address}/linx`)).toBeLessThan(packed * 1.04)
    for (const path of ['/', '/linx', '/sw.js', '/assets/a-1.js', '/health'])
      expect((await fetchPath(path)).headers.get('Content-Type'), path).toMatch(/; charset=utf-8$/)
    const manifest = await fetchPath('/manifest.webmanifest')
    expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json')
    for (const path of ['/assets/gone-1.js', '/gone.png', '/GONE.PNG']) {
      const gone = await fetchPath(path)
      expect(gone.status, path).toBe(404)
      expect(gone.headers.get('Cache-Control'), path).toBe('no-cache')
      expect(gone.headers.get('Content-Security-Policy'), path).toContain("default-src 'none'")
    }
  },
)

/** Takes the lines for the API into a configuration. @param {string} text @param {string} upstream */
const withApi = (text, upstream) =>
  text
    .replace(/^( *)# location ~ [^}]+# \}$/m, (lines) => lines.replaceAll(/^( *)# /gm, '$1'))
    .replace(/^(\t*)# @api [^}]+# \}$/m, (lines) => lines.replaceAll(/^(\t*)# /gm, '$1'))
    .replace('127.0.0.1:8787', upstream)

test.for(Object.keys(SERVERS))(
  '%s forwards the API, once the lines for that are taken in',
  async (name, { skip }) => {
    skip(!isHere(name), 'not installed')
    const upstreamPort = await freePort()
    const upstream = createHttpServer((request, response) => {
      const { method, url, headers } = request
      response.end(`${method} ${url} ${headers.host}`)
    }).listen(upstreamPort, '127.0.0.1')
    upstream.on('upgrade', ({ url }, socket) =>
      socket.end(
        `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Path: ${url}\r\n\r\n`,
      ),
    )
    onTestFinished(() => void upstream.close())
    const { address, fetchPath } = await serving(name, (text) =>
      withApi(text, `127.0.0.1:${upstreamPort}`),
    )
    const { host } = new URL(address)
    for (const path of ['/api/linx?view=Following', '/api/profile/picture/1.png', '/hubs/linx'])
      expect(await (await fetchPath(path)).text()).toBe(`GET ${path} ${host}`)
    const large = await fetch(`${address}/api/Ghin/PostScore`, {
      method: 'POST',
      body: 'x'.repeat(5_000_000),
    })
    expect(large.status).toBe(200)
    const path = await new Promise((done, failed) => {
      get(`${address}/hubs/linx?id=1`, { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } })
        .on('upgrade', ({ headers }) => done(headers['x-path']))
        .on('response', ({ statusCode }) => failed(new Error(`not upgraded: ${statusCode}`)))
        .on('error', failed)
    })
    expect(path).toBe('/hubs/linx?id=1')
    expect(await (await fetchPath('/linx')).text()).toBe(FILES['app.html'])
  },
)
