/**
 * A module that is loaded with `import()` and shares a file with others gets a second file from the bundler, a facade, which
 * only exports it from there under its own names: one more request after the first. Here each `import()` names the shared
 * file itself. File names do not depend on this script's code: raise `VERSION` when its output changes. No source maps are
 * built.
 */

const VERSION = 'facades-1'

/** A whole facade: one export of another file's names. */
const FACADE = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*(?:\/\/#.*)?$/
const IMPORT = /\bimport\([`"']\.\/([^`"']+)[`"']\)/g

/**
 * The members of the object that the facade would export, read from the shared file's exports `e`.
 * @param {string} names as `a as LinxPage,b as Shell` @returns {string} as `LinxPage:e.a,Shell:e.b`
 */
const membersOf = (names) =>
  names
    .split(',')
    .map((one) => one.trim().split(' as '))
    .map(([inside, outside = inside]) => `${outside}:e.${inside}`)
    .join(',')

/**
 * The facades among some files, by name: the file that each re-exports from, and the members of its exports.
 * @param {Iterable<[string, string]>} files their names and code
 * @returns {Map<string, { file: string, members: string }>}
 */
export function facadesOf(files) {
  const found = new Map()
  for (const [name, code] of files) {
    const [, names, file] = FACADE.exec(code.trim()) ?? []
    if (names && file) found.set(name, { file, members: membersOf(names) })
  }
  return found
}

/**
 * Code whose `import()` loads the shared files instead of facades.
 * @param {string} code @param {ReturnType<typeof facadesOf>} facades
 */
export const withoutFacades = (code, facades) =>
  code.replaceAll(IMPORT, (whole, name) => {
    const facade = facades.get(name)
    return facade ? `import("./${facade.file}").then(e=>({${facade.members}}))` : whole
  })

/** @param {string} path @returns {string} */
const fileName = (path) => path.slice(path.lastIndexOf('/') + 1)

/** Removes the facades of a build. @returns {import('vite').Plugin} */
export const noFacades = () => ({
  name: 'linx:no-facades',
  apply: 'build',
  augmentChunkHash: () => VERSION,
  generateBundle: {
    order: 'pre', // the lists of what to preload with a page are made after it
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const imported = new Set(chunks.flatMap(({ imports }) => imports.map(fileName)))
      const facades = facadesOf(
        chunks
          .filter(({ isEntry, fileName: path }) => !isEntry && !imported.has(fileName(path)))
          .map((chunk) => [fileName(chunk.fileName), chunk.code]),
      )
      for (const chunk of chunks) {
        if (facades.has(fileName(chunk.fileName))) delete bundle[chunk.fileName]
        else chunk.code = withoutFacades(chunk.code, facades)
      }
      for (const [name] of facades)
        if (chunks.some(({ code, fileName: path }) => bundle[path] && code.includes(`./${name}`)))
          this.error(`${name} is left out, and a file still asks for it`)
    },
  },
})
