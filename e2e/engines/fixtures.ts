import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import type { Backend } from '#mocks'
import { TEST_APP } from '../../scripts/build/folders.mjs'
import type { EngineName } from '../../scripts/engines/find.mjs'
import {
  PHONE,
  type Engine,
  type EnginePage,
  type PageOptions,
} from '../../scripts/engines/page.mjs'
import { startEngine } from '../../scripts/engines/start.mjs'
import { golfers, PASSWORD, storedSession } from '../support/golfers'
import { sent } from '../support/journal'
import { startStack, type Stack } from '../support/stack'
import { label, role } from './locators'

export type EngineOptions = {
  /** The browser engine of this project. */
  engine: EngineName
  /** The named world the test begins in. */
  scenario: string
}

/** A golfer who uses one page of the engine, in a browser profile of its own. */
export type Visitor = EnginePage & {
  /** Opens a path of the app. */
  visit(path: string): Promise<void>
  /** Opens a path with Nora signed in already. */
  visitAsNora(path: string): Promise<void>
  /** Signs in as Nora on the sign-in page. */
  signIn(): Promise<void>
  /** Waits until this is shown. */
  sees(selector: string): Promise<void>
  /** Waits until this is not shown. */
  seesNo(selector: string): Promise<void>
  /** Waits until the page, or the open dialog, is no wider than its window. */
  fits(): Promise<void>
  /** Allows messages that the test causes the browser to print, such as for a refused request. */
  expects(problem: RegExp): void
}

/** Chromium's message when the host refuses a token. */
export const REFUSED = /^error Failed to load resource: .* 401 /
/** Chromium's message when a request fails without a network. */
export const DISCONNECTED = /^error Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/
/** The app's message a second after a read has failed without a network. */
export const UNREPORTED =
  /^error GET \/api\/\S+: Network error or unexpected issue$|^warning The error could not be reported\.$/

type Fixtures = {
  /** The world behind the page. It opens at the present moment, because the clock of these browsers cannot be set. */
  backend: Backend
  /** Opens a page of the engine: a phone by default. */
  open: (options?: PageOptions) => Promise<Visitor>
}

/** Runs in the page: returns by how many px the page's or the open dialog's content is too wide. */
const overflow = () => {
  const box = document.querySelector('dialog[open]') ?? document.documentElement
  return box.scrollWidth - box.clientWidth
}

/** At most 100 ms, because the runner's own intervals grow to a second, which makes tests wait longer than necessary. */
const POLL_INTERVALS_MS = [50, 100]

const storeSession = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
}

/** Adds a golfer's actions to a page of the engine. */
function visitorAt(page: EnginePage, site: string, backend: Backend, expected: RegExp[]): Visitor {
  const becomes = (what: string, wanted: boolean, isTrue: () => Promise<boolean>) =>
    // A page that is being left cannot answer.
    expect
      .poll(() => isTrue().catch(() => undefined), { message: what, intervals: POLL_INTERVALS_MS })
      .toBe(wanted)
  return {
    ...page,
    visit: (path) => page.goto(site + path),
    async visitAsNora(path) {
      await page.goto(`${site}/old-browser.html`) // a page without the app, because leaving would interrupt the app's start
      await page.evaluate(storeSession, await storedSession(backend, golfers.nora))
      await page.goto(site + path)
    },
    async signIn() {
      await page.fill(role('textbox', 'Email'), golfers.nora.email)
      await page.fill(label('Password'), PASSWORD)
      await page.click(role('button', 'Login', { exact: true }))
    },
    sees: (selector) => becomes(`${selector} is shown`, true, () => page.isVisible(selector)),
    seesNo: (selector) => becomes(`${selector} is shown`, false, () => page.isVisible(selector)),
    fits: () =>
      expect.poll(() => page.evaluate(overflow, null), 'px too wide').toBeLessThanOrEqual(0),
    expects: (problem) => void expected.push(problem),
  }
}

/** A photo in the repository, as a golfer would choose one. */
export const PHOTO = fileURLToPath(
  new URL('../../src/public/pictures/post-narrow.jpg', import.meta.url),
)

export const test = base.extend<
  Fixtures & Pick<EngineOptions, 'scenario'>,
  Pick<EngineOptions, 'engine'> & { stack: Stack; started: Engine }
>({
  scenario: ['saturday-round', { option: true }],
  engine: ['chromium', { option: true, scope: 'worker' }],
  stack: [
    async ({ playwright: _playwright }, use) => {
      const stack = await startStack(TEST_APP)
      await use(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
  started: [
    async ({ engine }, use) => {
      const started = await startEngine(engine)
      await use(started)
      await started.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  backend: async ({ stack, scenario }, use) => {
    const name = stack.nextWorld()
    await stack.fake.reset(name, { scenario, now: new Date().toISOString() })
    const backend = await stack.fake.world(name)
    await use(backend)
    expect(backend.contract.violations, 'exchanges that break the contract').toEqual([])
  },
  open: async ({ started, stack, backend }, use, testInfo) => {
    testInfo.annotations.push({ type: 'version', description: started.version })
    const opened: { page: EnginePage; expected: RegExp[] }[] = []
    await use(async (options) => {
      const page = await started.open({ size: PHONE, ...options })
      const expected: RegExp[] = []
      opened.push({ page, expected })
      return visitorAt(page, stack.site, backend, expected)
    })
    for (const { page, expected } of opened) {
      const hasFailed = testInfo.status !== testInfo.expectedStatus
      if (hasFailed) {
        const path = testInfo.outputPath('failed.png')
        await page.screenshot(path).catch(() => undefined)
      }
      const problems = await page.problems()
      await page.close()
      const unexpected = problems.filter((problem) => !expected.some((one) => one.test(problem)))
      expect(unexpected, 'errors of the page, and what its policy refused').toEqual([])
    }
  },
})

/** Runs one action of a golfer as a step, which the report counts. */
export const step = (title: string, work: () => Promise<void>): Promise<void> =>
  test.step(title, work)

/** Waits until the page sends no more requests to the host. */
export async function requestsEnded(backend: Backend): Promise<void> {
  let before = -1
  const isSame = () => {
    const now = backend.journal.entries.length
    const same = now === before
    before = now
    return same
  }
  await expect.poll(isSame, { intervals: [1500] }).toBe(true)
}

/** How often this operation has succeeded. */
export const answered = (backend: Backend, operation: Parameters<typeof sent>[1]): number =>
  sent(backend, operation).filter(({ status }) => status < 300).length

export { expect }
