import type { BrowserContext } from '@playwright/test'

/**
 * The pages' date stands still at so many milliseconds since 1970, and their timers and frames are the browser's own.
 * Playwright's clock replaces these too, which a figure of speed would count as the product's work.
 */
export const fixDate = (context: BrowserContext, at: number): Promise<unknown> =>
  context.addInitScript((now) => {
    globalThis.Date = new Proxy(Date, {
      construct: (real, args) => Reflect.construct(real, args.length === 0 ? [now] : args),
      get: (real, name) => (name === 'now' ? () => now : Reflect.get(real, name)),
    })
  }, at)
