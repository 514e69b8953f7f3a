import { defineConfig, devices, type ReporterDescription } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.mjs'

const reportFile = process.env['LINX_E2E_REPORT']
const reporter: ReporterDescription[] = [
  ['list'],
  ['html', { open: 'never', outputFolder: '.report' }],
  ...(reportFile ? ([['json', { outputFile: reportFile }]] satisfies ReporterDescription[]) : []),
]

const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  launchOptions: chromiumLaunch(),
}

export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  fullyParallel: true,
  workers: 2,
  retries: 0, // a flaky test is a race a user will meet
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a busy machine is slow, which is no fault of the product.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter,
  use: {
    locale: 'en-US',
    timezoneId: 'America/Denver',
    trace: 'retain-on-failure',
  },
  projects: [
    // The shipped bundle against the standalone server on another origin.
    { name: 'app', testDir: 'app', use: { ...desktop, serviceWorkers: 'block' } },
    // The same with its worker.
    { name: 'pwa', testDir: 'pwa', use: { ...desktop, serviceWorkers: 'allow' } },
    // The demo bundle: the fake lives in the page.
    { name: 'demo', testDir: 'demo', use: { ...desktop, serviceWorkers: 'allow' } },
    // Figures, not tests: `npm run bench`.
    ...(process.env['LINX_BENCH']
      ? [{ name: 'bench', testDir: 'bench', use: { ...desktop, serviceWorkers: 'block' as const } }]
      : []),
  ],
})
