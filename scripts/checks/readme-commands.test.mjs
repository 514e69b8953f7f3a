import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startFake } from '../selftest/fake.fixture.mjs'

const README = readFileSync('README.md', 'utf8')
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const LIMIT = 180_000 // milliseconds, enough for a busy machine

test('README has the number of operations of the contract', () => {
  /** @type {{ paths: Record<string, Record<string, { operationId?: string }>> }} */
  const { paths } = JSON.parse(readFileSync('mocks/contract/spec.json', 'utf8'))
  const operations = Object.values(paths).flatMap((path) =>
    Object.values(path).filter(({ operationId }) => operationId !== undefined),
  )
  const [, number] = /answers all (\d+) operations of the contract/.exec(README) ?? []
  expect(Number(number)).toBe(operations.length)
})

/** Every command of the README, in code and in blocks, each once. */
const commands = [
  ...new Set(
    [
      ...README.matchAll(/(?:^|`)((?:[A-Z_]+=\S+ )?npm (?:start|test|run [a-z0-9:]+)[^`\n#|]*)/gm),
    ].map(([, command = '']) => command.trim()),
  ),
]

/** @param {string} command its script in package.json */
const scriptOf = (command) => /npm (?:run )?([a-z0-9:]+)/.exec(command)?.[1] ?? ''

/** Commands that serve until they are stopped. The others explain themselves, or list what they would do. */
const SERVERS = new Set(['start', 'dev', 'dev:live', 'fake'])

/** @param {string} line @param {Record<string, string>} [env] */
function run(line, env) {
  // A reader's shell has neither a test runner nor `npm -s` around it.
  const { NODE_ENV: _mode, npm_config_loglevel: _silent, ...shell } = process.env
  const child = spawn(line, {
    shell: true,
    detached: true, // npm starts a shell that starts Node: all of them end together
    env: { ...shell, ...env },
  })
  onTestFinished(() => {
    try {
      if (child.pid) process.kill(-child.pid)
    } catch {} // it has already ended
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise((done) => child.once('close', done))
  return { output: () => output, ended }
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Commands that are left to the reader. @param {string} command */
const filled = (command) =>
  command.replace('https://…', 'https://host.example').replace('NAME', 'saturday-score')

/** The command as in the README, but in a cheap form. @param {string} command @param {string} host */
function cheap(command, host) {
  const line = filled(command)
  const script = scriptOf(command)
  if (script === 'contract') return line.replace(/(URL|http:\S+)$/, host)
  if (line.includes('--headed')) return `${line.replace('--headed', '')} --list`
  if (line === 'npm run qa') return line
  return `${line}${line.includes(' -- ') ? '' : ' --'} --help`
}

test('the README names every command of package.json and no other', () => {
  const named = new Set(commands.map(scriptOf))
  expect(Object.keys(scripts).filter((script) => !named.has(script))).toEqual([])
  expect([...named].filter((script) => !Object.hasOwn(scripts, script))).toEqual([])
})

test.each(commands.filter((command) => !SERVERS.has(scriptOf(command))))(
  '%s',
  async (command) => {
    const host = scriptOf(command) === 'contract' ? await startFake() : ''
    const { output, ended } = run(cheap(command, host))
    expect(await ended, output()).toBe(0)
    expect(output().length).toBeGreaterThan(100)
  },
  LIMIT,
)

test.each(commands.filter((command) => SERVERS.has(scriptOf(command))))(
  '%s',
  async (command) => {
    const port = await freePort()
    const { output } = run(filled(command), { PORT: String(port) })
    const page = `http://localhost:${port}/${scriptOf(command) === 'fake' ? '__fake/state' : ''}`
    await expect
      .poll(async () => (await fetch(page).catch(() => undefined))?.status ?? output(), {
        timeout: LIMIT,
        interval: 300,
      })
      .toBe(200)
  },
  LIMIT,
)
