/**
 * `node scripts/checks/check-browsers.mjs [folder]`: lists the features of the last build that the oldest browsers of
 * `browserslist` (package.json) lack. Exits with 1 unless scripts/browsers/exceptions.mjs names each with its reason.
 */
import { buildAt } from '../help.mjs'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { APP } from '../build/folders.mjs'
import { EXCUSES } from '../browsers/exceptions.mjs'
import { ownNames, scanScript } from '../browsers/scan-script.mjs'
import { scanStyle } from '../browsers/scan-style.mjs'
import { missingIn, oldestBrowsers } from '../browsers/support.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = buildAt(process.argv[2] ?? APP)
const missing = missingIn(oldestBrowsers(root))
/** @type {Set<string>} */
const used = new Set()
const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:js|mjs|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }))
const own = new Set(files.flatMap(({ name, text }) => (isStyle(name) ? [] : ownNames(text))))

/** @param {string} name */
function isStyle(name) {
  return name.endsWith('.css')
}

/** Whether there is an exception for a feature, such as `cursor: grab`, or for its property as a whole. @param {string} feature */
function isExcused(feature) {
  const excuse = [feature, feature.replace(/:.*/, '')].find((name) => name in EXCUSES)
  if (excuse) used.add(excuse)
  return excuse !== undefined
}

const found = files.flatMap(({ name, text }) =>
  [...(isStyle(name) ? scanStyle(text, missing) : scanScript(text, missing, own))]
    .filter(([feature]) => !isExcused(feature))
    .map(([feature, where]) => `${feature}: not in ${where.join(', ')} (${folder}/${name})`),
)
const idle = Object.keys(EXCUSES).filter((feature) => !used.has(feature))
if (found.length > 0) console.log(`Missing in the oldest browsers:\n${found.join('\n')}`)
if (idle.length > 0) console.log(`Exceptions that nothing uses: ${idle.join(', ')}`)
if (found.length + idle.length === 0)
  console.log(`${folder}/ uses nothing that the oldest browsers lack.`)
process.exit(found.length + idle.length > 0 ? 1 : 0)
