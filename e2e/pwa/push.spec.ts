import type { BrowserContext, Page } from '@playwright/test'
import { pushMessages } from '~/domain/messages/push'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { expect, served, test } from '../support/deploys'
import { sent } from '../support/journal'
import { COURSE } from '../support/scores'

/** The events that the browser reports for a push from which the worker made exactly one notification. */
const ONE_SHOWN = ['Notification displayed', 'Push event completed', 'Push event dispatched']

/**
 * The test's push service. Delivers to the real worker through the DevTools protocol and waits until the browser has shown the
 * worker's notification. It does not poll the page, because Chromium drops a notification that is queried while it is about to be
 * shown.
 */
async function pushService(context: BrowserContext, page: Page, origin: string) {
  const devtools = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await found
  const eventNames: string[] = []
  devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
    eventNames.push(backgroundServiceEvent.eventName)
  })
  for (const service of ['pushMessaging', 'notifications'] as const) {
    await devtools.send('BackgroundService.startObserving', { service })
    await devtools.send('BackgroundService.setRecording', { service, shouldRecord: true })
  }
  return async (data: string) => {
    eventNames.length = 0
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    await expect.poll(() => eventNames.toSorted(), data.slice(0, 40)).toEqual(ONE_SHOWN)
  }
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const list = await (await navigator.serviceWorker.ready).getNotifications()
    return list.map(({ title, body }) => ({ title, body }))
  })

/** Tells the worker, like the browser, that the shown notification was clicked; the worker closes it. */
function clickNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker')
  return worker.evaluate<void>(`self.registration.getNotifications().then(([notification]) => {
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })`)
}

/** Whether the page answers the worker's request to open an address; the worker itself loads a page that does not. */
function answers(context: BrowserContext): Promise<boolean> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker')
  return worker.evaluate<boolean>(`new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done(true)
    setTimeout(() => done(false), 500)
    self.clients.matchAll({ type: 'window' }).then(([page]) =>
      page.postMessage({ type: 'OPEN', address: new URL(page.url).pathname }, [port2]))
  })`)
}

async function open(page: Page, context: BrowserContext, origin: string) {
  await context.grantPermissions(['notifications'])
  await page.goto(paths.postScore())
  await served(page)
  return pushService(context, page, origin)
}

const UNUSABLE = ['', 'not JSON', '<html>', 'null', '[]', '{"title":7,"body":{}}', 'x'.repeat(4000)]

test('any push shows exactly one notification (PSH-01)', async ({ page, context, baseURL }) => {
  const deliver = await open(page, context, String(baseURL))
  for (const payload of [...UNUSABLE, '{"title":"Marcus Bell","body":"79 at Bellwether"}'])
    await deliver(payload)
  const titles = (await shown(page)).map(({ title }) => title).toSorted()
  expect(titles).toEqual([...UNUSABLE.map(() => 'Linx Golf'), 'Marcus Bell'])
})

test('a clicked notification opens its page in the existing window, and never another site (PSH-02)', async ({
  page,
  context,
  baseURL,
}) => {
  const deliver = await open(page, context, String(baseURL))
  const deliverAndClick = async (url: string | undefined, place: RegExp) => {
    await deliver(JSON.stringify({ title: 'Linx', url }))
    await clickNotification(context)
    await expect(page).toHaveURL(place)
    await expect.poll(() => shown(page)).toEqual([])
    expect(context.pages()).toHaveLength(1)
  }
  for (const url of [
    'https://evil.example/x',
    '//evil.example',
    'javascript:alert(1)',
    undefined,
  ]) {
    await deliverAndClick('/following?view=requests', /\/following\?view=requests$/)
    await deliverAndClick(url, /\/linx$/)
  }
})

test('a clicked notification opens its page without a reload, so a score being sent is posted and its receipt is shown', async ({
  page,
  context,
  backend,
  baseURL,
  loads,
}) => {
  const deliver = await open(page, context, String(baseURL))
  await expect.poll(() => answers(context), 'a few seconds after the start').toBe(true)
  await coursePicker(page).course(COURSE).click()
  const form = scoreForm(page)
  await form.total.fill('84')
  const before = loads.count
  await deliver(JSON.stringify({ title: 'Marcus Bell', url: '/following?view=requests' }))
  backend.faults.set('postScore', { delayMs: 3000 })
  await form.post.click()
  await expect.poll(() => sent(backend, 'postScore')).toHaveLength(1)
  await clickNotification(context)
  await expect(page).toHaveURL(/\/following\?view=requests$/)
  await expect(form.alert).toContainText('84')
  expect(loads.count).toBe(before)
  expect(sent(backend, 'postScore')).toHaveLength(1)
})

test('after a first Woohoo, a card in the feed offers the badge without moving anything, and Not Now removes it and is recorded', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    const prompt = { prompt: async () => {}, userChoice: new Promise(() => {}) }
    addEventListener('load', () =>
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), prompt)),
    )
  })
  await page.goto(paths.linx())
  const feed = linxPage(page)
  await expect(feed.items.first()).toBeVisible()
  await page.getByRole('button', { name: 'Woohoo!' }).first().click()
  const before = await feed.settledReading()
  const offer = page.getByRole('article', { name: pushMessages.title })
  await expect(offer).toBeAttached({ timeout: 15_000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await feed.expectReading(before)
  await expect(offer).not.toBeInViewport()
  await expect(offer.getByText(pushMessages.installFirst)).toBeVisible()
  await expect(offer.getByRole('button', { name: pushMessages.enable })).toHaveCount(0)
  await offer.getByRole('button', { name: pushMessages.notNow }).click()
  await expect(offer).toHaveCount(0)
  await expect.poll(() => backend.db.pushDeclines.count()).toBe(1)
})
