import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { screenMutants } from './screen.mjs'
import { sessionMutants } from './session.mjs'
import { writeMutants } from './writes.mjs'

/**
 * A broken variant of the app: in `file` the one place that reads `search` reads `replace` instead, and one of `tests` must fail.
 * @typedef {{ name: string, file: string, search: string, replace: string, tests: string[] }} Mutant
 */

/** All of them, by their names. */
export const mutants = [...sessionMutants, ...writeMutants, ...screenMutants]

/** @param {string} path below the repository's root */
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * The text of a mutant's file, broken. Throws when what it looks for is not there exactly once: then it has gone stale and
 * would prove nothing.
 * @param {Mutant} mutant @returns {string}
 */
export function brokenText({ name, file, search, replace }) {
  const parts = readFileSync(at(file), 'utf8').split(search)
  if (search === '' || parts.length !== 2)
    throw new Error(`'${name}': what it replaces is in ${file} ${parts.length - 1} times.`)
  return parts.join(replace)
}
