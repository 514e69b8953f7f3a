import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createPage, DESK, isHarmless } from './page.mjs'
import { command as sendCommand, openSession } from './webdriver.mjs'

/** @typedef {{ display?: string, timeoutMs?: number }} StartOptions `display`: the command of the virtual display */

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url))
const START_TIMEOUT_MS = 20_000
const RESIZE_TIMEOUT_MS = 10_000

/** @returns {Promise<number>} a port nothing listens on */
async function freePort() {
  const server = createServer()
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  await new Promise((resolve) => void server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** @param {string} problem what to throw when it does not become true in time @param {() => Promise<boolean> | boolean} isTrue @param {number} [timeoutMs] */
async function waitFor(problem, isTrue, timeoutMs = RESIZE_TIMEOUT_MS) {
  const end = performance.now() + timeoutMs
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`${problem} within ${timeoutMs / 1000} s`)
    await delay(50)
  }
}

/** Removes a folder to which a browser that is closing may still write. @param {string} folder */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  } catch {
    // the system removes it with its other temporary files
  }
}

/** An off-screen display. @param {string} command @returns {Promise<{ name: string, close(): void }>} */
async function openDisplay(command) {
  const child = spawn(
    command,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const number = await new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error('no display, Xvfb could not be started')))
    child.once('exit', () => reject(new Error('no display, Xvfb ended at once')))
    child.stdout.once('data', (text) => resolve(String(text).trim()))
  })
  return { name: `:${number}`, close: () => child.kill() }
}

/** The environment of the driver and its windows: a fixed time zone and language, and nothing of the current desktop. @param {string} display @param {string} home */
const environment = (display, home) => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  TZ: 'America/Denver',
  LANG: 'en_US.UTF-8',
  LANGUAGE: 'en_US',
  LC_ALL: 'C.UTF-8',
  XDG_RUNTIME_DIR: home,
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // its sandbox needs rights that a container does not have
  GIO_USE_PROXY_RESOLVER: 'dummy',
})

/** Makes Node run its exit handlers when the terminal is closed. Without a handler of SIGHUP it would not. */
const hangUp = () => process.exit(129)

/**
 * The system's WebKitGTK through its driver.
 * @param {string} path of WebKitWebDriver @param {StartOptions} [options] @returns {Promise<import('./page.mjs').Engine>}
 */
export async function startWebkit(
  path,
  { display: command = 'Xvfb', timeoutMs = START_TIMEOUT_MS } = {},
) {
  const display = await openDisplay(command)
  const home = mkdtempSync(join(tmpdir(), 'linx-webkit-'))
  const port = await freePort()
  const driver = `http://127.0.0.1:${port}`
  process.once('SIGHUP', hangUp)
  const child = spawn(path, [`--port=${port}`], {
    env: environment(display.name, home),
    stdio: 'ignore',
  })
  const end = () => {
    child.kill()
    display.close()
    remove(home)
  }
  process.once('exit', end) // also when the tests are interrupted
  const close = async () => {
    process.off('exit', end).off('SIGHUP', hangUp)
    end()
  }
  try {
    await Promise.race([failsToStart(child), responds(driver, timeoutMs)])
    const first = await openPage(driver, home)
    const { version } = first
    await first.page.close()
    return { version, open: async (options) => (await openPage(driver, home, options)).page, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Resolves when the driver responds. @param {string} driver @param {number} timeoutMs */
const responds = (driver, timeoutMs) =>
  waitFor(
    'its driver does not answer',
    () =>
      sendCommand(driver, 'GET', '/status').then(
        () => true,
        () => false,
      ),
    timeoutMs,
  )

/** Rejects when the process ends or cannot be started. @param {import('node:child_process').ChildProcess} child @returns {Promise<never>} */
const failsToStart = (child) =>
  new Promise((_resolve, reject) => {
    child.once('error', () => reject(new Error('its driver could not be started')))
    child.once('exit', () => reject(new Error('its driver ended at once')))
  })

/** @param {string} driver @param {string} parent @param {import('./page.mjs').PageOptions} [options] */
async function openPage(driver, parent, { dark = false, size = DESK } = {}) {
  const home = mkdtempSync(join(parent, 'page-'))
  const browser = { binary: WINDOW, args: [home, ...(dark ? ['--dark'] : [])] }
  const session = await openSession(driver, { 'webkitgtk:browserOptions': browser })
  const problems = () =>
    existsSync(`${home}/problems.log`)
      ? readFileSync(`${home}/problems.log`, 'utf8')
          .split('\n')
          .filter((line) => line !== '' && !isHarmless(line))
      : []
  const page = createPage('webkit', {
    run: session.run,
    goto: async (url) => void (await session.goto(url)),
    reload: async () => void (await session.reload()),
    pressAt: async (x, y) => void (await session.pressAt(x, y)),
    type: async (text) => void (await session.type(text)),
    setFilesOf: session.setFilesOf,
    async resize(wanted) {
      await session.resize(wanted)
      await waitFor(
        `its window does not become ${wanted.width} px wide`,
        async () => (await session.run('innerWidth')) === String(wanted.width),
      )
    },
    async setOffline(isOffline) {
      process.kill(Number(readFileSync(`${home}/pid`, 'utf8')), isOffline ? 'SIGUSR1' : 'SIGUSR2')
      await waitFor(
        'its network does not change',
        async () => (await isReachable(session)) !== isOffline,
      )
    },
    screenshot: async (path) => writeFileSync(path, await session.screenshot()),
    problems: async () => problems(),
    async close() {
      await session.close().catch(() => undefined) // a page that has crashed is closed
    },
  })
  await page.resize(size)
  return { page, version: session.version }
}

/** Whether the page reaches its host: requests a file that does not exist, which the worker cannot answer. @param {Awaited<ReturnType<typeof openSession>>} session */
const isReachable = async (session) =>
  (await session.run(
    `fetch('/favicon-none.txt', { cache: 'no-store' }).then(() => true, () => false)`,
  )) === 'true'
