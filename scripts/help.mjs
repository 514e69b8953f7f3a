/** `--help` says what a script's first comment says, and that is all it does. Imported before anything else. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const [, script] = process.argv
if (script && process.argv.includes('--help')) {
  const [, text = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(script, 'utf8')) ?? []
  const lines = text.split('\n').map((line) => line.replace(/^ ?\*/, '').trim())
  console.log(lines.filter(Boolean).join('\n'))
  process.exit(0)
}

/** Ends the command with a sentence. @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * The options of a command that has only `--host`: whether it is open to the network. Any other word ends it with a sentence.
 * @returns {boolean}
 */
export function isOpenToNetwork() {
  try {
    return parseArgs({ options: { host: { type: 'boolean', default: false } } }).values.host
  } catch (error) {
    return stop(unknownOption(error, '--host and --help'))
  }
}

/** What is wrong with a word behind a command. @param {unknown} error of `parseArgs` @param {string} known */
export function unknownOption(error, known) {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
  return `${reason}. There are ${known}.`
}

/** The port in PORT, or the usual one. @param {number} usual @param {string} command as in the sentence for a wrong one */
export function portOf(usual, command, named = process.env['PORT']) {
  const port = named ? Number(named) : usual
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  return stop(`${named} is no port: name a number up to 65535, as in PORT=${usual + 7} ${command}.`)
}
