import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { updateMessages } from '~/domain/messages/updates'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import {
  checkForUpdate,
  expect,
  newBuildWaits,
  openLinx,
  reloadsEnded,
  served,
  takeOver,
  test,
} from '../support/deploys'
import { golfers } from '../support/golfers'
import { COURSE } from '../support/scores'
import { signIn } from '../support/steps'

const reload = (page: Page) => page.getByRole('button', { name: updateMessages.reload })

const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src'))

const ORDER = { type: 'FORCE_RELOAD' }

/** Makes the page's worker send it ten orders to reload, after this call has returned, because they end the page. */
function orderReloads(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker')
  const script = `void setTimeout(async () => {
    const all = await self.clients.matchAll()
    for (let n = 0; n < 10; n += 1) for (const one of all) one.postMessage(${JSON.stringify(ORDER)})
  }, 50)`
  return worker.evaluate<void>(script)
}

/** Makes the page receive ten orders to reload at the moment when the next worker takes over. */
const orderReloadsWithTakeOver = (page: Page) =>
  page.evaluate((data) => {
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('controllerchange', () => {
      for (let order = 0; order < 10; order += 1)
        serviceWorker.dispatchEvent(
          new MessageEvent('message', { data, source: serviceWorker.controller }),
        )
    })
  }, ORDER)

/** The policy in force in the page, as the browser reports it for a refused request. */
const policyInForce = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        document.addEventListener('securitypolicyviolation', (event) => done(event.originalPolicy))
        new Image().src = 'https://refused.example/a.png'
      }),
  )

test.describe('a visitor', () => {
  test.use({ as: null })

  test('sees no reload on a first visit, neither while typing nor after signing in (UPD-03)', async ({
    page,
    loads,
  }) => {
    await page.goto(paths.login())
    const { email } = signInPage(page)
    await email.fill('half a')
    await served(page)
    await expect(email).toHaveValue('half a')
    await signIn(page, golfers.nora) // a reload that was delayed by the typing would happen now
    await expect(linxPage(page).items.first()).toBeVisible()
    await reloadsEnded(loads)
    expect(loads.count).toBe(1)
  })
})

test('ten reload orders, a new worker and a new server version together cause one reload (UPD-04)', async ({
  page,
  host,
  loads,
  backend,
}) => {
  await openLinx(page)
  await reloadsEnded(loads)
  host.deploy()
  await newBuildWaits(page)
  backend.version = 'next'
  await orderReloadsWithTakeOver(page)
  await takeOver(page).catch(() => {}) // the page may be gone already
  await expect.poll(() => loads.count).toBe(2)
  await reloadsEnded(loads)
  await expect(linxPage(page).items.first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('server_version'))).toBe('next')
  expect(loads.count).toBe(2)
})

test('a new server version is stored and causes one reload (UPD-07), and so do ten reload orders from the worker (UPD-04)', async ({
  page,
  context,
  loads,
  backend,
}) => {
  await openLinx(page)
  await reloadsEnded(loads)
  backend.version = 'next'
  await page.reload()
  await expect.poll(() => loads.count).toBe(3)
  await reloadsEnded(loads)
  await page.reload()
  await reloadsEnded(loads)
  expect(loads.count).toBe(4)

  await orderReloads(context)
  await expect.poll(() => loads.count).toBe(5)
  await reloadsEnded(loads)
  await expect(linxPage(page).items.first()).toBeVisible()
  expect(loads.count).toBe(5)
})

test('two servers of different versions that respond in turn reload a tab at most twice (UPD-08)', async ({
  page,
  loads,
  backend,
}) => {
  let reads = 0
  Object.defineProperty(backend, 'version', { get: () => (reads++ % 2 ? 'blue' : 'green') })
  await openLinx(page)
  await reloadsEnded(loads)
  const own = 5
  for (let turn = 0; turn < own; turn += 1) {
    await page.reload()
    await reloadsEnded(loads)
    await expect(linxPage(page).items.first()).toBeVisible()
  }
  expect(loads.count - own - 1).toBeLessThanOrEqual(2)
})

