import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chromiumVersion, isTooOld, OLDEST } from './chromium.mjs'

const folder = mkdtempSync(join(tmpdir(), 'linx-chromium-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A browser that prints these words as its version. @param {string} words */
function browser(words) {
  const path = join(folder, `chromium-${words.replaceAll(/\W+/g, '-')}`)
  writeFileSync(path, `#!/bin/sh\necho '${words}'\n`)
  chmodSync(path, 0o755)
  return path
}

test.each([
  [`Chromium ${OLDEST - 1}.0.7871.100 built on Debian GNU/Linux 12`, OLDEST - 1, true],
  [`Chromium ${OLDEST}.0.8078.79`, OLDEST, false],
  [`Google Chrome for Testing ${OLDEST + 3}.0.8154.6`, OLDEST + 3, false],
  ['Opening in existing browser session', 0, false],
])('%s', (words, version, old) => {
  const path = browser(words)
  expect(chromiumVersion(path)).toBe(version)
  expect(isTooOld(path)).toBe(old)
})

test('a browser that does not start has version 0', () => {
  expect(chromiumVersion(join(folder, 'none'))).toBe(0)
})
