/** With `--help` a script prints its first comment and exits. Import this file first. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

/**
 * Runs Node in the repository's root, with its output shown.
 * @param {string[]} args @param {Record<string, string>} [env] in addition to this process's own
 * @returns {number} the exit code
 */
export const runNode = (args, env) =>
  spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1

/**
 * A folder for the files of this command, removed when it ends or is interrupted.
 * @param {string} name @returns {string} its path
 */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `linx-${name}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGINT', () => process.exit(130)) // the shell's own exit code for it
  return folder
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
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
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

/** Who can sign in to the demo and to the development server. */
export const golferLines = [
  '  Sign in as                     password',
  '    nora@whitcombe.example       linxgolf1   private account, GHIN number set',
  '    marcus@bell.example          linxgolf1   public account, posts often',
  '    priya@raman.example          linxgolf1   private account, plus handicap',
  '    hal@winters.example          linxgolf1   no Handicap Index yet',
  '    ola@unverified.example       linxgolf1   email not verified',
]
