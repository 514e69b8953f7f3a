/**
 * `node scripts/build/install-pictures.mjs`: takes the screenshots that a browser shows before it installs the app. They show the
 * production bundle (dist/) on the fake backend, and are JPEG, which every browser can show there.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { bundleFake } from './bundle-fake.mjs'
import { chromiumLaunch } from '../engines/chromium.mjs'
import { pictures } from './manifest.mjs'
import { staticHandler } from './static-server.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const app = join(root, 'dist')
if (!existsSync(join(app, 'index.html')))
  throw new Error('There is no dist/. Run npm run build first.')

/** @type {typeof import('../../mocks/index')} */
const { startLive } = await import(await bundleFake())
const server = await startLive({ port: 0, files: staticHandler(app) })
const browser = await chromium.launch(chromiumLaunch())

/** @typedef {import('playwright').Page} Page */
/** What is on each picture, by its name. @type {Record<string, (page: Page) => Promise<unknown>>} */
const SCENES = {
  linx: (page) => page.getByRole('article').first().waitFor(),
  async post(page) {
    await page.goto(`${server.url()}/postscore`)
    await page
      .getByRole('link', { name: /Bellwether/ })
      .first()
      .click()
    await page.getByRole('radio').first().waitFor()
  },
}

mkdirSync(join(root, 'src/public/pictures'), { recursive: true })
for (const { name, scene, width, height, scale } of pictures) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  await page.goto(server.url())
  await page.getByLabel('Email').fill('nora@whitcombe.example')
  await page.getByLabel('Password', { exact: true }).fill('linxgolf1')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/linx/)
  await SCENES[scene]?.(page)
  await page.waitForLoadState('networkidle')
  await page.screenshot({
    path: join(root, `src/public/pictures/${name}.jpg`),
    type: 'jpeg',
    quality: 72,
  })
  await page.close()
}
await browser.close()
await server.close()
