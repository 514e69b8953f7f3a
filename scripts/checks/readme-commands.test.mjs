import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

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

/** What commands print that serve until they are stopped. The others explain themselves, or list what they would do. */
const SERVERS = new Map([
  ['start', 'Stop with Ctrl+C'],
  ['dev', 'nora@whitcombe.example       linxgolf1'],
  [
    'dev:live',
    'http://localhost:59321 could not be reached: ECONNREFUSED. Is it running? `npm run fake` starts the fake.',
  ],
  ['fake', 'Stop with Ctrl+C'],
])

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
  command.replace('https://…', 'http://localhost:59321').replace('NAME', 'saturday-score')

/** The longest command of each script: the others would start the same with fewer words. */
const longest = [...new Set(commands.map(scriptOf))].map(
  (script) =>
    commands
      .filter((command) => scriptOf(command) === script)
      .toSorted((one, other) => other.length - one.length)[0] ?? '',
)

/** The command as in the README, but in a cheap form. @param {string} command */
function cheap(command) {
  const line = filled(command)
  if (line.includes('--headed')) return `${line.replace('--headed', '')} --list`
  return `${line}${line.includes(' -- ') ? '' : ' --'} --help`
}

test('the README names every command of package.json and no other', () => {
  const named = new Set(commands.map(scriptOf))
  expect(Object.keys(scripts).filter((script) => !named.has(script))).toEqual([])
  expect([...named].filter((script) => !Object.hasOwn(scripts, script))).toEqual([])
})

test('each option of a command in the README is in the help of its script, or one of Playwright', () => {
  for (const command of commands) {
    const [, file = ''] = /.*(scripts\/\S+\.mjs)/.exec(scripts[scriptOf(command)] ?? '') ?? []
    const [help = ''] = /^\/\*\*.*?\*\//s.exec(readFileSync(file, 'utf8')) ?? []
    const options = [...command.matchAll(/--[a-z]+/g)].map(([option]) => option)
    for (const option of options.filter((one) => one !== '--project'))
      expect(help, command).toContain(option)
  }
})

test.each(longest.filter((command) => !SERVERS.has(scriptOf(command))))(
  '%s',
  async (command) => {
    const { output, ended } = run(cheap(command))
    expect(await ended, output()).toBe(0)
    expect(output().length).toBeGreaterThan(100)
  },
  LIMIT,
)

test.each(longest.filter((command) => SERVERS.has(scriptOf(command))))(
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
    const printed = SERVERS.get(scriptOf(command)) ?? ''
    await expect.poll(output, { timeout: LIMIT }).toContain(printed)
  },
  LIMIT,
)
