/** The published tools that read openapi/: Redocly and Spectral, with this repository's configuration. */
import { join } from 'node:path'
import { outputOfNode } from '../help.mjs'

/** Runs a package's command in the repository's root; throws its output when it fails. @param {string} file @param {string[]} args */
async function runPackage(file, ...args) {
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { status, output } = await outputOfNode([join('node_modules', file), ...args], { env })
  if (status !== 0) throw new Error(output)
}

/** @param {string[]} args a command of Redocly's, and what it needs */
export const redocly = (...args) =>
  runPackage('@redocly/cli/bin/cli.js', ...args, '--config', 'openapi/redocly.yaml')

/** Lints bundled documents with Spectral; a hint is an error too. @param {readonly string[]} files */
export const spectral = (files) => {
  const options = ['--ruleset', 'openapi/spectral.yaml', '--fail-severity', 'hint', '--quiet']
  return runPackage('@stoplight/spectral-cli/dist/index.js', 'lint', ...files, ...options)
}
