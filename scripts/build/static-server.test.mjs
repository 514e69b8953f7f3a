import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStatic } from './static-server.mjs'

const folder = mkdtempSync(join(tmpdir(), 'linx-site-'))
beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), '<p>Fairways</p>'.repeat(200))
  writeFileSync(join(folder, 'flag.png'), 'not text')
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [true, 'gzip'],
  [false, null],
])('packed %s: the page comes as %s, a picture as it is', async (packed, encoding) => {
  const site = await startStatic(folder, { packed })
  const page = await fetch(site.url)
  const picture = await fetch(`${site.url}/flag.png`)
  await site.close()
  expect(page.headers.get('content-encoding')).toBe(encoding)
  expect(await page.text()).toBe('<p>Fairways</p>'.repeat(200))
  expect(picture.headers.get('content-encoding')).toBeNull()
})

test('the page of a build for another host calls the origin that serves it, as its policy allows', async () => {
  const built = '<meta name="linx:api-host" content="https://api.club.example" />'
  writeFileSync(join(folder, 'app.html'), built)
  const own = await startStatic(folder)
  const other = await startStatic(folder, {
    settings: () => ({ apiHost: 'https://api.other.example' }),
  })
  const [page, otherPage] = await Promise.all([
    fetch(`${own.url}/linx`),
    fetch(`${other.url}/linx`),
  ])
  await Promise.all([own.close(), other.close()])
  expect(await page.text()).toBe('<meta name="linx:api-host" content="" />')
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';")
  expect(await otherPage.text()).toContain('content="https://api.other.example"')
  expect(otherPage.headers.get('content-security-policy')).toContain('https://api.other.example')
})

test('an answer that there is no such file has the policy and the other headers too (SEC-28)', async () => {
  const site = await startStatic(folder)
  const answers = await Promise.all(
    ['/gone.png', '/assets/gone-123.js', '/api/linx'].map((path) => fetch(site.url + path)),
  )
  await site.close()
  for (const { status, headers } of answers) {
    expect(status).toBe(404)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-cache')
  }
})

test('a connection stays open while a visitor pauses', async () => {
  const site = await startStatic(folder)
  const page = await fetch(site.url)
  await site.close()
  expect(page.headers.get('keep-alive')).toBe('timeout=75')
})

test.each(['//', '/%zz'])('an address that cannot be read is answered: %s', async (path) => {
  const site = await startStatic(folder)
  const [response] = await once(get({ port: new URL(site.url).port, path }), 'response')
  response.resume()
  await site.close()
  expect(response.statusCode).toBe(400)
})
