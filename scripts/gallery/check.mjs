import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The sweep of e2e/sweep over the screens that have `only` in their name, and one line of figures. A screen is looked at in the
 * light and the dark theme; on the course too where that look is there by itself.
 * @param {(args: string[], env?: Record<string, string>) => number | null} node @param {string} only
 * @returns {number} what the command exits with
 */
export function check(node, only) {
  const folder = mkdtempSync(join(tmpdir(), 'linx-sweep-'))
  const file = join(folder, 'report.json')
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--project=sweep']
  if (only) args.push('--grep', only.replace(/[^\w ]/g, '.'))
  const status = node(['node_modules/@playwright/test/cli.js', ...args], {
    LINX_SWEEP: '1',
    LINX_E2E_REPORT: file,
  })
  const { expected, unexpected, duration } = JSON.parse(readFileSync(file, 'utf8')).stats
  rmSync(folder, { recursive: true })
  const screens = expected + unexpected
  const seconds = (duration / 1000).toFixed(0)
  console.log(`${screens} screens x 2 themes, ${unexpected} with a fault (${seconds} s)`)
  return status ?? 1
}
