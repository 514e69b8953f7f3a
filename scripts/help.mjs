/** `--help` says what a script's first comment says, and that is all it does. Imported before anything else. */
import { readFileSync } from 'node:fs'

const [, script] = process.argv
if (script && process.argv.includes('--help')) {
  const [, text = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(script, 'utf8')) ?? []
  const lines = text.split('\n').map((line) => line.replace(/^ ?\*/, '').trim())
  console.log(lines.filter(Boolean).join('\n'))
  process.exit(0)
}
