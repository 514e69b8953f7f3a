import { test as base } from '@playwright/test'
import { startStatic } from '../../scripts/build/static-server.mjs'

/** Tests of the demo bundle: one site for each worker. */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({ playwright: _playwright }, use) => {
      const server = await startStatic('dist-demo')
      await use(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
})

export { expect } from '@playwright/test'
