import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { paths } from '~/routing/paths'
import { START } from '../../scripts/bench/budgets.mjs'
import { TEST_APP } from '../../scripts/build/folders.mjs'
import { buildFloor } from '../../scripts/bench/measure-bytes.mjs'
import { startStatic } from '../../scripts/build/static-server.mjs'
import { coursePicker, scoreForm } from '../screens/post-score'
import { served } from '../support/deploys'
import { fixDate } from '../support/fixed-date'
import { expect, test } from '../support/fixtures'
import { median, ms, SLOW_4G_REQUESTS, SLOWER_CPU, slowDown } from '../support/slow-phone'

const TIMES = 5
const ENTRIES = 25

type Start = { paint: number; entry: number; requests: number }
type Visit = { url: string; selector: string; network?: typeof SLOW_4G_REQUESTS }

/** Opens a page of its own: when something was painted and the first entry was in sight, and the requests before it. */
async function start(context: BrowserContext, { url, selector, network }: Visit): Promise<Start> {
  const page = await context.newPage()
  await slowDown(page, network)
  await page.addInitScript((wanted) => {
    const entry = new Promise<number>((resolve) => {
      const seen = new IntersectionObserver(([one]) => one?.isIntersecting && resolve(one.time))
      new MutationObserver((_changes, observer) => {
        const element = document.querySelector(wanted)
        if (!element) return
        observer.disconnect()
        seen.observe(element)
      }).observe(document, { childList: true, subtree: true })
    })
    const paint = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name === 'first-contentful-paint') resolve(startTime)
      }).observe({ type: 'paint', buffered: true })
    })
    Object.assign(globalThis, { entry, paint })
  }, selector)
  await page.goto(url, { waitUntil: 'commit' })
  const figures = await page.evaluate(async () => {
    const entry: number = await Reflect.get(globalThis, 'entry')
    const paint: number = await Reflect.get(globalThis, 'paint')
    const before = performance.getEntriesByType('resource').filter((one) => one.startTime < entry)
    return { paint, entry, requests: before.length + 1 }
  })
  await page.close()
  return figures
}

/** A page of text alone, with the entries in it, and the same as data. */
function staticFeed(folder: string): void {
  const entries = Array.from({ length: ENTRIES }, (_, at) => ({
    name: `Golfer ${at}`,
    text: 'Shot 82 at a course by the sea, with a birdie at the last hole.',
  }))
  const articles = entries.map(
    ({ name, text }) => `<article><h2>${name}</h2><p>${text}</p></article>`,
  )
  writeFileSync(join(folder, 'feed.json'), JSON.stringify(entries))
  writeFileSync(
    join(folder, 'still.html'),
    `<!doctype html><html lang="en"><title>Still</title><main>${articles.join('')}</main></html>`,
  )
}

test.setTimeout(600_000)

