import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the setup writes the path of the browser it found or installed, and in a second line that of one without windows. */
export const NOTE = fileURLToPath(new URL('../../node_modules/.linx-chromium', import.meta.url))

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Debian's name for the browser without windows, which needs an eighth less work for the same pages but has no notifications. */
export const SHELL = 'chromium-headless-shell'

/** @param {readonly string[]} names @returns {string | undefined} the path of the first that is on the PATH */
export function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

/**
 * A Chromium of the system: CHROMIUM_PATH, else one on the PATH.
 * @returns {string | undefined} its path, or nothing
 */
export const systemChromium = () => process.env['CHROMIUM_PATH'] || onPath(NAMES)

/** The oldest version that the tests pass in: in 150 a page served by the worker ignores that a test sets it offline. */
export const OLDEST = 156

/** @param {string} path of a Chromium @returns {number} its main version; 0 when it does not say */
export function chromiumVersion(path) {
  if (process.platform === 'win32') return 0 // there `--version` opens a window instead
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 })
  return Number(/\d+(?=\.\d)/.exec(stdout)?.[0] ?? 0)
}

/** @param {string} path of a Chromium @returns {boolean} whether it says a version that is too old for the tests */
export function isTooOld(path) {
  const version = chromiumVersion(path)
  return version > 0 && version < OLDEST
}

/** Playwright's own list (chromiumSwitches.ts), repeated because Chromium uses only the last `--disable-features`. */
const PLAYWRIGHT_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
/** The address bar's suggestions are two further pages per window: 0.5 s of a processor for each test that opens one. */
const ADDRESS_BAR_OFF = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** @returns {string[]} the paths the setup has noted: a browser, and perhaps one without windows */
export const notedBrowsers = () =>
  existsSync(NOTE) ? readFileSync(NOTE, 'utf8').trim().split('\n') : []

/** @returns {string | undefined} the browser without windows, if the system has one that is not too old */
export function systemShell() {
  const path = onPath([SHELL])
  return path && !isTooOld(path) ? path : undefined
}

/**
 * How tests start the browser. The switches turn off its own requests, which fail again and again in a closed network; the
 * sandbox does not work for root.
 * @param {'browser' | 'shell'} [kind] 'shell' where no window is looked at: the lighter one, if the machine has it
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch(kind = 'browser') {
  const [noted, light] = notedBrowsers()
  const path = process.env['CHROMIUM_PATH'] || (kind === 'shell' && light) || noted
  return {
    ...(path && { executablePath: path }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...PLAYWRIGHT_OFF, ...ADDRESS_BAR_OFF].join(',')}`,
    ],
  }
}
