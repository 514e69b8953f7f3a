import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page, TestInfo } from '@playwright/test'
import { faultNamed, type Backend, type Fault } from '#mocks'
import { bugReport } from './bug-report'
import { test as base } from './fixtures'

type Fixtures = {
  /** One step of the story, described by the words after 'I': `await I('press Post', async () => …)`. */
  I: (does: string, act: () => Promise<void>) => Promise<void>
  /** Sets a fault of the host: a kind as in a scenario link ('503', 'drop-after-commit:times-1'), or one with its own message. */
  setFault: (operationId: string, kind: string | Fault) => void
  /** Ends all faults. */
  clearFaults: () => void
}

/** Whether to print steps as they happen, as `npm run qa` does. */
const isWatched = Boolean(process.env['LINX_QA'])

export const test = base.extend<Fixtures>({
  I: async ({ backend, page, scenario, browserName, browser }, use, testInfo) => {
    const steps: string[] = []
    await use((does, act) => {
      steps.push(`I ${does}`)
      if (isWatched) console.log(`  ${steps.length}. I ${does}`)
      return test.step(`I ${does}`, act)
    })
    if (testInfo.status === testInfo.expectedStatus) return
    const isOpen = !page.isClosed()
    const picture = isOpen ? await takePicture(page, testInfo) : undefined
    const report = bugReport({
      testInfo,
      scenario,
      backend,
      steps,
      userId: isOpen ? await signedIn(page) : undefined,
      address: isOpen ? page.url() : '',
      browser: `${browserName} ${browser.version()}`,
      world: saveWorld(backend, testInfo.title),
      ...(picture !== undefined && { picture }),
    })
    await attachReport(testInfo, report)
  },
  setFault: async ({ backend }, use) => {
    await use((operationId, kind) => {
      const fault = typeof kind === 'string' ? faultNamed(`${operationId}:${kind}`).fault : kind
      backend.faults.set(operationId, fault)
    })
  },
  clearFaults: async ({ backend }, use) => {
    await use(() => backend.faults.clear())
  },
})

/** The folder where `npm start` looks for the worlds that a link opens by name. */
const WORLDS = fileURLToPath(new URL('../.worlds/', import.meta.url))

/** Stores the current world. Returns its name, which is the story's. */
function saveWorld(backend: Backend, title: string): string {
  const [name = 'story'] = title.split(' ')
  mkdirSync(WORLDS, { recursive: true })
  writeFileSync(`${WORLDS}${name}.json`, JSON.stringify(backend.snapshot()))
  return name
}

/** The golfer whose session the page has. */
async function signedIn(page: Page): Promise<number | undefined> {
  const id = await page
    .evaluate(() => (localStorage.getItem('auth_token') ? localStorage.getItem('user_id') : null))
    .catch(() => null)
  return id === null ? undefined : Number(id)
}

/** Takes a picture of the page of a failed story; undefined if that fails, too. */
async function takePicture(page: Page, testInfo: TestInfo): Promise<string | undefined> {
  const path = testInfo.outputPath('failed.png')
  const isTaken = await page.screenshot({ path }).then(
    () => true,
    () => false,
  )
  if (!isTaken) return undefined
  await testInfo.attach('failed.png', { path, contentType: 'image/png' })
  return relative(process.cwd(), path)
}

async function attachReport(testInfo: TestInfo, text: string): Promise<void> {
  console.log(text)
  await testInfo.attach('bug.md', { body: text, contentType: 'text/markdown' })
}

/** The title of a story in QA's book. `npm run qa -- --scenario NAME` plays it, so names must be unique. */
export const story = (name: string, title: string): string => `${name} · ${title}`
