/** Lints everything but what is generated, built, or served as it is. Arguments go to oxlint. */
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

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
const args = ['-c', 'scripts/oxlint.config.mjs', '--type-aware', '--deny-warnings']
const left = LEFT.flatMap((path) => ['--ignore-pattern', path])

const command = ['node_modules/oxlint/bin/oxlint', ...args, ...left, ...process.argv.slice(2), '.']
process.exit(spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1)
