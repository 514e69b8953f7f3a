import { defineConfig, devices, type ReporterDescription } from '@playwright/test'
import { bundleFake } from '../scripts/build/bundle-fake.mjs'
import { chromiumLaunch } from '../scripts/engines/chromium.mjs'
import { enginesToTest } from '../scripts/engines/find.mjs'
import type { EngineOptions } from './engines/fixtures'
import type { Options } from './support/fixtures'

const reportFile = process.env['LINX_E2E_REPORT']
const reporter: ReporterDescription[] = [
  ['list'],
  ['html', { open: 'never', outputFolder: '.report' }],
  ...(reportFile ? ([['json', { outputFile: reportFile }]] satisfies ReporterDescription[]) : []),
]

/** A person watches a story (scripts/qa.mjs): every step is recorded, and slowed down on request. */
const isWatched = Boolean(process.env['LINX_QA'])
const isSlow = Boolean(process.env['LINX_SLOW'])
const SLOW_MS = 600

const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  launchOptions: { ...chromiumLaunch(), ...(isSlow && { slowMo: SLOW_MS }) },
}

/** Tests without notifications run in the lighter browser, unless headed (scripts/test.mjs). */
const light = {
  ...desktop,
  ...(process.env['LINX_UNSEEN'] && { launchOptions: chromiumLaunch('shell') }),
}
const pagesAlone = { ...light, serviceWorkers: 'block' as const }
const withWorker = { ...light, serviceWorkers: 'allow' as const }
const engines = enginesToTest()
const NOTIFYING = '**/push.spec.ts'

/** Signing in, the feed, a comment, a woohoo, scores (a total, by holes, with a photo), people, the profile, inviting. */
const MAIN_STORIES =
  /saturday-score|saying-something|a Woohoo pending in a tab|following ·|letting-in|moving-house|my-picture|my-group|inviting-one|a photo from a phone is uploaded smaller|entering 18 pars takes 18 taps/

// The fake as one file, because reading its three hundred files in each process would double the time until a test starts.
if (!process.env['TEST_WORKER_INDEX']) await bundleFake({ withPackages: true })

export default defineConfig<Options, Pick<EngineOptions, 'engine'>>({
  testDir: '.',
  tsconfig: './playwright.tsconfig.json',
  outputDir: '.results',
  fullyParallel: true,
  workers: 3, // for two processors, because two workers are waiting a seventh of the time
  retries: 0, // a flaky test is a race that a user will run into
  forbidOnly: Boolean(process.env['CI']),
  // Generous, because a test must not fail only because the machine is busy.
  timeout: isSlow ? 0 : 90_000,
  expect: { timeout: 15_000 },
  reporter,
  use: {
    locale: 'en-US',
    timezoneId: 'America/Denver',
    // Granted, so that a first post or Woohoo shows no prompt; the prompt has a test of its own.
    permissions: ['notifications'],
    // Off, because copying the page at every step takes an eighth of the time of all tests. To turn it on:
    // `npm run e2e -- --trace retain-on-failure`.
    trace: isWatched ? 'on' : 'off',
    screenshot: isWatched ? 'on' : 'only-on-failure',
  },
  // Each worker process starts a browser and the fake, which takes 3 to 8 s of processor time. Projects with few tests get one
  // process and come first, so that all processes are busy until the end.
  projects: [
    // What golfers do most, in each browser engine of this machine.
    ...engines.map((engine) => ({
      name: engine,
      testDir: 'engines',
      workers: 1,
      use: { engine },
    })),
    // The main stories again, on a host with other habits: dates, absent nulls, ProblemDetails, gzip, stale reads.
    {
      name: 'careful-host',
      testMatch: /(app|scenarios)\/.*\.spec\.ts$/,
      grep: MAIN_STORIES,
      workers: 1,
      use: { ...pagesAlone, habits: 'other' as const },
    },
    // The same bundle with its service worker.
    { name: 'pwa', testDir: 'pwa', testIgnore: NOTIFYING, workers: 1, use: withWorker },
    {
      name: 'push',
      testDir: 'pwa',
      testMatch: NOTIFYING,
      workers: 1,
      use: { ...desktop, serviceWorkers: 'allow' },
    },
    // The demo bundle: the fake lives in the page.
    { name: 'demo', testDir: 'demo', workers: 1, use: withWorker },
    // The shipped bundle against the standalone server on another origin.
    { name: 'app', testDir: 'app', use: pagesAlone },
    // QA's book: what golfers do and see, one named story per test (`npm run qa`).
    { name: 'scenarios', testDir: 'scenarios', use: pagesAlone },
    // Automatic accessibility checks of every screen in the gallery: `npm run gallery -- --check`.
    ...(process.env['LINX_SWEEP']
      ? [{ name: 'sweep', testDir: 'sweep', use: { ...desktop, serviceWorkers: 'allow' as const } }]
      : []),
    // Measurements, not tests: `npm run bench`. No traces, because copying the page at each press would be measured, too.
    ...(process.env['LINX_BENCH']
      ? [
          {
            name: 'bench',
            testDir: 'bench',
            use: {
              ...desktop,
              serviceWorkers: 'block' as const,
              trace: 'off' as const,
              timers: 'browser' as const,
            },
          },
        ]
      : []),
  ],
})
