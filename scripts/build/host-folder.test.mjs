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
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { headersFor, hostFiles } from './headers.mjs'
import { writeHostFolder } from './host-folder.mjs'

const settings = { apiHost: 'https://api.club.example' }
const SCRIPT = `export const text = '${'golf '.repeat(400)}'\n`
const FILES = {
  'index.html': `sign-in ${'page '.repeat(400)}`,
  'app.html': `app ${'page '.repeat(400)}`,
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

test.each(Object.keys(SERVERS))('%s serves a build with its headers, compressed', async (name) => {
  // Where the server is not installed, its configuration is compared with the template by headers.test.mjs alone.
  if (!isHere(name)) return
  const folders = await built()
  const port = await freePort()
  const [command, args, env] = SERVERS[name]?.(folders, port) ?? ['', [], {}]
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill())
  let log = ''
  child.stderr.on('data', (chunk) => (log += String(chunk)))
  const fetchPath = (/** @type {string} */ path, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers })
  await expect
    .poll(async () => (await fetchPath('/health').catch(() => undefined))?.status ?? log)
    .toBe(200)
  expect(await (await fetchPath('/health')).text()).toBe('ok')

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
  const manifest = await fetchPath('/manifest.webmanifest')
  expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json')
  const gone = await fetchPath('/assets/gone-1.js')
  expect(gone.status).toBe(404)
  expect(gone.headers.get('Cache-Control') ?? '').not.toContain('max-age')
  expect(gone.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})
