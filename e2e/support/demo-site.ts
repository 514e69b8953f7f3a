import { test as base } from '@playwright/test'
import { TEST_DEMO } from '../../scripts/build/folders.mjs'
import { startStatic } from '../../scripts/build/static-server.mjs'

/** Where a test puts a world that a link opens by its name. */
export const WORLDS = 'e2e/.worlds'

/** Tests of the demo bundle: one site for each worker. */
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

export { expect } from '@playwright/test'
