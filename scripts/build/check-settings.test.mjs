import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { envFileMistakes, optionMistakes, settingMistakes } from './check-settings.mjs'
import { decisionLines, hostText, transportOf } from './settings.mjs'

const build = fileURLToPath(new URL('../build.mjs', import.meta.url))

test.each([
  [
    'api.club.example',
    'VITE_API_HOST=api.club.example has no scheme: write https://api.club.example.',
  ],
  ['localhost:8787', 'VITE_API_HOST=localhost:8787 has no scheme: write http://localhost:8787.'],
  [
    'https://club.example/linx/v1',
    'VITE_API_HOST=https://club.example/linx/v1 has more than a host, which the app would ignore: write https://club.example.',
  ],
  [
    'https://club.example?x=1',
    'VITE_API_HOST=https://club.example?x=1 has more than a host, which the app would ignore: write https://club.example.',
  ],
  [
    'https://nora:secret@club.example',
    'VITE_API_HOST=https://nora:secret@club.example has a user name or password in it: write https://club.example.',
  ],
  [
    'ftp://club.example',
    'VITE_API_HOST=ftp://club.example is not a web address: write https://host.',
  ],
])('an API host %s is answered with what to write', (value, sentence) => {
  expect(settingMistakes({ VITE_API_HOST: value })).toEqual([sentence])
})

test.each([
  [
    { VITE_API_HOTS: 'https://club.example' },
    'VITE_API_HOTS is not a setting. Did you mean VITE_API_HOST? README lists them under "Settings of a build".',
  ],
  [
    { VITE_PRODUCT_NAME: '"Fairhaven Golf"' },
    'VITE_PRODUCT_NAME="Fairhaven Golf" has quotes around it that are part of the value: write Fairhaven Golf.',
  ],
  [
    { VITE_API_HOST: "'https://club.example'" },
    "VITE_API_HOST='https://club.example' has quotes around it that are part of the value: write https://club.example.",
  ],
  [
    { VITE_SUPPORT_EMAIL: '""' },
    'VITE_SUPPORT_EMAIL="" has quotes around it that are part of the value: leave it out.',
  ],
  [
    { VITE_COLOR_SCHEME: 'red' },
    'VITE_COLOR_SCHEME is not a setting. README lists them under "Settings of a build".',
  ],
  [
    { VITE_PICTURE_HOSTS: 'https://a.example b.example' },
    'VITE_PICTURE_HOSTS=https://a.example b.example names b.example, which has no scheme: write https://b.example.',
  ],
  [
    { VITE_PICTURE_HOSTS: 'https://*.example' },
    'VITE_PICTURE_HOSTS=https://*.example names https://*.example: name each host in full, the app compares whole origins.',
  ],
  [
    { VITE_PICTURE_HOSTS: 'http://a.example' },
    'VITE_PICTURE_HOSTS=http://a.example names http://a.example: pictures of other hosts are shown only over https.',
  ],
  [
    { VITE_IDENTITY_ISSUER: 'id.example', VITE_IDENTITY_CLIENT: 'x' },
    'VITE_IDENTITY_ISSUER=id.example has no scheme: write https://id.example.',
  ],
  [
    { VITE_IDENTITY_ISSUER: '//id.example', VITE_IDENTITY_CLIENT: 'x' },
    'VITE_IDENTITY_ISSUER=//id.example has no scheme: write https://id.example.',
  ],
  [
    { VITE_IDENTITY_ISSUER: 'http://id.example', VITE_IDENTITY_CLIENT: 'x' },
    'VITE_IDENTITY_ISSUER=http://id.example is not https: a provider is trusted only over https.',
  ],
  [
    { VITE_IDENTITY_ISSUER: 'https://id.example' },
    'VITE_IDENTITY_ISSUER is set and VITE_IDENTITY_CLIENT is not: without both nothing is offered.',
  ],
  [
    { VITE_CONTACTS_CLIENT: 'x' },
    'VITE_CONTACTS_CLIENT is set and VITE_CONTACTS_ISSUER is not: without both nothing is offered.',
  ],
  [
    { VITE_SUPPORT_EMAIL: 'help at club' },
    'VITE_SUPPORT_EMAIL=help at club is not an email address.',
  ],
  [
    { VITE_HTTPS: 'yes' },
    'VITE_HTTPS=yes must be `subdomains` or `off`, or left out (https on this host alone).',
  ],
  [
    { VITE_HTTPS: 'subdomains', VITE_API_HOST: 'http://api.club.example' },
    'VITE_HTTPS=subdomains contradicts an http address in VITE_API_HOST: a page over https cannot call a host over http.',
  ],
])('%o is answered with a sentence', (env, sentence) => {
  expect(settingMistakes(env)).toEqual([sentence])
})

