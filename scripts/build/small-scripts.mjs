import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

/**
 * The scripts of `src/public/` block the first frame and are copied as they stand; here they lose their comments and long
 * names, before the worker's list is made of what is there.
 * @returns {import('vite').Plugin}
 */
export function smallScripts() {
  return {
    name: 'linx:small-scripts',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir).filter((file) => /^theme\.js$/.test(file))) {
        const { code, errors } = minifySync(name, readFileSync(join(dir, name), 'utf8'))
        if (errors.length > 0) this.error(`${name}: ${errors[0]?.message}`)
        writeFileSync(join(dir, name), code)
      }
    },
  }
}
