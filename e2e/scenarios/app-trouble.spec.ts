import type { Page } from '@playwright/test'
import { blockNotices, blockPush } from '#mocks'
import { appMessages } from '~/domain/messages/app'
import { directLoginMessages } from '~/domain/messages/direct-login'
import { pushMessages } from '~/domain/messages/push'
import { paths } from '~/routing/paths'
import { invitePage } from '../screens/invite'
import { linxPage } from '../screens/linx'
import { coursePicker } from '../screens/post-score'
import { shell } from '../screens/shell'
import { commentsOf } from '../screens/comments'
import { expect } from '../support/fixtures'
import { reported, sent } from '../support/journal'
import { skipUndo } from '../support/steps'
import { story, test } from '../support/story'

test(
  story(
    'code-gone',
    'A deploy has removed the code of the page I open; the app reloads once, shows an error, and Refresh the page helps (UPD-06)',
  ),
  async ({ page, backend, I }) => {
    let loads = 0
    const alert = page.getByRole('alert')
    await I('open Post, while the code of Groups is gone from the host', async () => {
      await page.goto(paths.postScore())
      await expect(coursePicker(page).heading).toBeVisible()
      page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
      await page.route('**/assets/groups-page-*.js', (route) =>
        loads < 2 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
      )
    })
    await I('press Groups, and see an error', async () => {
      await shell(page).link('Groups').click()
      await expect(alert.getByRole('heading')).toHaveText(appMessages.crashTitle)
      await expect(alert).toContainText(/Loading chunk groups-page-\S+ failed\./)
      await expect(alert).toContainText(appMessages.crashAdvice)
    })
    expect(loads).toBe(1)
    await expect.poll(() => sent(backend, 'logError')).toHaveLength(1)
    await I('press Refresh the page, and am on Groups', async () => {
      await page.getByRole('button', { name: 'Refresh the page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
    })
  },
)

test(
  story(
    'link-without-token',
    'I open a sign-in link without a token; I see an error and stay signed in (SEC-06)',
  ),
  async ({ page, I }) => {
    for (const address of [paths.auth(), `${paths.auth()}#`])
      await I(`open ${address}, see an error, and am still signed in`, async () => {
        await page.goto(address)
        await expect(page.getByRole('alert')).toHaveText(directLoginMessages.noToken)
        await expect(shell(page).account).toBeVisible()
      })
  },
)

test(
  story(
    'notices-blocked',
    'A content blocker removes notices from the page; the app crashes, says so, and Refresh the page helps',
  ),
  async ({ page, context, setFault, clearFaults, backend, I }) => {
    const alert = page.getByRole('alert')
    const invite = invitePage(page)
    await I('invite Ann while the host fails; the blocker removes the error message', async () => {
      await page.goto(paths.invite())
      await page.evaluate(blockNotices)
      await invite.fill('Ann', 'Lee', 'ann@lee.example')
      setFault('sendInvite', { status: 503, message: 'Not now.' })
      await invite.send.click()
      await expect.poll(() => reported(backend)).toContain('Not now.')
      await expect(invite.send).toBeEnabled()
    })
    await I('try again, and the page crashes; other pages still work', async () => {
      await invite.send.click()
      await expect(alert.getByRole('heading')).toHaveText(appMessages.crashTitle)
      await expect(alert).toContainText(appMessages.crashText)
      await expect(alert).toContainText(appMessages.crashAdvice)
      clearFaults()
      await shell(page).link('Groups').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
    })
    await I('lose the network and get it back, and the whole app crashes', async () => {
      // The app crashes once the offline notice has been shown and removed; the blocker acts before the next task.
      await page.evaluate(() => {
        const wasOffline = new Promise<void>((done) =>
          addEventListener('offline', () => setTimeout(done)),
        )
        Object.assign(globalThis, { wasOffline })
      })
      await context.setOffline(true)
      await page.evaluate(() => Reflect.get(globalThis, 'wasOffline'))
      await context.setOffline(false)
      await expect(alert.getByRole('heading')).toHaveText(appMessages.routerError)
    })
    await I('press Refresh the page, and am on Groups', async () => {
      await page.getByRole('button', { name: 'Refresh the page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
    })
  },
)

/** The story's device: what the browser reports about installation, permission and pushes. */
type Device = { installed: boolean; answer: NotificationPermission; pushes: boolean }

/** Makes the page see that device, because a test cannot change what the browser itself reports. */
const giveDevice = (page: Page) =>
  page.addInitScript(() => {
    const device = { installed: true, answer: 'default', pushes: true }
    const own = globalThis.matchMedia.bind(globalThis)
    const bytes = () => new Uint8Array(16).buffer
    const subscription = {
      endpoint: 'https://push.example/1',
      options: { applicationServerKey: null },
      getKey: bytes,
      unsubscribe: async () => true,
    }
    PushManager.prototype.subscribe = async () => Object.assign(Object.create(null), subscription)
    const pushManager = {
      getSubscription: async () => null,
      subscribe: (how: PushSubscriptionOptionsInit) => PushManager.prototype.subscribe(how),
    }
    Object.assign(globalThis, {
      device,
      matchMedia: (query: string) =>
        query.includes('standalone') ? { matches: device.installed } : own(query),
    })
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Object.assign(Notification, { requestPermission: async () => device.answer })
    navigator.serviceWorker.getRegistration = async () =>
      Object.assign(Object.create(null), device.pushes && { pushManager })
  })

test(
  story(
    'badge-refused',
    'I try to turn on the badge; each failure shows its reason, and in the end it works',
  ),
  async ({ page, setFault, clearFaults, I }) => {
    await giveDevice(page)
    const change = (to: Partial<Device>) =>
      page.evaluate((now) => Object.assign(Reflect.get(globalThis, 'device'), now), to)
    const offer = page.getByRole('article', { name: pushMessages.title })
    const enable = async (words: string) => {
      await offer.getByRole('button', { name: pushMessages.enable }).click()
      await expect(offer.getByText(words, { exact: true })).toBeVisible()
    }
    await I('cheer, and am offered the badge', async () => {
      await page.goto(paths.linx())
      await expect(linxPage(page).items.first()).toBeVisible()
      await commentsOf(page.getByRole('main')).giveWoohoo.first().click()
      await skipUndo(page)
      await expect(offer).toBeVisible()
    })
    await I('press Enable in a browser window, outside the installed app', async () => {
      await change({ installed: false, pushes: false })
      await enable(pushMessages.notInstalled)
    })
    await I('press it in the installed app, and dismiss the permission prompt', async () => {
      await change({ installed: true })
      await enable(pushMessages.notGranted)
    })
    await I('press it again, and deny permission', async () => {
      await change({ answer: 'denied' })
      await enable(pushMessages.denied)
    })
    await I('allow it on a device without push messages', async () => {
      await change({ answer: 'granted' })
      await enable(pushMessages.notSupported)
    })
    await I('allow it while the host has no push key', async () => {
      await change({ pushes: true })
      setFault('getVapidPublicKey', { status: 500, message: 'No key.' })
      await enable(pushMessages.noKey)
    })
    await I('allow it while the host does not save the subscription', async () => {
      clearFaults()
      setFault('subscribeToPush', { status: 500, message: 'Full.' })
      await enable(pushMessages.notSaved)
    })
    await I('allow it while a blocker prevents it without a reason', async () => {
      clearFaults()
      const blocker = await page.evaluateHandle(blockPush)
      await enable(appMessages.unknownError)
      await blocker.evaluate((end) => end())
    })
    await I('allow it when everything works', async () => {
      await offer.getByRole('button', { name: pushMessages.enable }).click()
      await expect(offer).toBeHidden()
    })
  },
)
