import { DESK, isHarmless } from './page.mjs'
import { chromiumLaunch } from './chromium.mjs'
import { hasFocus, textOf } from './in-element.mjs'

/**
 * An engine that Playwright drives: Chromium always, the others where Playwright's own builds are installed.
 * @param {import('./find.mjs').EngineName} name @returns {Promise<import('./page.mjs').Engine>}
 */
export async function startPlaywright(name) {
  const playwright = await import('playwright')
  const browser = await playwright[name].launch(name === 'chromium' ? chromiumLaunch('shell') : {})
  return {
    version: browser.version(),
    open: (options) => openPage(name, browser, options),
    close: () => browser.close(),
  }
}

/** Types of console messages that count as problems, in Chromium only: what other engines print depends on the system. */
const PROBLEM_TYPES = new Set(['error', 'warning'])

/**
 * @param {import('./find.mjs').EngineName} name @param {import('playwright').Browser} browser @param {import('./page.mjs').PageOptions} [options]
 * @returns {Promise<import('./page.mjs').EnginePage>}
 */
async function openPage(name, browser, { dark = false, size = DESK } = {}) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-US',
    timezoneId: 'America/Denver',
  })
  const page = await context.newPage()
  /** @type {string[]} */
  const problems = []
  page.on('pageerror', ({ message }) => {
    if (!isHarmless(message)) problems.push(`error ${message}`)
  })
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()]
    if (/Content Security Policy/.test(text)) problems.push(`policy ${text}`)
    else if (name === 'chromium' && PROBLEM_TYPES.has(type)) problems.push(`${type} ${text}`)
  })
  /** @param {string} selector */
  const shown = (selector) => page.locator(selector).filter({ visible: true }).first()
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (work, given) => {
      const body = `(${String(work)})(${JSON.stringify(given)})`
      return page.evaluate(body)
    },
    count: (selector) => page.locator(selector).count(),
    isVisible: (selector) => shown(selector).isVisible(),
    isChecked: (selector) => page.locator(selector).first().isChecked(),
    hasFocus: (selector) => page.locator(selector).evaluateAll(hasFocus),
    async textOf(selector) {
      const found = page.locator(selector).first()
      return (await found.count()) === 0 ? null : found.evaluate(textOf)
    },
    async click(selector) {
      const isChoice = await page
        .locator(selector)
        .first()
        .evaluate((element) => element.matches('input[type=radio], input[type=checkbox]'))
      // It is covered by its label, which `check` presses.
      if (isChoice) await page.locator(selector).first().check()
      else await shown(selector).click()
    },
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    fill: async (selector, text) => {
      await shown(selector).fill('')
      await shown(selector).pressSequentially(text)
    },
    press: (key) => page.keyboard.press(key),
    setFiles: (selector, paths) => page.locator(selector).first().setInputFiles(paths),
    resize: (wanted) => page.setViewportSize(wanted),
    setOffline: (isOffline) => context.setOffline(isOffline),
    screenshot: async (path) => void (await page.screenshot({ path, animations: 'disabled' })),
    problems: async () => problems,
    close: () => context.close(),
  }
}
