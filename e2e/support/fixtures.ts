import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { TEST_APP } from '../../scripts/build/folders.mjs'
import { carefulHost, type Backend } from '#mocks'
import { fixDate } from './fixed-date'
import { golfers, storedSession, type Golfer } from './golfers'
import { startStack, type Stack } from './stack'

export type Options = {
  /** The named world the test begins in. */
  scenario: string
  /** The golfer who is signed in; null = signed out. */
  as: Golfer | null
  /** The style of the host's responses: the fake's own, or every habit of the scenario careful-host. */
  habits: 'usual' | 'other'
  /** The timers and frames of the pages: those of Playwright's clock, or the browser's own, for measurements. */
  timers: 'clock' | 'browser'
}

type Fixtures = {
  /** The world behind the page: move its clock, set faults, push hub events, read its rows and journal. */
  backend: Backend
  /** Opens a second browser, signed in as another golfer, on the same world. */
  join: (golfer: Golfer) => Promise<Page>
}

/** The storage of a signed-in browser. A storage state, since an init script would restore old tokens at each reload. */
async function storageFor(backend: Backend, golfer: Golfer | null, origin: string) {
  if (!golfer) return { cookies: [], origins: [] }
  const values = await storedSession(backend, golfer)
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** Sets the pages' date to the world's time; their timers run. */
async function shareClock(context: BrowserContext, { clock }: Backend, timers: Options['timers']) {
  if (timers === 'browser') await fixDate(context, clock.now())
  else await context.clock.setFixedTime(clock.now())
}

export const test = base.extend<Options & Fixtures, { stack: Stack }>({
  scenario: ['saturday-round', { option: true }],
  as: [golfers.nora, { option: true }],
  habits: ['usual', { option: true }],
  timers: ['clock', { option: true }],
  stack: [
    async ({ playwright: _playwright }, use) => {
      const stack = await startStack(TEST_APP)
      await use(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ stack }, use) => use(stack.site),
  backend: async ({ stack, scenario, habits }, use) => {
    const name = stack.nextWorld()
    await stack.fake.reset(name, { scenario })
    const backend = await stack.fake.world(name)
    if (habits === 'other') carefulHost.trouble?.(backend)
    await use(backend)
    expect(backend.contract.violations, 'exchanges that break the contract').toEqual([])
  },
  storageState: async ({ backend, as, stack }, use) =>
    use(await storageFor(backend, as, stack.site)),
  context: async ({ context, backend, timers }, use) => {
    await shareClock(context, backend, timers)
    await use(context)
  },
  join: async ({ browser, backend, stack, contextOptions, timers }, use) => {
    const opened: BrowserContext[] = []
    await use(async (golfer) => {
      const storageState = await storageFor(backend, golfer, stack.site)
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: stack.site,
        storageState,
        serviceWorkers: 'block',
      })
      opened.push(context)
      await shareClock(context, backend, timers)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

export { expect }
