/** The published tools that read openapi/: Redocly and Spectral, with this repository's configuration. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a package's command in the repository's root; throws its output when it fails. @param {string} file @param {string[]} args */
function runPackage(file, ...args) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const command = [join(root, 'node_modules', file), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}

/** @param {string[]} args a command of Redocly's, and what it needs */
export const redocly = (...args) =>
  runPackage('@redocly/cli/bin/cli.js', ...args, '--config', 'openapi/redocly.yaml')

/** Lints bundled documents with Spectral; a hint is an error too. @param {readonly string[]} files */
export function spectral(files) {
  const options = ['--ruleset', 'openapi/spectral.yaml', '--fail-severity', 'hint', '--quiet']
  runPackage('@stoplight/spectral-cli/dist/index.js', 'lint', ...files, ...options)
}
