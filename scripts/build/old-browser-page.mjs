import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asHtml } from './settings.mjs'

/**
 * Puts the product's name into the page for old browsers, and removes `theme.js`, because the scripts of the built pages have its
 * code (`prerender.mjs`). Runs before the worker's list of files is made.
 * @param {string} product
 * @returns {import('vite').Plugin}
 */
export function oldBrowserPage(product) {
  return {
    name: 'linx:old-browser-page',
    apply: 'build',
    writeBundle({ dir = '' }) {
      rmSync(join(dir, 'theme.js'))
      const page = join(dir, 'old-browser.html')
      const text = readFileSync(page, 'utf8')
      writeFileSync(
        page,
        text.replaceAll('Linx Golf', () => asHtml(product)),
      )
    },
  }
}
