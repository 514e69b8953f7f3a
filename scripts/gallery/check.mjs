import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../help.mjs'

/**
 * Runs the accessibility checks of e2e/sweep on the screens that have `only` in their name, in both themes, and prints how
 * many have faults.
 * @param {string} only
 * @returns {number} the exit code
 */
export function check(only) {
  const folder = mkdtempSync(join(tmpdir(), 'linx-sweep-'))
  const file = join(folder, 'report.json')
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--project=sweep']
  if (only) args.push('--grep', only.replace(/[^\w ]/g, '.'))
  const status = runNode(['node_modules/@playwright/test/cli.js', ...args], {
    LINX_SWEEP: '1',
    LINX_E2E_REPORT: file,
  })
  const { expected, unexpected, duration } = JSON.parse(readFileSync(file, 'utf8')).stats
  rmSync(folder, { recursive: true })
  const screens = expected + unexpected
  const seconds = (duration / 1000).toFixed(0)
  console.log(`${screens} screens x 2 themes, ${unexpected} with a fault (${seconds} s)`)
  return status
}
