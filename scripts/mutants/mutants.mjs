import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { screenMutants } from './screen.mjs'
import { sessionMutants } from './session.mjs'
import { writeMutants } from './writes.mjs'

/**
 * A broken variant of the app: the only occurrence of `search` in `file` becomes `replace`, and one of `tests` must fail.
 * @typedef {{ name: string, file: string, search: string, replace: string, tests: string[] }} Mutant
 */

/** All of them, by their names. */
export const mutants = [...sessionMutants, ...writeMutants, ...screenMutants]

/** @param {string} path below the repository's root */
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * The broken text of a mutant's file. Throws unless `search` occurs exactly once: a stale mutant would prove nothing.
 * @param {Mutant} mutant @returns {string}
 */
export function brokenText({ name, file, search, replace }) {
  const parts = readFileSync(at(file), 'utf8').split(search)
  if (search === '' || parts.length !== 2)
    throw new Error(`'${name}': its search text occurs ${parts.length - 1} times in ${file}.`)
  return parts.join(replace)
}
