import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'
import { ENGINES } from '../engines/find.mjs'
import { startEngine } from '../engines/start.mjs'
import { TEST_DEMO } from '../build/folders.mjs'
import { startStatic } from '../build/static-server.mjs'
import { enginePage } from './engine-page.mjs'
import { address, PICTURE, screens } from './screens.mjs'

/**
 * @typedef {import('./screens.mjs').Screen} Screen
 * @typedef {import('./screens.mjs').Action} Action
 * @typedef {import('../engines/page.mjs').EnginePage} EnginePage
 * @typedef {import('../engines/page.mjs').Size} Size
 */

const WAIT_TIMEOUT_MS = 20_000

/** Runs in the page: whether all pictures are there, and how many files have been loaded. */
const loadState = () => ({
  isComplete: [...document.images].every(({ complete }) => complete),
  files: performance.getEntriesByType('resource').length,
})

/** Waits until the page has loaded nothing new for a moment. @param {EnginePage} page @param {string} selector that must be shown */
async function settled(page, selector) {
  const end = performance.now() + WAIT_TIMEOUT_MS
  for (let files = -1; ; await delay(400)) {
    const state = await page.evaluate(loadState, null).catch(() => undefined)
    const isShown = await page.isVisible(selector).catch(() => false)
    if (isShown && state?.isComplete && state.files === files) return
    if (performance.now() > end) throw new Error(`${selector} is not shown`)
    files = state?.files ?? -1
  }
}

/** @param {EnginePage} page @param {Action} action */
async function act(page, action) {
  if ('see' in action) return settled(page, getByTextSelector(action.see))
  if ('fill' in action)
    return page.fill(getByLabelSelector(action.fill, { exact: true }), action.with)
  if ('picture' in action)
    return page.setFiles(getByLabelSelector(action.picture, { exact: true }), [
      fileURLToPath(PICTURE),
    ])
  if ('press' in action) return page.click(getByRoleSelector(action.role, { name: action.press }))
  throw new Error(`Only Chromium can do this: ${JSON.stringify(action)}`)
}

/** @param {EnginePage} page @param {string} site @param {Screen} screen */
async function openScreen(page, site, screen) {
  await page.goto(site + address(screen))
  for (const action of screen.do ?? []) await act(page, action)
  await settled(page, getByTextSelector(screen.shows))
}

/**
 * Pictures of the screens in one engine, and the page that lays the engines side by side.
 * @template {Record<string, Size>} S
 * @param {import('../engines/find.mjs').EngineName} name
 * @param {{
 *   chosen: readonly Screen[], folder: string, sizes: S, themes: readonly ('light' | 'dark')[],
 *   fileOf: (screen: Screen, size: string, theme: string) => string
 * }} options `fileOf` names a picture's file in the engine's folder
 * @returns {Promise<number>} the exit code
 */
export async function engineGallery(name, { chosen, folder, sizes, themes, fileOf }) {
  const engine = await startEngine(name).catch((/** @type {Error} */ { message }) => {
    console.error(message)
  })
  if (!engine) return 1
  const site = await startStatic(TEST_DEMO)
  mkdirSync(`${folder}${name}`, { recursive: true })
  let failed = 0
  for (const theme of themes)
    for (const [size, box] of Object.entries(sizes))
      for (const screen of chosen) {
        const file = `${name}/${fileOf(screen, size, theme)}`
        const page = await engine.open({ dark: theme === 'dark', size: box })
        await openScreen(page, site.url, screen).catch((error) => {
          failed += 1
          console.error(`${file}: ${String(error).split('\n')[0]}`)
        })
        await page.screenshot(folder + file)
        await page.close()
      }
  await engine.close()
  await site.close()
  const pictures = (
    /** @type {Screen} */ screen,
    /** @type {string} */ size,
    /** @type {string} */ theme,
  ) =>
    ENGINES.map((each) => ({
      engine: each,
      file: `${each}/${fileOf(screen, size, theme)}`,
    })).filter(({ file }) => existsSync(folder + file))
  writeFileSync(`${folder}engines.html`, enginePage(screens, Object.keys(sizes), themes, pictures))
  const count = chosen.length * themes.length * Object.keys(sizes).length
  console.log(
    `${name} ${engine.version}: ${count - failed} pictures, ${failed} failed: dist-gallery/engines.html`,
  )
  return failed > 0 ? 1 : 0
}
