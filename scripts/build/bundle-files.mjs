/**
 * The scripts and styles a page's code comes with, first what the others need.
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {string} fileName
 * @param {{ scripts: Set<string>, styles: Set<string> }} [found]
 */
export function filesOf(bundle, fileName, found = { scripts: new Set(), styles: new Set() }) {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || found.scripts.has(fileName)) return found
  for (const next of chunk.imports) filesOf(bundle, next, found)
  found.scripts.add(fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.styles.add(style)
  return found
}
