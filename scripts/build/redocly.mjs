import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a package's command in the repository's root; throws its output when it fails. @param {string} file @param {string[]} args */
export function runPackage(file, ...args) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const command = [join(root, 'node_modules', file), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}

/** Runs Redocly with this repository's configuration. @param {string[]} args */
export const redocly = (...args) =>
  runPackage('@redocly/cli/bin/cli.js', ...args, '--config', 'openapi/redocly.yaml')
