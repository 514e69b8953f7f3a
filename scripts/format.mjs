/** Formats the code; `--check` only looks. What is generated, copied or prose is left as it is. */
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const LEFT = [
  '*schema.d.ts',
  'spec.json',
  'vectors.json',
  'package-lock.json',
  'public/**',
  '*.md',
  '*.yaml',
  '*.html',
]
const root = fileURLToPath(new URL('..', import.meta.url))
const args = [
  'node_modules/oxfmt/bin/oxfmt',
  '-c',
  'scripts/checks/oxfmt.json',
  ...process.argv.slice(2),
  '.',
]

const ran = spawnSync(process.execPath, [...args, ...LEFT.map((pattern) => `!**/${pattern}`)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(ran.status ?? 1)
