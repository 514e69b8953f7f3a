import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode, temporaryFolder } from '../help.mjs'

/**
 * Runs the accessibility checks of e2e/sweep on the screens that have `only` in their name, in both themes, and prints how
 * many have faults.
 * @param {string} only
 * @returns {Promise<number>} the exit code
 */
export async function check(only) {
  const file = join(temporaryFolder('sweep'), 'report.json')
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--project=sweep']
  if (only) args.push('--grep', only.replace(/[^\w ]/g, '.'))
  const status = await runNode(['node_modules/@playwright/test/cli.js', ...args], {
    LINX_SWEEP: '1',
    LINX_E2E_REPORT: file,
  })
  if (!existsSync(file)) return 1 // it ended before the first screen, and has said why
  const { expected, unexpected, duration } = JSON.parse(readFileSync(file, 'utf8')).stats
  const screens = expected + unexpected
  const seconds = (duration / 1000).toFixed(0)
  console.log(`${screens} screens x 2 themes, ${unexpected} with a fault (${seconds} s)`)
  return status
}
