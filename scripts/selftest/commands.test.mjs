import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { outputOfNode } from '../help.mjs'

const script = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../${name}.mjs`, import.meta.url))

/** @type {(() => void)[]} */
const ends = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** @returns {string} a folder that is removed after the test */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'linx-commands-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A port that another program uses. @returns {Promise<number>} */
const takenPort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, 'localhost', () => {
      ends.push(() => server.close())
      const address = server.address()
      found(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** @param {string} name @param {string[]} args @param {Record<string, string>} [env] */
const run = (name, args, env) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script(name), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', ...env },
  })
  return { status, output: stdout + stderr }
}

/** Expects that a mistake is reported in a sentence, without a stack. @param {{ status: number | null, output: string }} ran @param {string} sentence */
function expectSentence({ status, output }, sentence) {
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/^ {4}at /m)
  expect(status).toBe(1)
}

test.each(['fake', 'serve-demo', 'dev'])(
  '%s says that its port is taken, and how to name another',
  async (name) => {
    const port = await takenPort()
    const ran = run(name, [], { PORT: String(port) })
    const words = { fake: 'npm run fake', 'serve-demo': 'npm start', dev: 'npm run dev' }[name]
    expectSentence(ran, `${port}`)
    expect(ran.output).toMatch(new RegExp(`Use another: PORT=\\d+ ${words}`))
  },
)

test('npm start reports a mistake, or what it does, before it builds anything', async () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts['start']).toBe('node scripts/setup.mjs && node scripts/serve-demo.mjs --build')
  const help = run('serve-demo', ['--build', '--help'])
  const taken = run('serve-demo', ['--build'], { PORT: String(await takenPort()) })
  expectSentence(taken, 'Use another: PORT=4180 npm start')
  expectSentence(run('serve-demo', ['--build', '--hots']), 'Options: --host, --help.')
  for (const { output } of [help, taken]) expect(output).not.toMatch(/dist-demo\/ is|Built/)
})

test.each([
  ['fake', 'serves it on PORT, 8787 by default'],
  ['serve-demo', '`--host` opens it to the network, for a phone in the same room'],
])('%s --help explains itself and starts nothing', (name, words) => {
  const { status, output } = run(name, ['--help'])
  expect(status).toBe(0)
  expect(output).toContain(words)
  expect(output).not.toContain('Stop with Ctrl+C')
})

test.each([
  [
    ['--prot', '5180'],
    {},
    "Unknown option '--prot'. Options: --live, --port …, --host, --open, --help.",
  ],
  [
    [],
    { PORT: 'abc' },
    'abc is not a port: use a number up to 65535, as in PORT=5180 npm run dev.',
  ],
  [['--live'], {}, 'Which host? VITE_API_HOST=http://localhost:8787 npm run dev:live'],
  [
    ['--live'],
    { VITE_API_HOST: 'localhost:8787' },
    'VITE_API_HOST=localhost:8787 has no scheme: write http://localhost:8787.',
  ],
])('dev %s %o is answered with a sentence', (args, env, sentence) => {
  expectSentence(run('dev', args, env), sentence)
})

test.each([
  [{ VAPID_PUBLIC_KEY: 'x' }, 'Real pushes need VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUB'],
  [
    { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'x', VAPID_SUBJECT: 'mailto:a@b.example' },
    'The VAPID key cannot be used: Vapid public key should be 65 bytes long when decoded.',
  ],
])('the fake says what is wrong with a VAPID key: %o', (env, sentence) => {
  expectSentence(run('fake', [], { PORT: '0', ...env }), sentence)
})

test.each(['fake', 'serve-demo'])('%s says which options it has, and what a port is', (name) => {
  const words = name === 'fake' ? 'PORT=8794 npm run fake' : 'PORT=4180 npm start'
  expectSentence(run(name, ['--hots']), "Unknown option '--hots'. Options: --host, --help.")
  expectSentence(
    run(name, [], { PORT: '99999' }),
    `99999 is not a port: use a number up to 65535, as in ${words}.`,
  )
})

test('npm start names the product of the branding', async () => {
  const child = spawn(process.execPath, [script('serve-demo')], {
    env: { ...process.env, PORT: '0', VITE_BRANDING: 'scripts/build/second-brand' },
  })
  onTestFinished(() => void child.kill())
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  await expect
    .poll(() => output, { timeout: 45_000 })
    .toContain('Fairhaven Golf, the whole product')
})

test('lint of a missing file says so; lint of an existing file reads only that file', () => {
  expectSentence(
    run('checks/lint', ['src/nowhere.ts']),
    'No such file: src/nowhere.ts. Use paths relative to the repository',
  )
  // Outside of the repository, because for one of its files the linter reads all that the file's types need.
  const file = join(temporaryFolder(), 'one.ts')
  writeFileSync(file, 'export const one = 1\n')
  const { status, output } = run('checks/lint', [file])
  expect(output).toContain('on 1 file')
  expect(status).toBe(0)
})

test.each([
  ['gallery', '--onyl', '--only …, --check, --engine …, --help'],
  ['fuzz', '--sede', '--requests …, --seed …, --scenario …, --replay …, --help'],
  ['bench', '--gerp', '--grep …, --help'],
  ['soak', '--minuets', '--minutes …, --help'],
  ['mutants', '--onyl', '--only …, --help'],
  ['api', '--chekc', '--check, --help'],
  ['checks/layers-files', '--chekc', '--check, --help'],
  ['checks/fault-matrix', '--lits', '--list, --engine …, --help'],
])('%s does not have %s and says what it has', (name, option, known) => {
  expectSentence(run(name, [option]), `Unknown option '${option}'. Options: ${known}.`)
})

test.each([
  ['fuzz', ['--requests', 'many'], "--requests must be a number of at least 1, not 'many'."],
  ['fuzz', ['--seed', ''], "--seed must be a number of at least 0, not ''."],
  ['fuzz', ['--replay', 'e2e/nowhere.json'], 'There is no file e2e/nowhere.json.'],
  ['fuzz', ['--scenario', 'monday'], "There is no world 'monday'. Worlds: saturday-round, "],
  ['soak', ['--minutes', 'ten'], "--minutes must be a number of at least 0, not 'ten'."],
  [
    'soak',
    ['--minutes', '-1'],
    '--minutes needs a value; one that begins with a dash is written --minutes=VALUE. Options: ',
  ],
  ['soak', ['--minutes=-1'], "--minutes must be a number of at least 0, not '-1'."],
  ['bench', ['-g'], '--grep needs a value; one that begins with a dash is written --grep=VALUE.'],
  ['bench', ['-g', '-x'], '--grep needs a value; one that begins with a dash is written --grep='],
  ['bench', ['nonsense'], "No measurement in the browser is called 'nonsense'."],
  ['fuzz', ['--replay', 'package.json'], 'package.json is not a list of requests, as a run that'],
  ['fuzz', ['--replay', 'e2e/gallery/screens.json'], 'screens.json is not a list of requests'],
  ['fuzz', ['--replay', 'README.md'], 'README.md is not a list of requests, as a run that'],
  ['checks/check-bytes', ['nowhere'], 'There is no build in nowhere/. `npm run build` makes one'],
  ['checks/check-browsers', ['nowhere'], 'There is no build in nowhere/. `npm run build` makes'],
  [
    'checks/fault-matrix',
    ['--engine', 'safari'],
    "There is no engine 'safari'. There are chromium,",
  ],
  ['gallery', ['--engine', 'safari'], "There is no engine 'safari'. Engines: chromium, firefox,"],
])('%s %o is answered with a sentence, before anything is built', (name, args, sentence) => {
  const ran = run(name, args)
  expectSentence(ran, sentence)
  expect(ran.output).not.toMatch(/^Built|is up to date/m)
})

test.each([
  ['gallery', 'Linx, Following', 'No screen has', 'The screens are listed above.'],
  ['mutants', 'draft kept for another user', 'No mutant has', 'The mutants are listed above.'],
])(
  'a word that %s does not know is answered below the list of those it knows',
  (name, known, none, above) => {
    const { status, output } = run(name, ['--only', 'nonsense'])
    expect(output).toContain(known)
    expect(output.trim().split('\n').at(-1)).toBe(`${none} 'nonsense' in its name. ${above}`)
    expect(status).toBe(1)
  },
)

test('a check of everything is spelled --all', () => {
  expectSentence(run('test', ['check', '--al']), "npm run check has no '--al'. There is --all.")
})

test('for an unknown part of the tests, the message lists the known ones', () => {
  expectSentence(run('test', ['units']), "No part 'units'. There are check, unit, e2e.")
})

/** What a run of a command leaves in the folder for temporary files. @param {string} name @param {string[]} args */
function leftBy(name, args) {
  const folder = temporaryFolder()
  run(name, args, { TMPDIR: folder, TEMP: folder })
  return readdirSync(folder).filter((file) => file.startsWith('linx-'))
}

test.each([
  ['test', ['units']],
  ['mutants', ['--only', 'nonsense']],
])('%s leaves no temporary folder when it ends with a mistake', (name, args) => {
  expect(leftBy(name, args)).toEqual([])
})

test.each(
  /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]),
)('%s ends a command and the program it runs, and removes its folder', async (signal, code) => {
  const lines = [
    `import { runNode, temporaryFolder } from '${pathToFileURL(script('help')).href}'`,
    "const folder = temporaryFolder('interrupted')",
    "await runNode(['-e', `console.log('${folder}'); setTimeout(() => {}, 60_000)`])",
    "console.log('the next part')",
    'setTimeout(() => {}, 60_000)',
  ]
  const args = ['--input-type=module', '-e', lines.join('\n')]
  const child = spawn(process.execPath, args, { detached: true }) // a group of its own, as in a terminal
  const ended = once(child, 'close')
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  await expect.poll(() => output, { timeout: 20_000 }).toContain('linx-interrupted-')
  process.kill(-Number(child.pid), signal)
  expect(await ended).toEqual([code, null])
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(existsSync(output.trim())).toBe(false)
})

test('a program that takes longer than its time limit is ended, and the command goes on', async () => {
  const { status } = await outputOfNode(['-e', 'setTimeout(() => {}, 60_000)'], { timeout: 100 })
  expect(status).toBe(143)
})
