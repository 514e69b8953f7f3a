/** What the pages load besides the app's entry: the first screen's files, and the scripts of src/app/early. */
import { join } from 'node:path'
import { build } from 'vite'
import { filesOf, fileWith } from './bundle-files.mjs'

/** The module of a golfer's first screen: the frame with the feed. */
const FIRST = '/src/app/golfers-start.ts'
/** Further pages that golfers start at, by the names that the early script has for them. */
const PAGES = {
  courses: '/src/pages/post-score-page.tsx',
  form: '/src/pages/post-score-details-page.tsx',
}

/**
 * The files that a module is loaded with, without those that are loaded already.
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {string} module @param {string[]} known files
 */
function filesBeyond(bundle, module, known) {
  const { styles, scripts } = filesOf(bundle, fileWith(bundle, module))
  return [...styles, ...scripts].filter((file) => !known.includes(file))
}

/**
 * The files of a golfer's first screen that do not come with the app's entry, and those of the pages in `PAGES` beyond them.
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {string} entry its file
 */
export function firstFiles(bundle, entry) {
  const { styles, scripts } = filesOf(bundle, entry)
  const known = [...styles, ...scripts]
  const first = filesBeyond(bundle, FIRST, known)
  const pages = Object.entries(PAGES).map(([name, module]) => ({
    name,
    files: filesBeyond(bundle, module, [...known, ...first]),
  }))
  return { first, pages }
}

/** The links that preload files. @param {string[]} files @returns {string[]} */
export const preloads = (files) =>
  files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  )

/**
 * A script of the pages as one classic script, which needs no other file.
 * @param {string} root the repository's folder
 * @param {import('vite').InlineConfig} config how the app is built: its aliases
 * @param {string} name of the file in src/app/early
 * @returns {Promise<string>} the script
 */
export async function pageScript(root, config, name) {
  const built = await build({
    ...config,
    configFile: false,
    root: join(root, 'src'),
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2019', // so that outdated browsers can run it and show that they are too old
      rolldownOptions: {
        input: join(root, 'src/app/early', name),
        output: { format: 'iife' },
      },
    },
  })
  if (!('output' in built)) throw new Error(`${name} is not one build`)
  const [script] = built.output
  return script.code
}
