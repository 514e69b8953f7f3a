import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The order in which styles win, as src/ui/styles/index.css states it. */
const ORDER = ['tokens', 'reset', 'base', 'layout', 'components', 'screens', 'states']

/** The layers in the order of their first appearance. @param {string} css @returns {string[]} */
export const layersOf = (css) => [
  ...new Set(
    [...css.matchAll(/@layer\s+([^{;]+)[{;]/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ),
]

/**
 * Fails the build when the first style sheet of a page does not have all layers in their order. If the bundler put another
 * sheet before it, the order would change, and buttons would lose their styles.
 * @param {string} folder
 * @throws {Error} with the order found
 */
export function checkLayers(folder) {
  for (const page of ['index.html', 'app.html']) {
    const html = readFileSync(join(folder, page), 'utf8')
    const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(html)?.[1]
    const found = href === undefined ? [] : layersOf(readFileSync(join(folder, href), 'utf8'))
    if (found.join() !== ORDER.join())
      throw new Error(`The layers of ${folder}/${href} are ${found.join()}, not ${ORDER.join()}.`)
  }
}
