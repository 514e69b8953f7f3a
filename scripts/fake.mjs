/** `npm run fake`: bundles the fake backend (Node runs no TypeScript) and serves it on PORT, 8787 if not said. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { staticHandler } from './static-server.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const BUNDLE = join(root, 'dist-fake/main.mjs')
const APP = join(root, 'dist')

/** Packages stay where they are; only the fake's own files go into the bundle. */
const isPackage = (/** @type {string} */ id) => !/^[./~#]/.test(id) && !id.startsWith(root)

await build({
  input: join(root, 'mocks/adapters/main.ts'),
  platform: 'node',
  external: isPackage,
  resolve: { alias: { '~': join(root, 'src'), '#mocks': join(root, 'mocks') } },
  output: {
    dir: dirname(BUNDLE),
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    format: 'esm',
    sourcemap: true,
  },
  logLevel: 'warn',
})

/** @type {typeof import('../mocks/adapters/main')} */
const { startLive } = await import(pathToFileURL(BUNDLE).href)
// The app's own origin is the fake's: the identity provider it plays is there too.
const settings = { identityIssuer: '/_identity', identityClient: 'linx-golf' }
const files = existsSync(join(APP, 'index.html')) ? staticHandler(APP, () => settings) : undefined
const port = Number(process.env['PORT'] ?? 8787)
const server = await startLive({ port, ...(files && { files }) })
const world = await server.world()

const DEMO_GOLFERS = 5 // the first of every world (the others are their acquaintances)
const golfers = world
  .users()
  .slice(0, DEMO_GOLFERS)
  .map(({ name, email }) => `    ${email.padEnd(28)} ${name}`)
console.log(`
  The fake backend: ${server.url()}   (controls under /__fake/, state: ${server.url()}/__fake/state)
  A world of its own per name: ${server.url('any-name')}
  ${files ? `The built app runs on it at the same address.` : 'The app is not built here: `npm run build`, then start this again.'}

  Golfers, all with the password linxgolf1:
${golfers.join('\n')}

  Stop with Ctrl+C.
`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0))
  })
}
