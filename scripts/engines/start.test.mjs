import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installEngines } from './find.mjs'
import { missingLines } from './report.mjs'
import { startEngine } from './start.mjs'
import { command as sendCommand } from './webdriver.mjs'
import { startWebkit } from './webkit.mjs'

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linx-engines-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A program that runs this script and nothing else. @param {string} name @param {string} script @returns {string} its path */
function program(name, script) {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

test('an engine that is not installed is named in one line, with the commands that install it', async () => {
  vi.stubEnv('PATH', folder)
  vi.stubEnv('FIREFOX_PATH', '')
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder)
  await expect(startEngine('webkit')).rejects.toThrow(
    /^webkit is not installed\. To install it: .+apt-get install webkit2gtk-driver .+\.$/,
  )
})

test('a Firefox that exits at once is reported as broken', async () => {
  vi.stubEnv('FIREFOX_PATH', program('firefox', 'exit 1'))
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder)
  await expect(startEngine('firefox')).rejects.toThrow(/^firefox does not start: .+$/)
})

const display = () => program('display', 'echo 99; exec sleep 20')

test('a driver that exits at once is reported as broken', async () => {
  const driver = program('driver', 'exit 1')
  await expect(startWebkit(driver, { display: display() })).rejects.toThrow(
    'its driver ended at once',
  )
})

test('starting a browser driver that never responds ends with an error', async () => {
  const driver = program('driver', 'exec sleep 20')
  await expect(startWebkit(driver, { display: display(), timeoutMs: 300 })).rejects.toThrow(
    'its driver does not answer within 0.3 s',
  )
})

test('closing the terminal ends the driver and removes its folder', () => {
  const driver = program('driver', 'kill -HUP $PPID; exec sleep 20')
  const start = `import { startWebkit } from '${new URL('webkit.mjs', import.meta.url).href}'
    await startWebkit('${driver}', { display: '${display()}' })`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', start], {
    env: { ...process.env, TMPDIR: folder },
    timeout: 10_000,
  })
  expect(readdirSync(folder).toSorted()).toEqual(['display', 'driver'])
  expect(status).toBe(129)
})

test('a command of the driver that is not answered is named', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await expect(sendCommand(url, 'POST', '/execute/async', { script: 'x' }, 50)).rejects.toThrow(
    '/execute/async: no answer within 0.05 s, given {"script":"x"}',
  )
  silent.closeAllConnections()
  silent.close()
})

test.each([
  ['is not there', () => join(folder, 'none'), 'no display, Xvfb could not be started'],
  ['ends at once', () => program('none', 'exit 1'), 'no display, Xvfb ended at once'],
])('a virtual display that %s is named', async (_what, found, message) => {
  const driver = program('driver', 'exec sleep 20')
  await expect(startWebkit(driver, { display: found() })).rejects.toThrow(message)
})

test('a missing engine is a note for a developer and a failure in CI', () => {
  vi.stubEnv('CI', '')
  expect(missingLines(['firefox'])).toMatchObject({ failed: 0 })
  expect(missingLines(['firefox']).lines[0]).toMatch(/^firefox was not tested: /)
  vi.stubEnv('CI', 'true')
  expect(missingLines(['firefox', 'webkit'])).toMatchObject({ failed: 2 })
  expect(missingLines([])).toEqual({ lines: [], failed: 0 })
})

/** The commands the setup runs on a machine without Firefox and WebKit, for this user. @param {number} userId */
function installedBy(userId) {
  program('apt-get', 'exit 0')
  vi.stubEnv('PATH', folder)
  vi.stubEnv('FIREFOX_PATH', '')
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder)
  vi.spyOn(process, 'getuid').mockReturnValue(userId)
  /** @type {string[]} */
  const commands = []
  installEngines((command, args) => commands.push([command, ...args].join(' ')) > 0)
  return commands
}

test('the setup first finishes an installation that was interrupted', async () => {
  expect(installedBy(0)).toEqual([
    'dpkg --configure -a',
    expect.stringMatching(/^apt-get install -y .*firefox-esr webkit2gtk-driver/),
    expect.stringContaining('install firefox webkit'),
  ])
})

test('the setup leaves the system as it is for a user who may not install packages', async () => {
  expect(installedBy(1000)).toEqual([expect.stringContaining('install firefox webkit')])
})
