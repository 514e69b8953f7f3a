import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { unreachable } from '../help.mjs'
import { startFake } from './fake.fixture.mjs'

/** What ends the host that these tests share. @type {(() => void)[]} */
const ends = []
let host = ''
beforeAll(async () => {
  host = await startFake((end) => ends.push(end))
})
afterAll(() => {
  for (const end of ends) end()
})
afterEach(() => vi.unstubAllEnvs())

const script = fileURLToPath(new URL('../contract.mjs', import.meta.url))

/** Runs `npm run contract`. @param {string[]} args @returns {Promise<{ code: unknown, output: string }>} */
const contract = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    )
  })

test('npm run contract ends with 0 where a host follows the document, with 1 where a field is renamed', async () => {
  const good = await contract('--host', host)
  expect(good.output).toMatch(/tested, 0 differ,/)
  expect(good.code).toBe(0)

  const body = JSON.stringify([{ userId: 2, name: 'Marcus Bell' }])
  await fetch(`${host}/__fake/faults`, {
    method: 'POST',
    body: JSON.stringify({ operationId: 'listFollowers', body }),
  })
  const drifted = await contract('--host', host)
  expect(drifted.output).toContain('DIFFERS    listFollowers 200 /0/fullName: is missing')
  expect(drifted.code).toBe(1)
})

test.each([
  [[], 'Which host? npm run contract -- --host http://localhost:8787'],
  [
    ['--host', 'localhost:8787'],
    '--host localhost:8787 has no scheme: write http://localhost:8787.',
  ],
  [
    ['--host', 'https://club.example/api'],
    '--host https://club.example/api has more than a host, which the app would ignore: write https://club.example.',
  ],
  [
    ['--host', 'https://club.example', '--origin', 'golf.example'],
    '--origin golf.example has no scheme: write https://golf.example.',
  ],
  [
    ['--host', 'https://club.example'],
    'Set LINX_EMAIL and LINX_PASSWORD to a verified account of that host.',
  ],
  [
    ['--hosts', 'x'],
    "Unknown option '--hosts'. Options: --host …, --origin …, --write, --help. Example:",
  ],
  [
    ['--host', 'http://localhost:59321'],
    'http://localhost:59321 could not be reached: ECONNREFUSED. Is it running? `npm run fake` starts the fake.',
  ],
])('npm run contract -- %s ends with 2 and says what to do', async (args, sentence) => {
  const { code, output } = await contract(...args)
  expect(output).toContain(sentence)
  expect(output).toContain('Nothing was compared.')
  expect(output).not.toContain('    at ')
  expect(code).toBe(2)
})

test('npm run contract with a password that is refused ends with 2, not as a difference', async () => {
  vi.stubEnv('LINX_PASSWORD', 'wrong')
  const { code, output } = await contract('--host', host)
  expect(output).toContain('does not sign in nora@whitcombe.example: 401')
  expect(output).not.toContain('DIFFERS')
  expect(code).toBe(2)
})

test.each(['http://127.0.0.1:59321', 'http://[::1]:59321', 'http://club.localhost:59321/'])(
  'a host of this machine that cannot be reached, %s, may be the fake',
  (address) => {
    const error = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
    expect(unreachable(address, error)).toBe(
      `${address} could not be reached: ECONNREFUSED. Is it running? \`npm run fake\` starts the fake.`,
    )
  },
)
