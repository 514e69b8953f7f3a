import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow, secretsBelow, secretsIn } from './find-secrets.mjs'

test('no file of the repository holds a key, a token or a password of a real service', () => {
  const files = filesBelow('.')
  expect(files).toContain('package.json')
  expect(files.length).toBeGreaterThan(1000) // all of it was looked at
  expect(secretsBelow('.')).toEqual([])
})

const word = (/** @type {number} */ length) => 'aB3dE6gH'.repeat(10).slice(0, length)

// '¦' is removed before the check, so that this file itself contains no secret.
test.each([
  ['a private key', '-----BEGIN¦ RSA PRIVATE KEY-----'],
  ['a private key', '-----BEGIN¦ PRIVATE KEY-----'],
  ['the private half of a JSON web key', `{"kty":"EC","d":"${word(43)}"}`],
  ['an AWS key', 'key = AKIA¦ABCDEFGH12345678'],
  ['a GitHub token', `token: ghp_¦${word(36)}`],
  ['an npm token', `//registry/:_authToken=npm_¦${word(36)}`],
  ['a Google key', `AIza¦${word(35)}`],
  ['a Slack token', `xoxb-¦${word(20)}`],
  ['a Stripe key', `sk_live_¦${word(24)}`],
  ['an Azure key', `AccountKey=¦${word(60)}`],
  ['a signed token', `Bearer eyJ¦${word(20)}.eyJ¦${word(30)}.${word(43)}`],
  ['a connection string', 'postgres:¦//linx:hunter2@db.example/linx'],
  ['a connection string', 'Server=db.example;Database=linx;Pass¦word=hunter2;'],
  ['a VAPID private key', `VAPID_PRIVATE_KEY=${word(43)}`],
])('%s is found', (what, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'linx-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'src'))
  const path = join(folder, 'src', 'planted.ts')
  writeFileSync(path, `const planted = 1\n// ${text.replaceAll('¦', '')}\n`)
  expect(secretsBelow(folder)).toEqual([`${path}: ${what}`])
})

test('settings of one machine are found by their name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linx-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env'), 'VITE_API_HOST=https://api.club.example\n')
  expect(secretsBelow(folder)).toEqual([`${join(folder, '.env')}: settings of one machine`])
})

test('the token-like texts in tests and documents are not reported as secrets', () => {
  expect(secretsIn("'access-1', 'eyJhbGciOi.eyJzdWIi.signature', 'linxgolf1'")).toEqual([])
  expect(secretsIn('VAPID_PRIVATE_KEY=… VAPID_SUBJECT=mailto:you@your.example')).toEqual([])
})
