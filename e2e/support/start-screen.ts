import type { Locator, Page } from '@playwright/test'

/** The start screen of the page's HTML; it is inert, so it has no roles. */
export const startScreen = (page: Page): Locator => page.locator('#start')

/** The app's scripts, but not the pages' own. */
export const APP_SCRIPTS = /\/assets\/(?!early|front)[^/]+\.js$/

/** Holds the app's scripts until the returned function is called. */
export async function holdScripts(
  page: Page,
  which: string | RegExp = APP_SCRIPTS,
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(which, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Console errors, hydration mismatches included. */
export function complaints(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/** Records layout shifts without user input. Returns the shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate((): string[] => Reflect.get(window, 'shifts'))
}
