import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '~/routing/paths'
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
    await expect
      .poll(() => eventNames.toSorted(), { message: data.slice(0, 40), intervals: [20] })
      .toEqual(ONE_SHOWN)
  }
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const list = await (await navigator.serviceWorker.ready).getNotifications()
    return list.map(({ title, body }) => ({ title, body }))
  })

const closeAll = (page: Page) =>
  page.evaluate(async () => {
    const list = await (await navigator.serviceWorker.ready).getNotifications()
    for (const notification of list) notification.close()
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

const UNUSABLE = ['', 'not JSON', '<html>', 'null', '[]', '{"title":7,"body":{}}', 'x'.repeat(4000)]

test('any push shows exactly one notification, and a clicked one opens its page in the existing window without a reload', async ({
  page,
  context,
  backend,
  baseURL,
  loads,
}) => {
  await context.grantPermissions(['notifications'])
  await page.goto(paths.postScore())
  await served(page)
  const deliver = await pushService(context, page, String(baseURL))

  await test.step('a push with any content shows one notification (PSH-01)', async () => {
    for (const payload of [...UNUSABLE, '{"title":"Marcus Bell","body":"79 at Bellwether"}'])
      await deliver(payload)
    const titles = (await shown(page)).map(({ title }) => title).toSorted()
    expect(titles).toEqual([...UNUSABLE.map(() => 'Linx Golf'), 'Marcus Bell'])
    await closeAll(page)
    await expect.poll(() => shown(page)).toEqual([])
  })

  await expect.poll(() => answers(context), 'a few seconds after the start').toBe(true)
  await coursePicker(page).course(COURSE).click()
  const form = scoreForm(page)
  await form.total.fill('84')
  const before = loads.count
  const receive = (url: string | undefined) =>
    deliver(JSON.stringify({ title: 'Marcus Bell', url }))
  const clickFor = async (place: RegExp) => {
    await clickNotification(context)
    await expect(page).toHaveURL(place)
    await expect.poll(() => shown(page)).toEqual([])
  }
  await test.step('a score that is being sent is posted, and its receipt is shown', async () => {
    await receive('/following?view=requests')
    backend.faults.set('postScore', { delayMs: 2000 })
    await form.post.click()
    await expect.poll(() => sent(backend, 'postScore')).toHaveLength(1)
    await clickFor(/\/following\?view=requests$/)
    await expect(form.alert).toContainText('84')
    await form.close.click()
  })
  await test.step('no notification opens another site (PSH-02)', async () => {
    for (const url of [
      'https://evil.example/x',
      '//evil.example',
      'javascript:alert(1)',
      undefined,
    ]) {
      await receive(url)
      await clickFor(/\/linx$/)
      await receive('/groups')
      await clickFor(/\/groups$/)
    }
  })
  expect(loads.count).toBe(before)
  expect(context.pages()).toHaveLength(1)
  expect(sent(backend, 'postScore')).toHaveLength(1)
})
