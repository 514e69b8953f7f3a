/** Bundles the fake backend into a module for Node, which does not run TypeScript. */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'

const root = fileURLToPath(new URL('../..', import.meta.url))

const isPackage = (/** @type {string} */ id) => !/^[./~#]/.test(id) && !id.startsWith(root)

/** Node's own way to load them finds parts that a bundler does not. */
const NEVER_BUNDLED = ['ws', 'web-push']

/**
 * Bundles mocks/index.ts into dist-fake/.
 * @param {{ withPackages?: boolean }} [options] with packages it takes longer to bundle and a third of the time to import, which
 * pays where many processes import it
 * @returns {Promise<string>} the address to import it from
 */
export async function bundleFake({ withPackages = false } = {}) {
  const folder = join(root, 'dist-fake')
  await build({
    input: join(root, 'mocks/index.ts'),
    platform: 'node',
    external: withPackages ? NEVER_BUNDLED : isPackage,
    resolve: { alias: { '~': join(root, 'src'), '#mocks': join(root, 'mocks') } },
    output: {
      dir: folder,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      format: 'esm',
      sourcemap: true,
    },
    logLevel: 'warn',
  })
  return pathToFileURL(join(folder, 'index.mjs')).href
}
