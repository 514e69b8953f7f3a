import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { brotliBytes } from '../../scripts/bench/weigh.mjs'
import { paths } from '~/routing/paths'
import { expect, test } from '../support/fixtures'

const floor = Number(process.env['LINX_FLOOR'])
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Collects the scripts and styles a page asks for, from now on. */
function collect(page: Page, site: string) {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === site && /\.(js|css)$/.test(pathname)) files.add(pathname)
  })
  return files
}

const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliBytes(join('dist', file)), 0)

function say(route: string, bytes: number, allowance: number) {
  const budget = floor + allowance
  console.log(
    `${route}: ${kB(bytes)} brotli JS + CSS; budget ${kB(budget)} (floor + ${kB(allowance)}), ${((bytes / floor) * 100).toFixed(0)} % of the floor`,
  )
}

test.describe('sign-in', () => {
  test.use({ as: null })
  test('bytes', async ({ page, stack }) => {
    const files = collect(page, stack.site)
    await page.goto(paths.login())
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    say('sign-in', weigh(files), 25_000)
  })
})

test('linx', async ({ page, stack }) => {
  const files = collect(page, stack.site)
  await page.goto(paths.linx())
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const hub = [...files].filter((file) => /signalr|hub/i.test(file))
  say('linx without the hub', weigh(files) - weigh(hub), 55_000)
  console.log(`hub, after first paint: ${kB(weigh(hub))} in ${hub.length} file(s)`)
})
