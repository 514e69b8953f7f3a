import { setTimeout as delay } from 'node:timers/promises'
import { inPageSource } from './in-page-source.mjs'

/**
 * One page of one engine. Selectors are Playwright's, as ivya's `getByRoleSelector` and the like write them; they mean the
 * first element that is shown. Actions wait for their element, and throw when it does not appear.
 * @typedef {{
 *   goto: (url: string) => Promise<void>,
 *   reload: () => Promise<void>,
 *   evaluate: <A, R>(work: (given: A) => R | Promise<R>, given: A) => Promise<R>,
 *   count: (selector: string) => Promise<number>,
 *   isVisible: (selector: string) => Promise<boolean>,
 *   isChecked: (selector: string) => Promise<boolean>,
 *   hasFocus: (selector: string) => Promise<true | string>,
 *   textOf: (selector: string) => Promise<string | null>,
 *   click: (selector: string) => Promise<void>,
 *   clickAt: (point: { x: number, y: number }) => Promise<void>,
 *   fill: (selector: string, text: string) => Promise<void>,
 *   press: (key: 'Escape' | 'Tab' | 'Enter' | 'Delete') => Promise<void>,
 *   setFiles: (selector: string, paths: string[]) => Promise<void>,
 *   resize: (size: Size) => Promise<void>,
 *   setOffline: (isOffline: boolean) => Promise<void>,
 *   screenshot: (path: string) => Promise<void>,
 *   problems: () => Promise<string[]>,
 *   close: () => Promise<void>,
 * }} EnginePage
 * `clickAt` presses a point of the window, whatever is there. `hasFocus` returns true, or a text that says where the
 * focus is. `count` counts hidden elements too; `problems` are uncaught errors, unhandled rejections, what the content
 * policy refused, and in Chromium the errors and warnings of the console.
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ dark?: boolean, size?: Size }} PageOptions
 * @typedef {{ version: string, open: (options?: PageOptions) => Promise<EnginePage>, close: () => Promise<void> }} Engine
 */

/**
 * What a driver of an engine has to do; the rest is the same for all of them.
 * @typedef {Pick<EnginePage, 'goto' | 'reload' | 'resize' | 'setOffline' | 'screenshot' | 'problems' | 'close'> & {
 *   run: (expression: string) => Promise<string>,
 *   pressAt: (x: number, y: number) => Promise<void>,
 *   type: (text: string) => Promise<void>,
 *   setFilesOf: (expression: string, paths: string[]) => Promise<void>,
 * }} Driver
 * `run` evaluates JavaScript in the page, waits for its promise, and returns it as JSON text; `setFilesOf` takes an expression that is a file input.
 */

/** WebDriver's code points of the keys the tests press, by their names. */
export const KEYS = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007', Delete: '\uE017' }

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

/** Whether it is the browser's notice that a ResizeObserver is called a frame later, which harms nothing. @param {string} problem */
export const isHarmless = (problem) => problem.includes('ResizeObserver loop')

const WAIT_TIMEOUT_MS = 20_000
const WAIT_INTERVAL_MS = 50

/**
 * Repeats an attempt until it returns true.
 * @param {string} what for the message @param {() => Promise<true | string>} attempt returns why it failed otherwise
 */
async function waitUntil(what, attempt) {
  const end = performance.now() + WAIT_TIMEOUT_MS
  for (;;) {
    // Throws while the page is being left.
    const result = await attempt().catch((error) => String(error.message ?? error))
    if (result === true) return
    if (performance.now() > end) throw new Error(`${what}: ${result}`)
    await delay(WAIT_INTERVAL_MS)
  }
}

/** @param {string} selector */
const notThere = (selector) => `nothing is ${selector}`

/**
 * A page on top of an engine's driver.
 * @param {'firefox' | 'webkit'} name @param {Driver} driver @returns {EnginePage}
 */
export function createPage(name, driver) {
  /**
   * Calls a helper of in-page.mjs, which is loaded into the page first if it is not there.
   * @param {string} helper @param {unknown[]} given @returns {Promise<string>} its result as JSON text
   */
  async function call(helper, ...given) {
    const missing = '"no helper"'
    const result = await driver.run(
      `globalThis.linxEngine ? linxEngine.${helper}(...${JSON.stringify(given)}) : ${missing}`,
    )
    if (result !== missing) return result
    await driver.run(`(() => { globalThis.linxEngineName = '${name}'; ${await inPageSource()} })()`)
    return call(helper, ...given)
  }

  return {
    goto: driver.goto,
    reload: driver.reload,
    resize: driver.resize,
    setOffline: driver.setOffline,
    screenshot: driver.screenshot,
    problems: driver.problems,
    close: driver.close,
    evaluate: async (work, given) =>
      JSON.parse(await driver.run(`(${String(work)})(${JSON.stringify(given)})`)),
    count: async (selector) => Number(await call('count', selector)),
    isVisible: async (selector) => (await call('isVisible', selector)) === 'true',
    isChecked: async (selector) => (await call('isChecked', selector)) === 'true',
    hasFocus: async (selector) => JSON.parse(await call('hasFocus', selector)),
    textOf: async (selector) => JSON.parse(await call('textOf', selector)),
    click: (selector) =>
      waitUntil(`cannot press ${selector}`, async () => {
        /** @type {import('./in-page.mjs').PressPoint} */
        const point = JSON.parse(await call('pressPoint', selector))
        if ('reason' in point) return point.reason
        await driver.pressAt(point.x, point.y)
        return true
      }),
    clickAt: ({ x, y }) => driver.pressAt(x, y),
    fill: async (selector, text) => {
      await waitUntil(notThere(selector), async () =>
        (await call('focusToType', selector)) === 'true' ? true : 'is no field one can type in',
      )
      await driver.type(text === '' ? KEYS.Delete : text)
    },
    press: (key) => driver.type(KEYS[key]),
    setFiles: async (selector, paths) => {
      await waitUntil(
        notThere(selector),
        async () => Number(await call('count', selector)) > 0 || '',
      )
      await driver.setFilesOf(`linxEngine.first(${JSON.stringify(selector)})`, paths)
    },
  }
}
