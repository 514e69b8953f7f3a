/**
 * Every optional dependency of a locked package must itself be in the lock: a registry may serve a new release
 * whose other platforms' packages are missing, `npm install` drops them silently, and `npm ci` fails elsewhere.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const lock = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
/** @type {{ packages: Record<string, { optionalDependencies?: Record<string, string>, resolved?: string }> }} */
const { packages } = JSON.parse(readFileSync(lock, 'utf8'))
const names = Object.keys(packages)

const missing = Object.entries(packages).flatMap(([name, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((wanted) => !names.some((known) => known.endsWith(`node_modules/${wanted}`)))
    .map((wanted) => `${name || 'package.json'} lacks ${wanted}`),
)
const elsewhere = Object.entries(packages)
  .filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'))
  .map(([name]) => `${name} comes from another registry`)

const faults = [...missing, ...elsewhere]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log('Lock file complete.')
