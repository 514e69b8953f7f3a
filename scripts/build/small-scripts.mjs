import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { inBrandColors } from './branding.mjs'
import { asHtml } from './settings.mjs'

/**
 * The scripts of `src/public/` block the first frame and are copied as they stand; here they lose their comments and long
 * names, before the worker's list is made of what is there. The page for old browsers gets the product's name.
 * @param {{ product: string, brand: import('./branding.mjs').Branding }} look
 * @returns {import('vite').Plugin}
 */
export function smallScripts({ product, brand }) {
  return {
    name: 'linx:small-scripts',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir).filter((file) => /^theme\.js$/.test(file))) {
        const { code, errors } = minifySync(
          name,
          inBrandColors(readFileSync(join(dir, name), 'utf8'), brand),
        )
        if (errors.length > 0) this.error(`${name}: ${errors[0]?.message}`)
        writeFileSync(join(dir, name), code)
      }
      const page = join(dir, 'old-browser.html')
      const text = readFileSync(page, 'utf8')
      writeFileSync(
        page,
        text.replaceAll('Linx Golf', () => asHtml(product)),
      )
    },
  }
}