test('a new build is loaded by Reload once it can be stored as a whole, and until then the old one works', async ({
  page,
  host,
  loads,
}) => {
  await openLinx(page)
  const before = await entryOf(page)
  const groups = page.getByRole('heading', { level: 1, name: 'Groups' })
  await test.step('a worker that cannot be loaded, or a build with a missing file, leaves the old build working (UPD-10)', async () => {
    const worker = join(host.folder, 'sw.js')
    writeFileSync(worker, '<!doctype html>')
    expect(await checkForUpdate(page)).not.toBe('')
    rmSync(worker)
    expect(await checkForUpdate(page)).not.toBe('')
    host.restore()
    const putBack = host.deploy({ without: /^groups-page/ })
    await checkForUpdate(page)
    await expect.poll(() => page.evaluate(installing)).toBe(false)
    await page.reload()
    await expect(linxPage(page).items.first()).toBeVisible()
    await page.goto(paths.groups())
    await expect(groups).toBeVisible()
    expect(await entryOf(page)).toBe(before)
    await reloadsEnded(loads)
    putBack()
  })
  await test.step('the page says that the whole build is ready, and Reload loads it (R12)', async () => {
    await newBuildWaits(page)
    expect(loads.count).toBe(3)
    await reload(page).click()
    await expect.poll(() => loads.count).toBe(4)
    await expect(groups).toBeVisible()
    expect(await entryOf(page)).not.toBe(before)
    await expect(reload(page)).toHaveCount(0)
    await reloadsEnded(loads)
    expect(loads.count).toBe(4)
  })
  await test.step('a build of which only the headers are new is offered, too (UPD-11)', async () => {
    const pictures = 'https://pictures.example'
    expect(await policyInForce(page)).not.toContain(pictures)
    host.deployHeaders(pictures)
    await newBuildWaits(page)
    await reload(page).click()
    await expect.poll(() => loads.count).toBe(5)
    expect(await policyInForce(page)).toContain(pictures)
  })
})

/** Whether a worker is being installed. */
const installing = async () => (await navigator.serviceWorker.ready).installing !== null

test('the stored build starts the picker and the score form without the host, and nothing else is stored', async ({
  page,
  baseURL,
  host,
}) => {
  const foreign: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker() && !response.url().startsWith(`${baseURL}/`))
      foreign.push(response.url())
  })
  await openLinx(page)
  await test.step('files that the host has deleted start the picker and the score form', async () => {
    const before = await entryOf(page)
    host.deploy()
    await page.goto(paths.postScore())
    expect(await entryOf(page)).toBe(before)
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: COURSE }).click()
    await scoreForm(page).total.fill('84')
    await page.reload()
    await expect(scoreForm(page).total).toHaveValue('84')
    expect(await entryOf(page)).toBe(before)
  })
  await test.step('after several pages, the caches contain only build files, and the worker has answered no request to the host (UPD-13)', async () => {
    for (const section of ['Post', 'Following', 'Groups'] as const) {
      await shell(page).link(section).click()
      await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
    }
    await page.goto(paths.profile())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const cachedUrls = await page.evaluate(async () => {
      const lists = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return lists.flat().map(({ url }) => url)
    })
    expect(cachedUrls.length).toBeGreaterThan(5)
    expect(
      cachedUrls.filter((url) => !url.startsWith(`${baseURL}/`) || /\/(api|hubs)\//.test(url)),
    ).toEqual([])
    expect(foreign).toEqual([])
  })
})

test('a request for an unknown asset is answered with 404, not with the page (UPD-14)', async ({
  request,
}) => {
  for (const path of ['/assets/gone-Ab12.js', '/assets/gone', '/assets/']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).not.toContain('<html')
  }
})
