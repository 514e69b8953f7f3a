import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { updateMessages } from '~/domain/messages/updates'
import { paths } from '~/routing/paths'
import { TEST_APP } from '../../scripts/build/folders.mjs'
import { linxPage } from '../screens/linx'
import { expect, test as base } from './fixtures'
import { startStack, type Stack } from './stack'

/** A host whose build is replaced while pages are open. */
export type Host = {
  /** The served folder. */
  folder: string
  /** Deploys a build in which all assets have other names, as after a change to the app's code. */
  deploy(lost?: {
    /** Removes assets from the host. Returns a function that restores them. */
    without: RegExp
  }): () => void
  /** Deploys the same build with other headers; its pages are marked accordingly (scripts/build/headers-plugin.mjs). */
  deployHeaders(pictureHosts: string): void
  /** Deploys the first build again. */
  restore(): void
}

/** Removes assets. Returns a function that restores them. */
function removeAssets(assets: string, names: RegExp): () => void {
  const lost = readdirSync(assets)
    .filter((name) => names.test(name))
    .map((name) => [join(assets, name), readFileSync(join(assets, name))] as const)
  for (const [file] of lost) rmSync(file)
  return () => lost.forEach(([file, bytes]) => writeFileSync(file, bytes))
}

const TEXT = new Set(['.js', '.css', '.html'])

/** Changes the text of a file in the build. */
function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Marks the pages as built for other headers and changes their revisions in the worker's list. */
function markHeaders(folder: string): void {
  for (const name of PAGES)
    rewrite(join(folder, name), (text) =>
      text.replace(/(<meta name="linx:headers" content=")\w+/, '$1other'),
    )
  rewrite(join(folder, 'sw.js'), (text) => text.replaceAll(REVISION, revisionOf('headers')))
}

/** Renames every asset and all references to it, and changes the pages' revisions in the worker's list. */
function renameAssets(folder: string, build: string): void {
  const assets = join(folder, 'assets')
  const names = readdirSync(assets).map((name) => {
    const ending = extname(name)
    return [name, `${name.slice(0, -ending.length)}2${ending}`] as const
  })
  for (const [old, next] of names) renameSync(join(assets, old), join(assets, next))
  const texts = [...readdirSync(assets).map((name) => join('assets', name)), ...PAGES, 'sw.js']
  for (const name of texts.filter((one) => TEXT.has(extname(one)))) {
    rewrite(join(folder, name), (before) => {
      const text = names.reduce((all, [old, next]) => all.replaceAll(old, next), before)
      return name === 'sw.js' ? text.replaceAll(REVISION, revisionOf(build)) : text
    })
  }
}
const PAGES = ['index.html', 'app.html']
const REVISION = /"revision":"\w+","url":"(index|app)\.html"/g
const revisionOf = (build: string) => `"revision":"${build}","url":"$1.html"`

/** The loads of a page. */
export type Loads = {
  count: number
  /** Whether the current page has received the server's version. */
  isVersionKnown: boolean
}

/** The test function of the pwa tests, whose host serves a folder that tests may change, with real builds one after another. */
export const test = base.extend<{ host: Host; loads: Loads }, { folder: string; stack: Stack }>({
  folder: [
    async ({ playwright: _playwright }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'linx-build-'))
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ folder }, use) => {
      const stack = await startStack(folder)
      await use(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ folder, stack }, use) => {
      const restore = () => {
        rmSync(folder, { recursive: true, force: true })
        cpSync(TEST_APP, folder, { recursive: true })
      }
      let builds = 0
      const deploy = (lost?: { without: RegExp }) => {
        builds += 1
        renameAssets(folder, `next${builds}`)
        return lost ? removeAssets(join(folder, 'assets'), lost.without) : () => {}
      }
      const deployHeaders = (pictureHosts: string) => {
        stack.takePicturesFrom(pictureHosts)
        markHeaders(folder)
      }
      restore()
      await use({ folder, deploy, deployHeaders, restore })
    },
    { auto: true },
  ],
  /** Tracks how often the page was loaded, and whether it knows the server's version. */
  loads: async ({ page }, use) => {
    const loads: Loads = { count: 0, isVersionKnown: false }
    page.on('load', () => (loads.count += 1))
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.isVersionKnown = false
    })
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/api/diagnostic/version')) loads.isVersionKnown = true
    })
    await use(loads)
  },
})

/** Resolves when the worker serves the page. */
export async function served(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true)
}

/** Checks for a new worker now, like the page's own check. Returns the error message, or ''. */
export const checkForUpdate = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.update().then(
      () => '',
      (error: unknown) => String(error),
    )
  })

/** Opens Linx and waits until its worker serves it, so that it starts without signal from then on. */
export async function openLinx(page: Page): Promise<void> {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await served(page)
}

/** Makes the waiting worker take over, as the Reload button of another tab does. */
export const takeOver = (page: Page) =>
  page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    waiting?.postMessage({ type: 'SKIP_WAITING' })
  })

/** Resolves when no worker is being installed, which takes as long as the machine needs to store all files of a build. */
const installEnded = (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.ready
    if (installing)
      await new Promise((done) => installing.addEventListener('statechange', done, { once: true }))
  })

/** Waits until a new build is installed and the page offers to reload. */
export async function newBuildWaits(page: Page): Promise<void> {
  expect(await checkForUpdate(page)).toBe('')
  await installEnded(page)
  await expect(page.getByText(updateMessages.ready)).toBeVisible()
}

/** Waits until the page knows the server's version and has not reloaded for a while. */
export async function reloadsEnded(loads: Loads): Promise<void> {
  let before: number | undefined
  const same = () => {
    const now = loads.isVersionKnown ? loads.count : undefined
    const isSame = now !== undefined && now === before
    before = now
    return isSame
  }
  await expect.poll(same, { intervals: [700] }).toBe(true)
}

export { expect }
