import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { TEST_APP } from '../../scripts/build/folders.mjs'
import { BUDGETS } from '../../scripts/bench/budgets.mjs'
import { brotliBytes } from '../../scripts/bench/measure-bytes.mjs'
import { paths } from '~/routing/paths'
import { expect, test } from '../support/fixtures'

const floor = Number(process.env['LINX_FLOOR'])
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

type Load = {
  /** When the page's main content was shown and usable, in ms of the page's own clock; 0 until then. */
  there: number
  /** The requested scripts and styles, and when each was requested. */
  files: { path: string; at: number }[]
  /** The number of requests before that, including that of the page itself. */
  requests: number
  /** The number of tasks longer than 50 ms before that. */
  longTasks: number
}

/** Serves a folder's files. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    const file = join(folder, path)
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<unknown>((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** Records in the page what it requests, and when the page with this title shows an element that matches the selector. */
async function watch(page: Page, title: string, selector: string) {
  await page.addInitScript(
    ([wantedTitle, wanted]) => {
      const load: Load = { there: 0, files: [], requests: 1, longTasks: 0 }
      Object.assign(window, { load })
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          const { origin, pathname } = new URL(name)
          if (!load.there || startTime < load.there) load.requests += 1
          if (origin === location.origin && /\.(js|css)$/.test(pathname))
            load.files.push({ path: pathname, at: startTime })
        }
      }).observe({ type: 'resource', buffered: true })
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries())
          if (!load.there || startTime < load.there) load.longTasks += 1
      }).observe({ type: 'longtask', buffered: true })
      const seen = new IntersectionObserver(([entry]) => {
        if (!load.there && entry?.isIntersecting) load.there = entry.time
      })
      const changes = new MutationObserver(() => {
        const element = document.querySelector(wanted)
        // The title is the app's: a page that came in the HTML has it when the app has taken it over.
        if (!element || !document.title.startsWith(wantedTitle)) return
        changes.disconnect()
        seen.observe(element)
      })
      changes.observe(document, { childList: true, subtree: true })
    },
    [title, selector] as const,
  )
  return async () => {
    await page.waitForLoadState('networkidle')
    return page.evaluate((): Load => Reflect.get(window, 'load'))
  }
}

const weigh = (files: Load['files']) =>
  files.reduce((sum, { path }) => sum + brotliBytes(join(TEST_APP, path)), 0)

/** The figures beside their budgets; what is over one fails at the end. Never wall time. */
function judge(route: keyof typeof BUDGETS, { there, files, requests, longTasks }: Load) {
  const budget = BUDGETS[route]
  const html = brotliBytes(join(TEST_APP, route === 'linx' ? 'app.html' : 'index.html'))
  const bytes = html + weigh(files.filter(({ at }) => at < there))
  const limit = floor + budget.overFloor
  const weight = `${kB(bytes)} brotli HTML + JS + CSS (budget ${kB(limit)} = floor + ${kB(budget.overFloor)})`
  const requestText = `${requests} requests (budget ${budget.requests})`
  const tasks = `${longTasks} long tasks (budget ${budget.longTasks})`
  console.log(`${route}, until it can be used: ${weight}; ${requestText}; ${tasks}`)
  console.log(`  in all, with what follows by itself: ${kB(weigh(files))} (${files.length} files)`)
  if (process.env['LINX_BENCH_FILES'])
    for (const file of files)
      console.log(`  ${file.at < there ? ' ' : '+'} ${kB(weigh([file]))} ${file.path}`)
  expect.soft(bytes, weight).toBeLessThanOrEqual(limit)
  expect.soft(requests, requestText).toBeLessThanOrEqual(budget.requests)
  expect.soft(longTasks, tasks).toBeLessThanOrEqual(budget.longTasks)
}

/** A hello-world of the same stack, built by the same run: the minimum of any page. */
test('bytes of the smallest React page, the floor for every route', async ({ page }) => {
  const site = await serve(process.env['LINX_FLOOR_FOLDER'] ?? '')
  const loaded = await watch(page, 'Floor', 'h1')
  await page.goto(`${site.url}/floor.html`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { requests, longTasks } = await loaded()
  console.log(`floor: ${kB(floor)} brotli JS + CSS; ${requests} requests; ${longTasks} long tasks`)
  await site.close()
})

test.describe('first visit', () => {
  test.use({ as: null })
  test('sign-in', async ({ page }) => {
    const loaded = await watch(page, 'Login', 'form button[type=submit]')
    await page.goto(paths.login())
    await expect(page).toHaveTitle(/^Login/)
    judge('sign-in', await loaded())
  })
})

test('bytes of a first visit to Linx, signed in', async ({ page }) => {
  const loaded = await watch(page, 'Linx', 'article')
  await page.goto(paths.linx())
  await expect(page.getByRole('article').first()).toBeVisible()
  const load = await loaded()
  const isHub = ({ path }: { path: string }) => /signalr|hub/i.test(path)
  const hub = load.files.filter(isHub)
  judge('linx', { ...load, files: load.files.filter((file) => !isHub(file)) })
  console.log(`  hub, needed by nothing on the screen: ${kB(weigh(hub))} in ${hub.length} files`)
})
