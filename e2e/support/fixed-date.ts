import type { BrowserContext } from '@playwright/test'

/**
 * Fixes the pages' date at `at`, in epoch milliseconds, and leaves their timers and frames alone: Playwright's clock replaces
 * those too, which would distort measured times.
 */
export const fixDate = (context: BrowserContext, at: number): Promise<unknown> =>
  context.addInitScript((now) => {
    globalThis.Date = new Proxy(Date, {
      construct: (real, args) => Reflect.construct(real, args.length === 0 ? [now] : args),
      get: (real, name) => (name === 'now' ? () => now : Reflect.get(real, name)),
    })
  }, at)
