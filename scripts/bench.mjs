/** `npm run bench`: figures, never a verdict. Bytes per route beside the floor, the demo's start and reset, the fake server's throughput, set-up and test time. */
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { weighFloor } from './bench/weigh.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {string[]} args @param {Record<string, string>} [env] @returns {number} milliseconds */
function time(args, env) {
  const start = performance.now()
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return performance.now() - start
}

time(['scripts/build.mjs', '--if-stale'])
time(['scripts/build.mjs', '--demo', '--if-stale'])
const floor = await weighFloor()
console.log(`\nfloor (this stack's hello-world): ${(floor / 1000).toFixed(1)} kB brotli`)
time(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--project',
    'bench',
    '--workers',
    '1',
  ],
  {
    LINX_BENCH: '1',
    LINX_FLOOR: String(floor),
  },
)
time(['scripts/bench/throughput.mjs'])
console.log(
  `set-up with everything in place: ${(time(['scripts/setup.mjs', '--browser']) / 1000).toFixed(2)} s (budget 2 s)`,
)
const last = fileURLToPath(new URL('../node_modules/.linx-test-seconds', import.meta.url))
console.log(
  `npm test, last whole run: ${existsSync(last) ? `${readFileSync(last, 'utf8')} s` : 'not run yet'}`,
)