test('good settings, and variables of other programs, are accepted without a message', () => {
  expect(
    settingMistakes({
      PATH: '/bin',
      VITEST: 'true',
      VITE_API_HOST: ' https://api.club.example/ ',
      VITE_PICTURE_HOSTS: 'https://a.example https://b.example:8443',
      VITE_IDENTITY_ISSUER: 'https://id.example/realms/club',
      VITE_IDENTITY_CLIENT: 'linx',
      VITE_CONTACTS_ISSUER: '/_identity',
      VITE_CONTACTS_CLIENT: 'linx',
      VITE_GRAPH_HOST: '/_graph',
      VITE_SUPPORT_EMAIL: 'help@club.example',
      VITE_HTTPS: 'subdomains',
      VITE_POSTAL_ADDRESS: '',
    }),
  ).toEqual([])
  expect(settingMistakes({ VITE_API_HOST: 'http://localhost:8787' })).toEqual([])
})

test.each([
  [
    '--base=/golf/',
    '--base=/golf/: the app cannot be served below a path. Give it a host name of its own, such as golf.club.example.',
  ],
  [
    '--demos',
    '--demos is not an option. Did you mean --demo? Options: --demo, --test, --if-stale, --help.',
  ],
  ['dist2', 'dist2: a build takes only options (--demo, --test, --if-stale, --help).'],
])('%s is not an option, and the message lists the options', (word, sentence) => {
  expect(optionMistakes(['--demo', word])).toEqual([sentence])
})

test('settings in a file that no build reads are reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linx-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env.local'), 'OTHER=1\n')
  expect(envFileMistakes(folder)).toEqual([])
  for (const name of ['.env', '.env.development', '.env.example'])
    writeFileSync(join(folder, name), 'OTHER=1\nVITE_API_HOST=https://club.example\n')
  symlinkSync(join(folder, '.env'), join(folder, '.env.production'))
  symlinkSync(join(folder, 'gone'), join(folder, '.env.gone'))
  const remedy =
    'put settings before the command, as in VITE_API_HOST=https://api.club.example npm run build.'
  expect(envFileMistakes(folder)).toEqual([
    `.env is not read: ${remedy}`,
    `.env.development is not read: ${remedy}`,
    `.env.production is not read: ${remedy}`,
  ])
})

test('a build with mistakes ends before it builds, with all of them', () => {
  const env = { ...process.env, VITE_API_HOST: 'club.example', VITE_HTPS: 'off' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [build, '--base', '/golf'], {
    encoding: 'utf8',
    env,
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('Nothing was built:\n  --base: the app cannot be served below a path.')
  expect(stderr).toContain('VITE_HTPS is not a setting. Did you mean VITE_HTTPS?')
  expect(stderr).toContain('VITE_API_HOST=club.example has no scheme: write https://club.example.')
})

test('a build prints the host it is for, and what follows from its settings', () => {
  expect(hostText({ VITE_API_HOST: 'https://api.club.example' })).toBe('https://api.club.example')
  expect(hostText({})).toBe('the host that serves it (VITE_API_HOST is not set)')
  expect(transportOf({})).toBe('host')
  expect(transportOf({ VITE_HTTPS: 'subdomains' })).toBe('subdomains')
  expect(transportOf({ VITE_API_HOST: 'http://api.club.example' })).toBe('off')
  expect(decisionLines({})).toEqual([
    expect.stringContaining('https: browsers must use https for this host for two years'),
    'contacts: not offered; the content policy names no address of Microsoft',
  ])
  expect(
    decisionLines({
      VITE_HTTPS: 'off',
      VITE_CONTACTS_ISSUER: 'https://login.microsoftonline.com/x',
    }),
  ).toEqual([
    expect.stringContaining('http: neither Strict-Transport-Security nor upgrade-insecure'),
    'contacts: read with https://login.microsoftonline.com/x from https://graph.microsoft.com, both named in the content policy',
  ])
})
