/** `node scripts/build.mjs [--demo] [--if-stale]`: the production bundle (dist/) or the demo bundle (dist-demo/). */
import './help.mjs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { checkDist, checkPages } from './checks/check-dist.mjs'
import { checkLayers } from './checks/check-layers.mjs'
import { recordChunks } from './bench/route-files.mjs'
import { isFresh, markFresh } from './build/fresh.mjs'
import { settings, unsetNotices } from './build/settings.mjs'

process.env['NODE_ENV'] = 'production' // whatever the shell says: React and the worker go by it

const demo = process.argv.includes('--demo')
const folder = demo ? 'dist-demo' : 'dist'
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

if (process.argv.includes('--if-stale') && isFresh(folder)) {
  console.log(`${folder}/ is up to date.`)
} else {
  const output = await build({ mode: demo ? 'demo' : 'production', logLevel: 'warn' })
  if (!demo) {
    checkDist(folder)
    recordChunks(output)
  }
  checkPages(folder)
  checkLayers(folder)
  markFresh(folder)
  console.log(`Built ${folder}/`)
  if (!demo) for (const notice of unsetNotices(settings(demo))) console.log(`Note: ${notice}`)
}
