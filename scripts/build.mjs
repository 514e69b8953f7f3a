/**
 * `node scripts/build.mjs [--demo] [--test] [--if-stale]`: the production bundle (dist/) or the demo bundle (dist-demo/). Settings
 * are environment variables (README, "Settings of a build"); a wrong one ends it with a sentence before anything is built.
 * `--test` builds for the tests: into e2e/.built/, without settings. `--if-stale` builds only if something has changed.
 */
import './help.mjs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { checkCompileHints, checkDist, checkPages, checkReporter } from './checks/check-dist.mjs'
import { checkLayers } from './checks/check-layers.mjs'
import { recordChunks } from './bench/route-files.mjs'
import { folderOf } from './build/folders.mjs'
import { beginBuild, isFresh } from './build/fresh.mjs'
import { writeHostFolder } from './build/host-folder.mjs'
import { envFileMistakes, optionMistakes, settingMistakes } from './build/check-settings.mjs'
import { decisionLines, hostText, settings, unsetNotices } from './build/settings.mjs'

process.env['NODE_ENV'] = 'production' // whatever the shell sets, since React and the worker depend on it

const demo = process.argv.includes('--demo')
const test = process.argv.includes('--test')
const folder = folderOf({ demo, test })
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

if (test)
  // the tests expect the product without settings, whatever the shell has set
  for (const name of Object.keys(process.env)) if (/^VITE_/i.test(name)) delete process.env[name]

const mistakes = [
  ...optionMistakes(process.argv.slice(2)),
  ...settingMistakes(process.env),
  ...envFileMistakes('.'),
]
if (mistakes.length > 0) {
  console.error(`Nothing was built:\n${mistakes.map((one) => `  ${one}`).join('\n')}`)
  process.exit(1)
}
const values = settings(demo)

if (process.argv.includes('--if-stale') && isFresh(folder, values)) {
  console.log(`${folder}/ is up to date${demo || test ? '' : `, for ${hostText(values)}`}.`)
} else {
  console.log(`Building ${folder}/ …`)
  const markFresh = beginBuild(folder, values)
  const output = await build({
    mode: demo ? 'demo' : 'production',
    logLevel: 'warn',
    build: { outDir: `../${folder}` },
  })
  if (!demo) {
    checkDist(folder)
    checkReporter(folder)
    checkCompileHints(folder)
    recordChunks(output, folder)
  }
  checkPages(folder)
  checkLayers(folder)
  const host = await writeHostFolder(folder)
  markFresh()
  if (!demo && !test) {
    for (const notice of unsetNotices(values)) console.log(`Note: ${notice}`)
    for (const line of decisionLines(values)) console.log(line)
    console.log(`${host}/ has the configuration of nginx, Caddy, Cloudflare Pages and Azure for it`)
  }
  console.log(`Built ${folder}/${demo || test ? '' : ` for ${hostText(values)}`}`)
}
