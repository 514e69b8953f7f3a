/**
 * What commands have in common: `--help`, options, and the programs and temporary files that end with a command, even if it is
 * interrupted. With `--help` a script prints its first comment and exits; import this file first.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const [, script] = process.argv
if (script && process.argv.includes('--help')) {
  const [, text = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(script, 'utf8')) ?? []
  const lines = text.split('\n').map((line) => line.replace(/^ ?\*/, '').trim())
  console.log(lines.filter(Boolean).join('\n'))
  process.exit(0)
}

/** Ends the command with a message and exit code 1. @param {string} message @returns {never} */
export function stop(message) {
  console.error(message)
  process.exit(1)
}

/**
 * The options of a command. An unknown one ends it with a message.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} O
 * @param {O} options
 * @param {{ allowPositionals?: boolean, end?: (message: string) => never }} [more] whether other arguments than options are
 * allowed, and what ends the command
 * @returns {ReturnType<typeof parseArgs<{ options: O }>>['values']}
 */
export function optionsOf(options, { allowPositionals = false, end = stop } = {}) {
  try {
    return parseArgs({ options, allowPositionals }).values
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // Node calls a value with a dash ambiguous, and does not say in one line what to write.
    const [, valueless] = /(--[\w-]+)(?:=-XYZ| <value>' argument missing)/.exec(message) ?? []
    const [reason = ''] = valueless
      ? [`${valueless} needs a value; one that begins with a dash is written ${valueless}=VALUE`]
      : message.split(/\.\s/)
    const known = Object.entries(options).map(
      ([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`,
    )
    return end(`${reason}. Options: ${[...known, '--help'].join(', ')}.`)
  }
}

/**
 * The value of a numeric option. Anything else ends the command with a message.
 * @param {string} name @param {string | undefined} text @param {number} least
 */
export function numberOf(name, text = '', least = 0) {
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value >= least) return value
  return stop(`--${name} must be a number of at least ${least}, not '${text}'.`)
}

/** Whether a command was started with `--host`, its only option. @returns {boolean} */
export const isOpenToNetwork = () =>
  optionsOf({ host: { type: 'boolean', default: false } }).host ?? false

/** The port in PORT, or the usual one. @param {number} usual @param {string} command for the message about a wrong port */
export function portOf(usual, command, named = process.env['PORT']) {
  const port = named ? Number(named) : usual
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  return stop(
    `${named} is not a port: use a number up to 65535, as in PORT=${usual + 7} ${command}.`,
  )
}

/** Whether an address is of this machine, where `npm run fake` can be the host. @param {string} host */
export const isHere = (host) =>
  /^http:\/\/(([a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/.test(host)

/** Why a request to a host has failed, and what to do. @param {string} host @param {unknown} error */
export function unreachable(host, error) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const { code } = Object(cause)
  const remedy = isHere(host)
    ? 'Is it running? `npm run fake` starts the fake.'
    : 'Is the address right, and is it reachable from here?'
  return `${host} could not be reached: ${typeof code === 'string' ? code : String(cause)}. ${remedy}`
}

/** A folder with a build, from the repository's; where there is none the command ends with a message. @param {string} folder */
export function buildAt(folder) {
  if (existsSync(new URL(`../${folder}/index.html`, import.meta.url))) return folder
  return stop(`There is no build in ${folder}/. \`npm run build\` makes one in dist/.`)
}

/** The golfers who can sign in to the demo and the development server. */
export const golferLines = [
  '  Sign in as                     password',
  '    nora@whitcombe.example       linxgolf1   private account, GHIN number set',
  '    marcus@bell.example          linxgolf1   public account, posts often',
  '    priya@raman.example          linxgolf1   private account, plus handicap',
  '    hal@winters.example          linxgolf1   no Handicap Index yet',
  '    ola@unverified.example       linxgolf1   email not verified',
]

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** The shell's own exit code of what a signal has ended. @param {NodeJS.Signals} signal */
const codeOf = (signal) => 128 + constants.signals[signal]
const ENDINGS = new Set(SIGNALS.map(codeOf))

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** The exit code of this command once a signal has ended it. @type {number | undefined} */
let interrupted
let isListening = false

/**
 * Ends the programs, then the command. A program may write files while it ends, so the temporary folders stay until then.
 * @param {(typeof SIGNALS)[number]} signal
 */
function endBy(signal) {
  interrupted = codeOf(signal)
  if (running.size === 0) process.exit(interrupted)
  if (signal === 'SIGINT') return // the terminal sends it to the programs too, and a second one would cut them off
  for (const child of running) child.kill(signal)
}

function listen() {
  if (isListening) return
  isListening = true
  for (const signal of SIGNALS) process.on(signal, () => endBy(signal))
}

/**
 * @param {string[]} args @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ status: number, output: string }>} its exit code; its output where it is piped
 */
function start(args, options) {
  listen()
  const child = spawn(process.execPath, args, { cwd: ROOT, ...options })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      const status = code ?? (signal ? codeOf(signal) : 1)
      // It may have ended before the same signal is handled here; `killed`: it was ended from here, at its time limit.
      if (ENDINGS.has(status) && !child.killed) interrupted ??= status
      if (interrupted === undefined) resolve({ status, output })
      else if (running.size === 0) process.exit(interrupted)
    })
  })
}

/**
 * Runs Node in the repository's root, with its output shown.
 * @param {string[]} args @param {Record<string, string>} [env] in addition to this process's own
 * @returns {Promise<number>} the exit code
 */
export const runNode = async (args, env) =>
  (await start(args, { stdio: 'inherit', env: { ...process.env, ...env } })).status

/**
 * Runs Node in the repository's root, and keeps its output.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, timeout?: number }} [options] `env` is in addition to this process's
 * own; after `timeout` ms it is ended
 */
export const outputOfNode = (args, { env, ...options } = {}) =>
  start(args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })

/**
 * A folder for the files of this command, removed when it ends or is interrupted.
 * @param {string} name @returns {string} its path
 */
export function temporaryFolder(name) {
  listen()
  const folder = mkdtempSync(join(tmpdir(), `linx-${name}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
