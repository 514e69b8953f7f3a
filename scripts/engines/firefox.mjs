import { createPage, DESK, isHarmless, KEYS } from './page.mjs'

const START_TIMEOUT_MS = 60_000
const TIME_ZONE = 'America/Denver'

/** Preferences that turn off Firefox's own requests and prompts. */
const QUIET = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** Runs in each document and prints each problem there as a line. */
const REPORT = `(() => {
  addEventListener('error', ({ message }) => { if (message) console.debug('linx-problem error ' + message) }, true)
  addEventListener('unhandledrejection', ({ reason }) => console.debug('linx-problem rejection ' + (reason?.message ?? reason)))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.debug('linx-problem policy ' + effectiveDirective + ' ' + blockedURI))
})`

/** @param {string} path @param {boolean} isDark */
async function launch(path, isDark) {
  const { default: puppeteer } = await import('puppeteer-core')
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    timeout: START_TIMEOUT_MS,
    env: { ...process.env, TZ: TIME_ZONE },
    extraPrefsFirefox: {
      ...QUIET,
      'ui.systemUsesDarkTheme': isDark ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    },
  })
}

/**
 * The system's Firefox through WebDriver BiDi. It has one color scheme for all its pages, so dark pages get a second Firefox.
 * @param {string} path of Firefox @returns {Promise<import('./page.mjs').Engine>}
 */
export async function startFirefox(path) {
  const lightBrowser = await launch(path, false)
  /** @type {Promise<import('puppeteer-core').Browser> | undefined} */
  let darkBrowser
  return {
    version: (await lightBrowser.version()).replace(/^\w+\//, ''),
    async open({ dark = false, size = DESK } = {}) {
      if (!dark) return openPage(lightBrowser, size)
      darkBrowser ??= launch(path, true)
      return openPage(await darkBrowser, size)
    },
    async close() {
      await lightBrowser.close()
      await (await darkBrowser)?.close()
    },
  }
}

/** @param {import('puppeteer-core').Browser} browser @param {import('./page.mjs').Size} size */
async function openPage(browser, size) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  /** @type {string[]} */
  const problems = []
  page.on('console', (message) => {
    const [, problem] = /^linx-problem (.*)/.exec(message.text()) ?? []
    if (problem && !isHarmless(problem)) problems.push(problem)
  })
  await page.evaluateOnNewDocument(REPORT)
  const result = createPage('firefox', {
    run: async (expression) =>
      String(
        await page.evaluate(`(async () => JSON.stringify((await (${expression})) ?? null))()`),
      ),
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => typeText(page, text),
    async setFilesOf(expression, paths) {
      // A click on the file input opens a chooser, which takes the files.
      const [chooser] = await Promise.all([
        page.waitForFileChooser(),
        page.evaluate(`${expression}.click()`),
      ])
      await chooser.accept(paths)
    },
    resize: (wanted) => page.setViewport(wanted),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    screenshot: async (path) =>
      void (await page.screenshot({ path: `${path.replace(/\.png$/, '')}.png` })),
    problems: async () => problems,
    close: () => context.close(),
  })
  await result.resize(size)
  return result
}

/** @param {import('puppeteer-core').Page} page @param {string} text or a key of WebDriver */
function typeText(page, text) {
  const key = KEY_NAMES.find((name) => KEYS[name] === text)
  return key ? page.keyboard.press(key) : page.keyboard.type(text)
}

const KEY_NAMES = /** @type {const} */ (['Escape', 'Tab', 'Enter', 'Delete'])
