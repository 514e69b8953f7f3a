/**
 * Every screen of e2e/gallery/screens.json, in both themes, on a phone and on a desktop, as pictures of the demo in
 * `dist-gallery/` with an index page. `--only WORD` renders those whose screen or name has the word. Exits with 1
 * when a screen did not come up.
 */
import './help.mjs'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from './chromium.mjs'
import { galleryPage } from './gallery/page.mjs'
import { startStatic } from './static-server.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const TO = `${root}dist-gallery/`

/**
 * One picture to take. `path` is opened in the demo (`scenario`, saturday-round when absent; `as`: who is signed in),
 * then `do` is done; `shows` is a text that is there when it is ready. `route`: the address that leads to, when it is
 * another. `isLong`: all of the page, not only the first window of it.
 * @typedef {{ fill: string, with: string } | { press: string, role: 'link' | 'button' | 'radio' }} Deed
 * @typedef {{ screen: string, name: string, path: string, shows: string, scenario?: string, as?: string, fault?: string,
 *   route?: string, do?: Deed[], isLong?: boolean }} Screen
 */

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const THEMES = /** @type {const} */ (['light', 'dark'])

/** @param {Screen} screen */
function address({ path, scenario, as, fault }) {
  const url = new URL(path, 'http://demo')
  if (scenario ?? as) url.searchParams.set('scenario', scenario ?? 'saturday-round')
  if (as) url.searchParams.set('as', as)
  if (fault) url.searchParams.set('fault', fault)
  url.searchParams.set('bar', 'off')
  return url.pathname + url.search
}

/** @param {import('playwright').Page} page @param {Deed} deed */
const act = (page, deed) =>
  'fill' in deed
    ? page.getByLabel(deed.fill, { exact: true }).fill(deed.with)
    : page
        .getByRole(deed.role, { name: deed.press })
        .filter({ visible: true })
        .first()
        .click({ force: deed.role === 'radio' })

/** @param {Screen} screen @param {string} size @param {string} theme */
const fileOf = ({ screen, name }, size, theme) =>
  `${`${screen} ${name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${size}.${theme}.png`

/** @param {import('playwright').Page} page @param {Screen} screen @param {string} file */
async function shoot(page, screen, file) {
  await page.goto(address(screen))
  for (const deed of screen.do ?? []) await act(page, deed)
  await page.getByText(screen.shows).filter({ visible: true }).first().waitFor()
  // The initials come when it is known who is signed in.
  if (screen.as) await page.getByRole('button', { name: /^\w+, .+ Logout$/ }).waitFor()
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.waitForLoadState('networkidle')
  await page.screenshot({
    path: TO + file,
    animations: 'disabled',
    fullPage: screen.isLong === true,
  })
}

/**
 * The pictures of one size and theme, one after the other.
 * @param {import('playwright').Browser} browser @param {string} site @param {readonly Screen[]} screens
 * @param {keyof typeof SIZES} size @param {'light' | 'dark'} theme
 * @returns {Promise<string[]>} what did not come up
 */
async function shootAll(browser, site, screens, size, theme) {
  /** @type {string[]} */
  const failed = []
  for (const screen of screens) {
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

/** @param {string[]} args */
const node = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
/** @type {Screen[]} */
const all = JSON.parse(readFileSync(`${root}e2e/gallery/screens.json`, 'utf8'))
const wanted = all.filter(({ screen, name }) =>
  `${screen} ${name}`.toLowerCase().includes(values.only.toLowerCase()),
)
if (wanted.length === 0) {
  console.error(`No screen has '${values.only}' in its name. These are known:\n`)
  for (const { screen, name } of all) console.error(`  ${screen}, ${name}`)
  process.exit(1)
}
if (node(['scripts/build.mjs', '--demo', '--if-stale']) !== 0) process.exit(1)
if (values.only === '') rmSync(TO, { recursive: true, force: true })
mkdirSync(TO, { recursive: true })

const site = await startStatic('dist-demo')
const browser = await chromium.launch(chromiumLaunch())
/** @type {string[]} */
const failed = []
for (const theme of THEMES) {
  const of = (/** @type {keyof typeof SIZES} */ size) =>
    shootAll(browser, site.url, wanted, size, theme)
  failed.push(...(await Promise.all([of('phone'), of('desktop')])).flat())
}
await browser.close()
await site.close()
writeFileSync(`${TO}index.html`, galleryPage(all, Object.keys(SIZES), THEMES, fileOf))
for (const line of failed) console.error(line)
console.log(
  `${wanted.length * 4 - failed.length} pictures, ${failed.length} failed: dist-gallery/index.html`,
)
process.exit(failed.length > 0 ? 1 : 0)
