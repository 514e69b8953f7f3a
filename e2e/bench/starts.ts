import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type BrowserContext } from '@playwright/test'
import { TEST_APP } from '../../scripts/build/folders.mjs'
import { buildFloor } from '../../scripts/bench/measure-bytes.mjs'
import { startStatic } from '../../scripts/build/static-server.mjs'
import { served } from '../support/deploys'
import { fixDate } from '../support/fixed-date'
import { median, SLOW_4G_REQUESTS, slowDown } from '../support/slow-phone'

const TIMES = 5
const ENTRIES = 25
const PHONE = { width: 390, height: 844 }

/** Times are in milliseconds. */
type Start = {
  /** First contentful paint. */
  paint: number
  /** When the page's main content was in view. */
  content: number
  /** When the content could be used. */
  usable: number
  /** The number of requests before the content was in view. */
  requests: number
}
type Visit = {
  url: string
  selector: string
  /** The element that shows when the content is usable, if that is later than when it is in view. */
  usableSelector?: string
  network?: typeof SLOW_4G_REQUESTS
}

/** Opens a new page and measures its start. */
export async function start(
  context: BrowserContext,
  { url, selector, usableSelector = selector, network }: Visit,
): Promise<Start> {
  const page = await context.newPage()
  await slowDown(page, network)
  const selectors = { wanted: selector, used: usableSelector }
  await page.addInitScript(({ wanted, used }) => {
    const inSight = (what: string) =>
      new Promise<number>((resolve) => {
        const seen = new IntersectionObserver(([one]) => one?.isIntersecting && resolve(one.time))
        new MutationObserver((_changes, observer) => {
          const element = document.querySelector(what)
          if (!element) return
          observer.disconnect()
          seen.observe(element)
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-start'] })
      })
    const content = inSight(wanted)
    const usable = inSight(used)
    const paint = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name === 'first-contentful-paint') resolve(startTime)
      }).observe({ type: 'paint', buffered: true })
    })
    Object.assign(globalThis, { content, usable, paint })
  }, selectors)
  await page.goto(url, { waitUntil: 'commit' })
  const figures = await page.evaluate(async () => {
    const content: number = await Reflect.get(globalThis, 'content')
    const usable: number = await Reflect.get(globalThis, 'usable')
    const paint: number = await Reflect.get(globalThis, 'paint')
    const before = performance.getEntriesByType('resource').filter((one) => one.startTime < content)
    return { paint, content, usable, requests: before.length + 1 }
  })
  await page.close()
  return figures
}

/** Writes a page of plain text with entries, and the same entries as data. */
export function staticFeed(folder: string): void {
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

/** A first screen of the app, and the hello-world that it is compared with. */
type Screen = {
  path: string
  selector: string
  /** The element that shows when a second start's content is usable, if that is later than when it is in view. */
  usableSelector?: string
  floor: 'floor' | 'floor-feed'
  floorSelector: string
  /** The local storage of a signed-in browser. */
  stored: { name: string; value: string }[]
  /** The backend's time, epoch ms. */
  now: number
  /** The host that the page calls. */
  apiHost: string
}

export type Starts = {
  /** Medians of first visits on slow 4G with a slowed-down processor. */
  first: Record<'app' | 'floor' | 'still', Start>
  /** Medians of later starts with a slowed-down processor. */
  second: Start
  offline: Start
  floorAgain: Start
}

/** The median of each figure. */
const middle = (starts: readonly Start[]): Start => ({
  paint: median(starts.map(({ paint }) => paint)),
  content: median(starts.map(({ content }) => content)),
  usable: median(starts.map(({ usable }) => usable)),
  requests: median(starts.map(({ requests }) => requests)),
})

/** The addresses of the measured pages, and a function that opens a browser with the screen's session. */
type Site = {
  visits: Record<'app' | 'floor' | 'still', Visit>
  open: (serviceWorkers: 'allow' | 'block') => Promise<BrowserContext>
}

/** Measures first visits of the three pages in turn, each in a browser of its own. */
async function firstVisits({ visits, open }: Site): Promise<Starts['first']> {
  const found = { app: new Array<Start>(), floor: new Array<Start>(), still: new Array<Start>() }
  for (let time = 0; time < TIMES; time += 1)
    for (const which of ['app', 'floor', 'still'] as const) {
      const context = await open('block')
      found[which].push(await start(context, { ...visits[which], network: SLOW_4G_REQUESTS }))
      await context.close()
    }
  return { app: middle(found.app), floor: middle(found.floor), still: middle(found.still) }
}

/** Measures later starts in a browser whose worker has stored the app: alternating with the hello-world, then without a network. */
async function laterStarts({ visits, open }: Site): Promise<Omit<Starts, 'first'>> {
  const context = await open('allow')
  const page = await context.newPage()
  await page.goto(visits.app.url)
  await expect(page.locator(visits.app.selector).first()).toBeVisible()
  await served(page)
  await page.close()
  const found = { app: new Array<Start>(), floor: new Array<Start>(), offline: new Array<Start>() }
  for (let time = 0; time < TIMES; time += 1) {
    found.app.push(await start(context, visits.app))
    found.floor.push(await start(context, visits.floor))
  }
  await context.setOffline(true)
  for (let time = 0; time < TIMES; time += 1) found.offline.push(await start(context, visits.app))
  await context.close()
  return {
    second: middle(found.app),
    offline: middle(found.offline),
    floorAgain: middle(found.floor),
  }
}

/** Measures a screen's starts, alternating with those of the hello-world and of a page of plain text. */
export async function measureStarts(browser: Browser, screen: Screen): Promise<Starts> {
  const floorFolder = await buildFloor(mkdtempSync(join(tmpdir(), 'linx-floor-')), screen.floor)
  const stillFolder = mkdtempSync(join(tmpdir(), 'linx-still-'))
  const servers: { close(): Promise<unknown> }[] = []
  const serve = async (folder: string, options = {}) => {
    const server = await startStatic(folder, { packed: true, ...options })
    servers.push(server)
    return server
  }
  try {
    staticFeed(floorFolder)
    staticFeed(stillFolder)
    const app = await serve(TEST_APP, { settings: () => ({ apiHost: screen.apiHost }) })
    const floor = await serve(floorFolder)
    const still = await serve(stillFolder)
    const origins = [{ origin: app.url, localStorage: screen.stored }]
    const site: Site = {
      visits: {
        app: {
          url: app.url + screen.path,
          selector: screen.selector,
          ...(screen.usableSelector && { usableSelector: screen.usableSelector }),
        },
        floor: { url: `${floor.url}/${screen.floor}.html`, selector: screen.floorSelector },
        still: { url: `${still.url}/still.html`, selector: 'article' },
      },
      async open(serviceWorkers) {
        const storageState = { cookies: [], origins }
        const context = await browser.newContext({ viewport: PHONE, serviceWorkers, storageState })
        await fixDate(context, screen.now)
        return context
      },
    }
    return { first: await firstVisits(site), ...(await laterStarts(site)) }
  } finally {
    await Promise.all(servers.map((server) => server.close()))
    for (const folder of [floorFolder, stillFolder]) rmSync(folder, { recursive: true })
  }
}
