/**
 * Installs what is missing: the packages, with `--browser` a Chromium for the tests, with `--engines` Firefox and WebKit too.
 * Depends on nothing but Node, since it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  isTooOld,
  NOTE,
  notedBrowsers,
  OLDEST,
  SHELL,
  systemChromium,
  systemShell,
} from './engines/chromium.mjs'
import { finishInstallation, installEngines, requirePlaywright } from './engines/find.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const MODULES = join(root, 'node_modules')
const INSTALLED = join(MODULES, '.linx-installed')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** @param {string} command @param {string[]} args @returns {boolean} whether it worked */
function run(command, args) {
  console.log(`$ ${[command, ...args].join(' ')}`)
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
      .status === 0
  )
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Changes when the packages to install change, or the Node they were built for. */
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${major}`)
    .digest('hex')

function installPackages() {
  const stamp = wanted()
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === stamp) return
  if (!run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']))
    fail(
      'The packages could not be installed; see above. The first start needs a network, or an npm cache that has them.',
    )
  writeFileSync(INSTALLED, stamp)
}

/** @returns {string | undefined} the Chromium that Playwright has installed */
function playwrightChromium() {
  const path = requirePlaywright().chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const cli = join(MODULES, 'playwright/cli.js')

/** The ways to install a browser, the least intrusive first. @type {(() => void)[]} */
const INSTALLERS = [
  () => run(process.execPath, [cli, 'install', 'chromium']),
  () => run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium', SHELL]), // an old package list has old versions
  () => run('apt-get', ['install', '-y', 'chromium', SHELL]),
  () => run('apt-get', ['install', '-y', 'chromium']), // not every system has the browser without windows
]

function installBrowser() {
  const [noted] = notedBrowsers()
  if (noted && existsSync(noted) && !isTooOld(noted)) return
  const find = () => playwrightChromium() ?? systemChromium()
  let found = find()
  for (const [at, install] of INSTALLERS.entries()) {
    if (found && !isTooOld(found)) break
    if (at === 1) finishInstallation(run) // the first way does not use the system's packages
    install()
    found = find()
  }
  if (!found) fail('There is no Chromium, and none could be installed. Set CHROMIUM_PATH to one.')
  if (isTooOld(found))
    console.warn(
      `\n${found} is older than Chromium ${OLDEST}: some tests fail in it. Update it, or set CHROMIUM_PATH to another.\n`,
    )
  writeFileSync(NOTE, [found, systemShell()].filter(Boolean).join('\n'))
}

if (major < 20 || (major === 20 && minor < 19))
  fail(`Linx Golf needs Node 20.19 or newer; this is ${process.version}.`)
installPackages()
const { CHROMIUM_PATH: named } = process.env
if (process.argv.includes('--browser')) {
  if (named && !existsSync(named)) fail(`CHROMIUM_PATH is ${named}, but there is no such file.`)
  if (!named) installBrowser()
}
if (process.argv.includes('--engines')) for (const line of installEngines(run)) console.warn(line)
