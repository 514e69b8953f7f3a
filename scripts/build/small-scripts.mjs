import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { inBrandColors } from './branding.mjs'
import { asHtml } from './settings.mjs'

/**
 * Minifies `theme.js` of `src/public/`, which blocks the first frame, and puts the product's name into the page for old
 * browsers. It runs before the worker's list of files is made.
 * @param {{ product: string, brand: import('./branding.mjs').Branding }} look
 * @returns {import('vite').Plugin}
 */
export function smallScripts({ product, brand }) {
  return {
    name: 'linx:small-scripts',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const script = join(dir, 'theme.js')
      const { code, errors } = minifySync(
        'theme.js',
        inBrandColors(readFileSync(script, 'utf8'), brand),
      )
      if (errors.length > 0) this.error(`theme.js: ${errors[0]?.message}`)
      writeFileSync(script, code)
      const page = join(dir, 'old-browser.html')
      const text = readFileSync(page, 'utf8')
      writeFileSync(
        page,
        text.replaceAll('Linx Golf', () => asHtml(product)),
      )
    },
  }
}
