import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { brotliBytes } from '../../scripts/bench/weigh.mjs'
import { paths } from '~/routing/paths'
import { expect, test } from '../support/fixtures'

const floor = Number(process.env['LINX_FLOOR'])
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

type Load = {
  /** When what the page is opened for was on the screen, by the page's own clock; 0 before. */
  shown: number
  /** The scripts and styles asked for, and when. */
  files: { path: string; at: number }[]
}

/** Notes in the page what it asks for, and when the first element of that kind is on the screen. */
async function watch(page: Page, selector: string) {
  await page.addInitScript((wanted: string) => {
    const load: Load = { shown: 0, files: [] }
    Object.assign(window, { load })
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        const { origin, pathname } = new URL(name)
        if (origin === location.origin && /\.(js|css)$/.test(pathname))
          load.files.push({ path: pathname, at: startTime })
      }
    }).observe({ type: 'resource', buffered: true })
    const seen = new IntersectionObserver(([entry]) => {
      if (!load.shown && entry?.isIntersecting) load.shown = entry.time
    })
    const changes = new MutationObserver(() => {
      const element = document.querySelector(wanted)
      if (!element) return
      changes.disconnect()
      seen.observe(element)
    })
    changes.observe(document, { childList: true, subtree: true })
  }, selector)
  return async () => {
    await page.waitForLoadState('networkidle')
    return page.evaluate((): Load => Reflect.get(window, 'load'))
  }
}

const weigh = (files: Load['files']) =>
  files.reduce((sum, { path }) => sum + brotliBytes(join('dist', path)), 0)

function say(route: string, { shown, files }: Load, allowance: number) {
  const budget = floor + allowance
  const first = files.filter(({ at }) => at < shown)
  const bytes = weigh(first)
  console.log(
    `${route}: ${kB(bytes)} brotli JS + CSS until it is on the screen (${first.length} files); budget ${kB(budget)} (floor + ${kB(allowance)}), ${((bytes / floor) * 100).toFixed(0)} % of the floor`,
  )
  console.log(`  in all, with what follows by itself: ${kB(weigh(files))} (${files.length} files)`)
  if (process.env['LINX_BENCH_FILES'])
    for (const file of files)
      console.log(`  ${file.at < shown ? ' ' : '+'} ${kB(weigh([file]))} ${file.path}`)
}

test.describe('sign-in', () => {
  test.use({ as: null })
  test('bytes', async ({ page }) => {
    const loaded = await watch(page, 'form button[type=submit]')
    await page.goto(paths.login())
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    say('sign-in', await loaded(), 25_000)
  })
})

test('linx', async ({ page }) => {
  const loaded = await watch(page, 'article')
  await page.goto(paths.linx())
  await expect(page.getByRole('article').first()).toBeVisible()
  const { shown, files } = await loaded()
  const isHub = ({ path }: { path: string }) => /signalr|hub/i.test(path)
  const hub = files.filter(isHub)
  say('linx without the hub', { shown, files: files.filter((file) => !isHub(file)) }, 55_000)
  console.log(`  hub, needed by nothing on the screen: ${kB(weigh(hub))} in ${hub.length} files`)
})
