import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { headersFor, nginxText } from '../build/headers.mjs'
import { nginxServer } from '../build/host-folder.mjs'

const folder = fileURLToPath(new URL('./', import.meta.url))
const container = readFileSync(join(folder, 'Containerfile'), 'utf8')
const settings = { apiHost: 'https://api.club.example' }
const server = nginxServer(nginxText(settings))

/** The sources that the container file copies, by their destination. @type {Map<string, string>} */
const copies = new Map(
  [...container.matchAll(/^COPY (\S+) (\S+)$/gm)].map(([, from = '', to = '']) => [to, from]),
)

/**
 * The blocks and directives of an nginx configuration; throws where nginx would not start.
 * @param {string} text
 */
function parse(text) {
  /** @type {{ depth: number, directive: string }[]} */
  const directives = []
  let depth = 0
  let directive = ''
  for (const [token] of text
    .replaceAll(/^\s*#.*$/gm, '')
    .matchAll(/"(?:[^"\\]|\\.)*"|[{};]|[^\s{};"]+/g)) {
    if (token === '}') {
      if (directive !== '' || depth === 0)
        throw new Error(`a directive without its end: ${directive}`)
      depth -= 1
    } else if (token === '{' || token === ';') {
      if (directive === '' && token === ';') throw new Error('an empty directive')
      directives.push({ depth, directive: directive.trim() })
      directive = ''
      if (token === '{') depth += 1
    } else directive += `${token} `
  }
  if (depth !== 0 || directive !== '') throw new Error('the configuration breaks off')
  return directives
}

test('nginx is given the headers of the build, and serves the folder they are for (HST-18)', () => {
  const directives = parse(server).map(({ directive }) => directive)
  expect(copies.get('/etc/nginx/conf.d/default.conf')).toBe('dist-host/nginx.conf')
  const [root = ''] = directives.filter((directive) => directive.startsWith('root '))
  expect(copies.get(root.slice('root '.length))).toBe('dist')
  const port = /^EXPOSE (\d+)$/m.exec(container)?.[1]
  expect(directives).toContain(`listen ${port}`)
  expect(container).toMatch(/^HEALTHCHECK .* http:\/\/127\.0\.0\.1:8080\/health /m)
  expect(directives).toContain('location = /health')
})

test('the configuration with the headers is complete, and no location occurs twice', () => {
  const directives = parse(server)
  const locations = directives.filter(({ directive }) => directive.startsWith('location '))
  expect(locations.length).toBeGreaterThan(3)
  expect(new Set(locations.map(({ directive }) => directive)).size).toBe(locations.length)
  expect(locations.every(({ depth }) => depth === 1)).toBe(true)
  const headers = directives.filter(({ directive }) => directive.startsWith('add_header '))
  expect(headers.every(({ depth }) => depth === 2)).toBe(true)
  expect(() => parse(server.replace(/}\n$/, ''))).toThrow('breaks off')
  expect(() => parse(server.replace(/;(?=\s*})/, ''))).toThrow('without its end')
})

/** @param {string} tool @param {...string} args */
const run = (tool, ...args) =>
  execFileSync(tool, args, { encoding: 'utf8', timeout: 240_000, stdio: 'pipe' }).trim()

/** The container tool that can build here, or the reason why there is none. */
function findRuntime() {
  for (const tool of ['docker', 'podman'])
    try {
      run(tool, 'info', '--format', 'json')
      const [, image = ''] = /^FROM (\S+)$/m.exec(container) ?? []
      run(tool, 'pull', '--quiet', image)
      return { tool }
    } catch {
      // the next one
    }
  return { missing: 'no container runtime here that can fetch the image' }
}
const { tool = '', missing } = findRuntime()

test.skipIf(missing)(
  `built and started, the container answers with the headers of the build${missing ? ` (skipped: ${missing})` : ''}`,
  async () => {
    const context = mkdtempSync(join(tmpdir(), 'linx-container-'))
    cpSync(folder, join(context, 'scripts/container'), { recursive: true })
    mkdirSync(join(context, 'dist/assets'), { recursive: true })
    const files = {
      'index.html': 'sign-in',
      'app.html': 'app',
      'sw.js': '//',
      'assets/a-1.js': '//',
    }
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(context, 'dist', name), text)
    mkdirSync(join(context, 'dist-host'))
    writeFileSync(join(context, 'dist-host/nginx.conf'), server)
    const name = `linx-golf-test-${process.pid}`
    try {
      run(
        tool,
        'build',
        '-q',
        '-t',
        name,
        '-f',
        join(context, 'scripts/container/Containerfile'),
        context,
      )
      run(tool, 'run', '--rm', '-d', '--name', name, '-p', '127.0.0.1::8080', name)
      const [address = ''] = run(tool, 'port', name, '8080').split('\n')
      const fetchPath = (/** @type {string} */ path) => fetch(`http://${address}${path}`)
      await expect
        .poll(() =>
          fetchPath('/').then(
            (answer) => answer.status,
            () => 0,
          ),
        )
        .toBe(200)
      for (const [path, body] of [
        ['/', 'sign-in'],
        ['/linx', 'app'],
        ['/sw.js', '//'],
        ['/assets/a-1.js', '//'],
      ]) {
        const answer = await fetchPath(path ?? '')
        expect(await answer.text()).toBe(body)
        const like = path?.startsWith('/assets/') ? '/assets/*' : (path ?? '')
        for (const [header, value] of Object.entries(headersFor(like, settings)))
          expect(answer.headers.get(header), `${path} ${header}`).toBe(value)
      }
      expect((await fetchPath('/assets/gone-1.js')).status).toBe(404)
    } finally {
      try {
        run(tool, 'rm', '-f', name)
        run(tool, 'rmi', '-f', name)
      } finally {
        rmSync(context, { recursive: true })
      }
    }
  },
)
