/** `npm run lint [-- FILE …]`: lints all code, or the named files. */
import '../help.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const words = process.argv.slice(2).filter((word) => word !== '--')
const missing = words.filter((word) => !word.startsWith('-') && !existsSync(word))
if (missing.length > 0) {
  console.error(`No such file: ${missing.join(', ')}. Use paths relative to the repository's root.`)
  process.exit(1)
}
const run = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
const isClean = run('node_modules/oxlint/bin/oxlint', ...words)
process.exitCode = run('scripts/checks/long-files.mjs') && isClean ? 0 : 1
