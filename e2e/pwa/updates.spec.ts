import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { Backend } from '#mocks'
import { updateMessages } from '~/domain/messages/updates'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { scoreForm } from '../screens/post-score'
import { checkForUpdate, expect, served, test, type Loads } from '../support/deploys'
import { openRecentCourse } from '../support/steps'

const COURSE = 'Bellwether Links'

const reload = (page: Page) => page.getByRole('button', { name: updateMessages.reload })

const count = (backend: Backend, operation: string) =>
  backend.journal.entries.filter(({ operationId }) => operationId === operation).length

async function openLinx(page: Page): Promise<void> {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await served(page)
}

/** The waiting worker takes over, as another tab's Reload button makes it. */
const takeOver = (page: Page) =>
  page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    waiting?.postMessage({ type: 'SKIP_WAITING' })
  })

/** A new build is installed, and waits. */
async function newBuildWaits(page: Page): Promise<void> {
  expect(await checkForUpdate(page)).toBe('')
  await expect(page.getByText(updateMessages.ready)).toBeVisible()
}

/** The page knows the server's version, and is still the same page a while later: what that leads to has come. */
async function reloadsEnded(loads: Loads): Promise<void> {
  let before: number | undefined
  const same = () => {
    const now = loads.isVersionKnown ? loads.count : undefined
    const isSame = now !== undefined && now === before
    before = now
    return isSame
  }
  await expect.poll(same, { intervals: [700] }).toBe(true)
}

const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src'))

const ORDER = { type: 'FORCE_RELOAD' }

/** The worker that serves the page gives it ten orders to reload, once this call has returned: the page goes with them. */
function orderReloads(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker')
  const script = `void setTimeout(async () => {
    const all = await self.clients.matchAll()
    for (let n = 0; n < 10; n += 1) for (const one of all) one.postMessage(${JSON.stringify(ORDER)})
  }, 50)`
  return worker.evaluate<void>(script)
}

/** The next worker gives ten orders to reload in the moment in which it takes over. */
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

/** The policy in force in the page, as the browser names it when it refuses something. */
const policyInForce = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        document.addEventListener('securitypolicyviolation', (event) => done(event.originalPolicy))
        new Image().src = 'https://refused.example/a.png'
      }),
  )

test('a new build says that it is ready; Reload brings it (R12), and so it does with new headers (UPD-11)', async ({
  page,
  host,
  loads,
}) => {
  await openLinx(page)
  const before = await entryOf(page)
  host.deploy()
  await newBuildWaits(page)
  await reload(page).click()
  await expect.poll(() => loads.count).toBe(2)
  await expect(linxPage(page).items.first()).toBeVisible()
  expect(await entryOf(page)).not.toBe(before)
  await expect(reload(page)).toHaveCount(0)
  await reloadsEnded(loads)
  expect(loads.count).toBe(2)

  const pictures = 'https://pictures.example'
  expect(await policyInForce(page)).not.toContain(pictures)
  host.deployHeaders(pictures)
  await newBuildWaits(page)
  await reload(page).click()
  await expect.poll(() => loads.count).toBe(3)
  expect(await policyInForce(page)).toContain(pictures)
})

test('a new worker takes over under a half-typed score: one reload, and every field is there after it (UPD-01)', async ({
  page,
  host,
  loads,
}) => {
  await openLinx(page)
  await openRecentCourse(page, COURSE)
  const form = scoreForm(page)
  await form.total.fill('84')
  await form.notes.fill('Wind from the west')
  host.deploy()
  await newBuildWaits(page)
  const before = loads.count
  await takeOver(page)
  await expect.poll(() => loads.count).toBe(before + 1)
  await expect(form.total).toHaveValue('84')
  await expect(form.notes).toHaveValue('Wind from the west')
  await reloadsEnded(loads)
  expect(loads.count).toBe(before + 1)
})

test('a worker of the release before starts the picker and the score form from its own files, which the host has no longer', async ({
  page,
  host,
}) => {
  await openLinx(page)
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

test('a takeover while a score is on its way waits for its answer and its dialog; one post (UPD-02)', async ({
  page,
  host,
  loads,
  backend,
}) => {
  await openLinx(page)
  await openRecentCourse(page, COURSE)
  const form = scoreForm(page)
  await form.total.fill('84')
  host.deploy()
  await newBuildWaits(page)
  const before = loads.count
  backend.faults.set('postScore', { delayMs: 2000 })
  const onItsWay = page.waitForRequest((request) => request.method() === 'POST')
  await form.post.click()
  await onItsWay
  await takeOver(page)
  await expect(form.alert).toContainText('84')
  expect(loads.count).toBe(before)
  await form.close.click()
  await expect.poll(() => loads.count).toBe(before + 1)
  expect(count(backend, 'postScore')).toBe(1)
})

test('ten orders of the worker to reload: one reload (UPD-04)', async ({
  page,
  context,
  loads,
}) => {
  await openLinx(page)
  await orderReloads(context)
  await expect.poll(() => loads.count).toBe(2)
  await reloadsEnded(loads)
  await expect(linxPage(page).items.first()).toBeVisible()
  expect(loads.count).toBe(2)
})

test('ten orders to reload, a new worker and a new version together: one reload (UPD-04)', async ({
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

test('another server version is stored and reloads once (UPD-07)', async ({
  page,
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
})

test('two servers that answer in turn reload a tab twice at most (UPD-08)', async ({
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

test('a worker that cannot be had, or a build with a file missing, leaves the old build working (UPD-10)', async ({
  page,
  host,
}) => {
  await openLinx(page)
  const before = await entryOf(page)
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
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
  expect(await entryOf(page)).toBe(before)
  putBack()
  await newBuildWaits(page)
})

/** Whether a worker is being installed. */
const installing = async () => (await navigator.serviceWorker.ready).installing !== null

test('after a walk through the app its caches hold build files only, and the worker answered nothing of the host (UPD-13)', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker() && !response.url().startsWith(`${baseURL}/`))
      foreign.push(response.url())
  })
  await openLinx(page)
  for (const path of [paths.postScore(), paths.following(), paths.groups(), paths.profile()]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
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

test('an unknown address among the assets is a 404, not the page (UPD-14)', async ({ request }) => {
  for (const path of ['/assets/gone-Ab12.js', '/assets/gone', '/assets/'])
    expect((await request.get(path)).status(), path).toBe(404)
})
