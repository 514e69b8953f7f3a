/**
 * The scripts and styles that a file of code is loaded with, dependencies first.
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {string} fileName
 * @param {{ scripts: Set<string>, styles: Set<string> }} [found] files to which these are added
 */
export function filesOf(bundle, fileName, found = { scripts: new Set(), styles: new Set() }) {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || found.scripts.has(fileName)) return found
  for (const next of chunk.imports) filesOf(bundle, next, found)
  found.scripts.add(fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.styles.add(style)
  return found
}

/**
 * The name of the file that a module is in.
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {string} module how its path ends @returns {string}
 */
export function fileWith(bundle, module) {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  )
  if (!chunk) throw new Error(`no file has ${module}`)
  return chunk.fileName
}
