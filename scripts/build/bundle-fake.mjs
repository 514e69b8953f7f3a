/** The fake backend as a module Node can run: Node runs no TypeScript. */
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Packages stay where they are; only the fake's own files go into the bundle. */
const isPackage = (/** @type {string} */ id) => !/^[./~#]/.test(id) && !id.startsWith(root)

/**
 * Bundles a file of mocks/ into dist-fake/.
 * @param {'server/start-live' | 'contract/conformance' | 'fuzz/run'} [name] @returns {Promise<string>} the address to import it from
 */
export async function bundleFake(name = 'server/start-live') {
  const bundle = join(root, `dist-fake/${name}.mjs`)
  await build({
    input: join(root, `mocks/${name}.ts`),
    platform: 'node',
    external: isPackage,
    resolve: { alias: { '~': join(root, 'src'), '#mocks': join(root, 'mocks') } },
    output: {
      dir: dirname(bundle),
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      format: 'esm',
      sourcemap: true,
    },
    logLevel: 'warn',
  })
  return pathToFileURL(bundle).href
}