test('a first, a second and an offline start of Linx beside a hello-world with a list', async ({
  browser,
  backend,
  storageState,
  baseURL,
}) => {
  const apiHost = /linx:api-host" content="([^"]*)"/.exec(
    await (await fetch(`${baseURL}${paths.linx()}`)).text(),
  )?.[1]
  expect(apiHost).toBeTruthy()
  const first = { Linx: new Array<Start>(), floor: new Array<Start>(), still: new Array<Start>() }
  const again = {
    online: new Array<number>(),
    offline: new Array<number>(),
    floor: new Array<number>(),
  }
  const floorFolder = await buildFloor('floor-feed')
  const stillFolder = mkdtempSync(join(tmpdir(), 'linx-still-'))
  const servers: { close(): Promise<unknown> }[] = []
  try {
    staticFeed(floorFolder)
    staticFeed(stillFolder)
    const packed = true
    const serve = async (folder: string, options = {}) => {
      const server = await startStatic(folder, { packed, ...options })
      servers.push(server)
      return server
    }
    const app = await serve(TEST_APP, { settings: () => ({ apiHost: apiHost ?? '' }) })
    const floor = await serve(floorFolder)
    const still = await serve(stillFolder)
    const stored = typeof storageState === 'object' ? storageState.origins[0]?.localStorage : []
    const signedIn = { cookies: [], origins: [{ origin: app.url, localStorage: stored ?? [] }] }
    const open = async (target: Browser, serviceWorkers: 'allow' | 'block') => {
      const viewport = { width: 390, height: 844 }
      const context = await target.newContext({ viewport, serviceWorkers, storageState: signedIn })
      await fixDate(context, backend.clock.now())
      return context
    }
    const visits = {
      Linx: { url: app.url + paths.linx(), selector: '[role=feed] article' },
      floor: { url: `${floor.url}/floor-feed.html`, selector: 'article' },
      still: { url: `${still.url}/still.html`, selector: 'article' },
    }
    for (let time = 0; time < TIMES; time += 1)
      for (const which of ['Linx', 'floor', 'still'] as const) {
        const context = await open(browser, 'block')
        first[which].push(await start(context, { ...visits[which], network: SLOW_4G_REQUESTS }))
        await context.close()
      }

    const own = await open(browser, 'allow')
    const kept = await own.newPage()
    await kept.goto(visits.Linx.url)
    await expect(kept.getByRole('article').first()).toBeVisible()
    await served(kept)
    await kept.close()
    for (let time = 0; time < TIMES; time += 1) {
      again.online.push((await start(own, visits.Linx)).entry)
      again.floor.push((await start(own, visits.floor)).entry)
    }
    await own.setOffline(true)
    for (let time = 0; time < TIMES; time += 1)
      again.offline.push((await start(own, visits.Linx)).entry)
    await own.close()
  } finally {
    await Promise.all(servers.map((server) => server.close()))
    for (const folder of [floorFolder, stillFolder]) rmSync(folder, { recursive: true })
  }

  const of = (which: keyof typeof first, what: keyof Start) =>
    median(first[which].map((one) => one[what]))
  for (const which of ['Linx', 'floor', 'still'] as const)
    console.log(
      `first visit, slow 4G, ${SLOWER_CPU}x slower CPU, ${which}: painted ${ms(of(which, 'paint'))}, first entry ${ms(of(which, 'entry'))}, ${of(which, 'requests')} requests`,
    )
  console.log(
    `second visit, ${SLOWER_CPU}x slower CPU: first entry ${ms(median(again.online))}, without a host ${ms(median(again.offline))}; floor ${ms(median(again.floor))} (medians of ${TIMES})`,
  )
  const ratios = {
    firstPaint: of('Linx', 'paint') / of('floor', 'paint'),
    firstEntry: of('Linx', 'entry') / of('floor', 'entry'),
    second: median(again.online) / median(again.floor),
    offline: median(again.offline) / median(again.floor),
  }
  for (const name of ['firstPaint', 'firstEntry', 'second', 'offline'] as const) {
    const said = `${name}: ${ratios[name].toFixed(2)} of the floor (budget ${START[name]})`
    console.log(said)
    expect.soft(ratios[name], said).toBeLessThanOrEqual(START[name])
  }
})

test('from the tap on Post to a course that can be searched, and to a score that can be typed', async ({
  page,
  browser,
}) => {
  const folder = await buildFloor('floor-feed')
  staticFeed(folder)
  const server = await startStatic(folder, { packed: true })
  const floors = new Array<number>()
  for (let time = 0; time < 3; time += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const url = `${server.url}/floor-feed.html`
    const visit = { url, selector: 'article', network: SLOW_4G_REQUESTS }
    floors.push((await start(context, visit)).entry)
    await context.close()
  }
  await server.close()
  rmSync(folder, { recursive: true })
  const floor = median(floors)

  await page.goto(paths.linx())
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await slowDown(page, SLOW_4G_REQUESTS)
  const wait = async (act: () => Promise<unknown>, there: () => Promise<unknown>) => {
    const before = performance.now()
    await act()
    await there()
    return performance.now() - before
  }
  const picker = coursePicker(page)
  const toPicker = await wait(
    () =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Post' }).click(),
    () =>
      picker
        .tab('Search')
        .click()
        .then(() => picker.search.fill('Links')),
  )
  await picker.tab('Recent').click()
  const toForm = await wait(
    () => picker.course(/./).first().click(),
    () => scoreForm(page).total.fill('82'),
  )
  const rows = [
    ['picker', 'from the tap on Post to a course typed into the search', toPicker],
    ['form', 'from the tap on a course to a total typed', toForm],
  ] as const
  for (const [name, what, time] of rows) {
    const ratio = time / floor
    const said = `slow 4G, ${SLOWER_CPU}x slower CPU: ${what} ${ms(time)}; ${ratio.toFixed(2)} of the floor (budget ${START[name]})`
    console.log(said)
    expect.soft(ratio, said).toBeLessThanOrEqual(START[name])
  }
})
