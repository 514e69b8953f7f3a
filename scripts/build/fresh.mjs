import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteOf } from './folders.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = ['package-lock.json', 'vite.config.ts', 'tsconfig.json', 'src', 'mocks', 'scripts']

/** @param {string} path @returns {string[]} every file at or below it */
export function filesAt(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesAt(join(path, name)))
}

/** A fingerprint of everything a build is made from. @param {Record<string, string>} values its settings */
function sourceState(values) {
  const hash = createHash('sha256')
  hash.update(JSON.stringify(values))
  const { VITE_BRANDING: branding } = values
  const sources = branding ? [...SOURCES, branding] : SOURCES
  for (const file of sources.flatMap((name) => filesAt(resolve(root, name)))) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

/** @param {string} folder */
const stampOf = (folder) => join(root, 'node_modules', noteOf('built', folder))

/**
 * @param {string} folder a build folder @param {Record<string, string>} values its settings
 * @returns {boolean} whether it was built from the present state
 */
export function isFresh(folder, values) {
  const stamp = stampOf(folder)
  const built = existsSync(join(root, folder, 'index.html')) && existsSync(stamp)
  return built && readFileSync(stamp, 'utf8') === sourceState(values)
}

/**
 * Call this before a build. Its folder is not fresh until the returned function is called at the end. A file that is saved
 * meanwhile may not be in the build, so the next build is not skipped then.
 * @param {string} folder a build folder @param {Record<string, string>} values its settings @returns {() => void}
 */
export function beginBuild(folder, values) {
  const stamp = stampOf(folder)
  rmSync(stamp, { force: true })
  const state = sourceState(values)
  return () => writeFileSync(stamp, state)
}
