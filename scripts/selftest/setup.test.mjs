import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A folder with the setup and nothing installed, and an `npm` that records its arguments. */
function bareFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'linx-setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of [
    'scripts/setup.mjs',
    'scripts/engines/chromium.mjs',
    'scripts/engines/find.mjs',
  ])
    cpSync(file, join(folder, file))
  for (const name of ['node_modules', 'bin']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  const npmLog = join(folder, 'npm-arguments')
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" > '${npmLog}'\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'bin/npm.cmd'), `@echo %* > "${npmLog}"\r\n`)
  return { folder, npmLog }
}

test('no package runs a script of its own when it is installed (SEC-27)', () => {
  const { folder, npmLog } = bareFolder()
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter)
  const { status } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: folder,
    env: { ...process.env, PATH },
  })
  expect(status).toBe(0)
  expect(readFileSync(npmLog, 'utf8').trim().split(' ')).toEqual(
    expect.arrayContaining(['ci', '--ignore-scripts']),
  )
})

test('a CHROMIUM_PATH without a file ends the command with a sentence, before a test fails on it', () => {
  const { folder } = bareFolder()
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', '--browser'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
      CHROMIUM_PATH: join(folder, 'chrome'),
    },
  })
  expect(stderr.trim()).toBe(
    `CHROMIUM_PATH is ${join(folder, 'chrome')}, but there is no such file.`,
  )
  expect(status).toBe(1)
})

test('no package runs a script of its own where the packages are installed without the setup (SEC-27)', () => {
  const installs = ['.github/workflows/test.yml', '.ci/run'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /\bnpm (?:ci|i|install)\b/.test(line)),
  )
  expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([])
  /** @type {{ allowScripts: Record<string, boolean> }} */
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.values(allowScripts)).not.toContain(true)
})

test('every package of the lock has a checksum', () => {
  /** @type {{ packages: Record<string, { integrity?: string }> }} */
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const fetched = Object.entries(packages).filter(([name]) => name !== '')
  expect(fetched.length).toBeGreaterThan(300)
  const open = fetched.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(open.map(([name]) => name)).toEqual([])
})
