/** Lints everything but what is generated, built, or served as it is. Arguments go to oxlint. */
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { longFiles } from './checks/long-files.mjs'

const LEFT = [
  'dist',
  'dist-demo',
  'dist-fake',
  'dist-api',
  'src/api/schema.d.ts',
  'src/api/graph-schema.d.ts',
  'src/api/identity-schema.d.ts',
  'src/public',
  'e2e/.report',
  'e2e/.results',
]
const root = fileURLToPath(new URL('..', import.meta.url))
const args = ['-c', 'scripts/checks/oxlint.config.mjs', '--type-aware', '--deny-warnings']
const left = LEFT.flatMap((path) => ['--ignore-pattern', path])

const command = ['node_modules/oxlint/bin/oxlint', ...args, ...left, ...process.argv.slice(2), '.']
const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
const long = longFiles(root)
for (const file of long) console.error(`${file}: more than 300 lines`)
process.exit(long.length > 0 ? 1 : (status ?? 1))
