import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the set-up notes the browser it found or installed. */
export const NOTE = fileURLToPath(new URL('../node_modules/.linx-chromium', import.meta.url))

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * A Chromium of the system: CHROMIUM_PATH, else one on the PATH.
 * @returns {string | undefined} its path, or nothing
 */
export function systemChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  )
}

/** Playwright's own list (chromiumSwitches.ts): Chromium heeds only the last one given. */
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

/**
 * How tests start the browser. The switches keep it from calling home, which a closed network answers
 * with a stream of refused connections; root has no sandbox.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch() {
  const noted = existsSync(NOTE) ? readFileSync(NOTE, 'utf8').trim() : ''
  const path = process.env['CHROMIUM_PATH'] || noted
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
