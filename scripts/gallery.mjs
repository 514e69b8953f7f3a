/**
 * Every screen of e2e/gallery/screens.json, in both themes, on a phone and on a desktop, as pictures of the demo in
 * `dist-gallery/` with an index page. `--only WORD` renders those whose screen or name has the word. `--check` checks the
 * accessibility of the screens instead (e2e/sweep) and prints how many have faults.
 * `--engine firefox` (or webkit, chromium) renders ten screens, or those of `--only`, in that browser engine, for
 * `dist-gallery/engines.html`, which compares the engines side by side. Exits with 1 when a screen did not load, or has a fault.
 */
import { optionsOf, stop, runNode } from './help.mjs'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromiumLaunch } from './engines/chromium.mjs'
import { ENGINES, requirePlaywright } from './engines/find.mjs'
import { check } from './gallery/check.mjs'
import { engineGallery } from './gallery/engine.mjs'
import { galleryPage } from './gallery/page.mjs'
import { openScreen, screens, titleOf } from './gallery/screens.mjs'
import { TEST_DEMO } from './build/folders.mjs'
import { startStatic } from './build/static-server.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const TO = `${root}dist-gallery/`

/** @typedef {import('./gallery/screens.mjs').Screen} Screen */

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const THEMES = /** @type {const} */ (['light', 'dark'])

/** @param {Screen} screen @param {string} size @param {string} theme */
const fileOf = ({ screen, name }, size, theme) =>
  `${`${screen} ${name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${size}.${theme}.png`

const STABLE_MS = 500
const MAX_TRIES = 20

/**
 * Writes the picture once two in a row are the same, because parts of a page are loaded when it is idle.
 * @param {import('playwright').Page} page @param {Screen} screen @param {string} file
 */
async function shoot(page, screen, file) {
  await openScreen(page, screen)
  const options = /** @type {const} */ ({
    animations: 'disabled',
    fullPage: screen.isLong === true,
  })
  let before = await page.screenshot(options)
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    await setTimeout(STABLE_MS)
    const picture = await page.screenshot(options)
    const isStable = picture.equals(before)
    before = picture
    if (isStable) break
  }
  writeFileSync(TO + file, before)
}

/**
 * The pictures of one size and theme, one after the other.
 * @param {import('playwright').Browser} browser @param {string} site @param {readonly Screen[]} chosen
 * @param {keyof typeof SIZES} size @param {'light' | 'dark'} theme
 * @returns {Promise<string[]>} the screens that did not load
 */
async function shootAll(browser, site, chosen, size, theme) {
  /** @type {string[]} */
  const failed = []
  for (const screen of chosen) {
    const context = await browser.newContext({
      baseURL: site,
      viewport: SIZES[size],
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: size === 'phone',
      locale: 'en-US',
      timezoneId: 'America/Denver',
    })
    const file = fileOf(screen, size, theme)
    const page = await context.newPage()
    await shoot(page, screen, file).catch((error) => {
      failed.push(`${file}: ${String(error).split('\n')[0]}`)
      return page.screenshot({ path: TO + file })
    })
    await context.close()
  }
  return failed
}

const values = optionsOf({
  only: { type: 'string', default: '' },
  check: { type: 'boolean', default: false },
  engine: { type: 'string', default: '' },
})
const wanted = screens.filter((screen) =>
  titleOf(screen).toLowerCase().includes(values.only.toLowerCase()),
)
if (wanted.length === 0) {
  for (const screen of screens) console.log(`  ${titleOf(screen)}`)
  stop(`\nNo screen has '${values.only}' in its name. The screens are listed above.`)
}
const engine = ENGINES.find((name) => name === values.engine)
if (values.engine !== '' && !engine)
  stop(`There is no engine '${values.engine}'. Engines: ${ENGINES.join(', ')}.`)
if ((await runNode(['scripts/build.mjs', '--demo', '--test', '--if-stale'])) !== 0) process.exit(1)
if (values.check) process.exit(await check(values.only))
if (engine) {
  const chosen = values.only === '' ? screens.filter(({ engines }) => engines) : wanted
  const options = { chosen, folder: TO, sizes: SIZES, themes: THEMES, fileOf }
  process.exit(await engineGallery(engine, options))
}
if (values.only === '') rmSync(TO, { recursive: true, force: true })
mkdirSync(TO, { recursive: true })

const count = wanted.length * Object.keys(SIZES).length * THEMES.length
console.log(`Taking ${count} pictures in ${THEMES.length} rounds …`)
const site = await startStatic(TEST_DEMO)
const browser = await requirePlaywright().chromium.launch(chromiumLaunch())
/** @type {string[]} */
const failed = []
for (const theme of THEMES) {
  const of = (/** @type {keyof typeof SIZES} */ size) =>
    shootAll(browser, site.url, wanted, size, theme)
  failed.push(...(await Promise.all([of('phone'), of('desktop')])).flat())
  console.log(`  ${theme} theme: taken`)
}
await browser.close()
await site.close()
// Those of an earlier run too, which --only leaves as they are.
const pictured = screens.filter((screen) => existsSync(TO + fileOf(screen, 'phone', 'light')))
writeFileSync(`${TO}index.html`, galleryPage(pictured, Object.keys(SIZES), THEMES, fileOf))
for (const line of failed) console.error(line)
console.log(`${count - failed.length} pictures, ${failed.length} failed: dist-gallery/index.html`)
process.exit(failed.length > 0 ? 1 : 0)
