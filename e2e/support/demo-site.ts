import { test as base, type Page } from '@playwright/test'
import { TEST_DEMO } from '../../scripts/build/folders.mjs'
import { startStatic } from '../../scripts/build/static-server.mjs'
import { chromiumLaunch } from '../../scripts/engines/chromium.mjs'

/** The folder where a test puts a world that a link opens by its name. */
export const WORLDS = 'e2e/.worlds'

/** The test function for the demo bundle, with one site per worker process. */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({ playwright: _playwright }, use) => {
      const server = await startStatic(TEST_DEMO, { worlds: WORLDS })
      await use(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
})

/** Calls one of the demo's controls from its page, as a POST if there is a body. */
export const control = (page: Page, name: string, body: string | null = null) =>
  page.evaluate(
    async ([path, sent]) => {
      const request = sent === null ? {} : { method: 'POST', body: sent }
      const answer = await fetch(`/__fake/${path}`, request)
      return { status: answer.status, text: await answer.text() }
    },
    [name, body] as const,
  )

/** Returns the state of the demo's story, after the change if one is given. */
export const story = async (page: Page, change?: object): Promise<unknown> =>
  JSON.parse((await control(page, 'story', change && JSON.stringify(change))).text)

/** A host name other than localhost. For it browsers have no workers, no locks and no `crypto.randomUUID` over plain http. */
export const MACHINE = 'clubhouse.example'

const { args, ...launch } = chromiumLaunch(process.env['LINX_UNSEEN'] ? 'shell' : 'browser')
/** Launches a browser in which that name resolves to this machine. */
export const launchForMachine = {
  ...launch,
  args: [...args, `--host-resolver-rules=MAP ${MACHINE} localhost`],
}

export { expect } from '@playwright/test'
