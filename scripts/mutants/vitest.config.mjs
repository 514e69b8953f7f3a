/** The tests' own settings, with one file of the app replaced in memory by its broken variant. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadConfigFromFile, mergeConfig } from 'vite'
import { brokenText, mutants } from './mutants.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { LINX_MUTANT: name, LINX_MUTANT_LOADED: loaded } = process.env
const mutant = mutants.find((one) => one.name === name)
if (name && !mutant) throw new Error(`No mutant '${name}'`)

/** @type {import('vite').Plugin} */
const plant = {
  name: 'linx-mutant',
  enforce: 'pre',
  load(id) {
    if (!mutant || id.split('?')[0] !== root + mutant.file) return undefined
    if (loaded) writeFileSync(loaded, mutant.name) // a test that never loads the file proves nothing
    return brokenText(mutant)
  },
}

/** @param {import('vite').ConfigEnv} env */
export default async function withMutant(env) {
  const own = await loadConfigFromFile(env, `${root}vite.config.ts`)
  // A cache of its own: another list of plugins makes the usual one stale.
  const cacheDir = `${root}node_modules/.vite-mutants`
  return mergeConfig(own?.config ?? {}, { cacheDir, plugins: [plant] })
}
