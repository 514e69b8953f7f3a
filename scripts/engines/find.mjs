/**
 * The browser engines the tests run in: how each is found on this machine, and the system packages that install it.
 * Depends on nothing but Node, since the setup runs it before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onPath } from './chromium.mjs'

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */
/**
 * Where an engine comes from: Playwright's own build of it, or the system's packages.
 * @typedef {{ from: 'playwright' } | { from: 'system', path: string }} Found
 */

/** @type {readonly EngineName[]} */
export const ENGINES = ['chromium', 'firefox', 'webkit']

/** The engines that a machine may lack. Chromium is not one of them: the setup installs it or fails. */
const OPTIONAL_ENGINES = /** @type {const} */ (['firefox', 'webkit'])

/** Debian's names. WebKit needs a display, and a window that its driver can open without a toolbar. */
const PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
}

/**
 * Playwright, which may only now have been installed. `import` would first search its 3.6 MB for the names that it exports.
 * @returns {typeof import('playwright')}
 */
export const requirePlaywright = () => createRequire(import.meta.url)('playwright')

const SYSTEM_PYTHON = '/usr/bin/python3'
const TYPELIBS = '/usr/lib'

/** @returns {boolean} whether the system has WebKitGTK's bindings, in whichever folder its architecture has */
const hasWebkitBindings = () =>
  existsSync(TYPELIBS) &&
  readdirSync(TYPELIBS).some((folder) =>
    existsSync(join(TYPELIBS, folder, 'girepository-1.0/WebKit2-4.1.typelib')),
  )

/** @returns {string | undefined} the path of the system's Firefox: FIREFOX_PATH, else the one on the PATH */
const systemFirefox = () => process.env['FIREFOX_PATH'] || onPath(['firefox-esr', 'firefox'])

/** @returns {string | undefined} the path of WebKit's driver, when everything it needs is here too */
function systemWebkit() {
  const driver = onPath(['WebKitWebDriver'])
  const isComplete = onPath(['Xvfb']) && existsSync(SYSTEM_PYTHON) && hasWebkitBindings()
  return isComplete ? driver : undefined
}

const SYSTEM = { firefox: systemFirefox, webkit: systemWebkit }

/**
 * @param {'firefox' | 'webkit'} name
 * @returns {Found | undefined} nothing when the machine does not have it
 */
export function findEngine(name) {
  if (existsSync(requirePlaywright()[name].executablePath())) return { from: 'playwright' }
  const path = SYSTEM[name]()
  return path ? { from: 'system', path } : undefined
}

/** The commands that install an engine. @param {'firefox' | 'webkit'} name */
export const howToInstall = (name) =>
  `To install it: npx playwright install --with-deps ${name}, or apt-get install ${PACKAGES[name].join(' ')}.`

/** @returns {EngineName[]} the engines of this machine; Chromium is always one of them */
export function enginesToTest() {
  const missing = missingEngines()
  return ENGINES.filter((name) => name === 'chromium' || !missing.includes(name))
}

/** The engines this machine does not have. */
export const missingEngines = () => OPTIONAL_ENGINES.filter((name) => !findEngine(name))

/** CI must test every engine; elsewhere a missing one is only named. */
export const isEveryEngineRequired = () => process.env['CI'] === 'true'

/**
 * Installs Firefox and WebKit where they are missing: the system's packages where this user may install them, else Playwright's builds.
 * @param {(command: string, args: string[]) => boolean} run runs a command, and returns whether it worked
 * @returns {string[]} a line for each engine that could not be installed
 */
export function installEngines(run) {
  const wanted = missingEngines()
  if (wanted.length > 0 && finishInstallation(run)) {
    const packages = wanted.flatMap((name) => PACKAGES[name])
    const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
    if (!install() && run('apt-get', ['update'])) install()
  }
  const cli = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url))
  const left = missingEngines()
  if (left.length > 0) run(process.execPath, [cli, 'install', ...left])
  return missingEngines().map((name) => `${name} is not installed. ${howToInstall(name)}`)
}

/**
 * Configures the packages that an interrupted installation has left half installed: apt-get refuses any other before.
 * @param {(command: string, args: string[]) => boolean} run @returns {boolean} whether this user may install packages
 */
export function finishInstallation(run) {
  if (!canInstallPackages()) return false
  run('dpkg', ['--configure', '-a'])
  return true
}

/** @returns {boolean} whether this user may install Debian's packages */
const canInstallPackages = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
