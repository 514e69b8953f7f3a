/** Bundles the fake backend into a module for Node, which does not run TypeScript. */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Packages stay where they are; only the fake's own files go into the bundle. */
const isPackage = (/** @type {string} */ id) => !/^[./~#]/.test(id) && !id.startsWith(root)

/** Bundles mocks/index.ts into dist-fake/. @returns {Promise<string>} the address to import it from */
export async function bundleFake() {
  const folder = join(root, 'dist-fake')
  await build({
    input: join(root, 'mocks/index.ts'),
    platform: 'node',
    external: isPackage,
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
