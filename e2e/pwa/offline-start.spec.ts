import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { signInPage } from '../screens/sign-in'
import { openLinx } from '../support/deploys'
import { expect, test } from '../support/fixtures'
import { logOut } from '../support/steps'
import { STORED_FEED, storedResponses } from '../support/offline'

/** How many entries of the feed the device stores: its first page. */
const STORED_ENTRIES = 25

const storedFeedIsShown = async (page: Page, text: RegExp) => {
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
}

test('with its stored feed the app starts offline and behind a captive portal, the golfer stays signed in, and can log out offline', async ({
  page,
  context,
  backend,
}) => {
  const login = page.getByRole('button', { name: 'Login' })
  await openLinx(page)
  await expect.poll(() => storedResponses(page)).toContain(STORED_FEED)
  await test.step('offline, it keeps the session, and shows the current feed when the network is back (NET-01)', async () => {
    await context.setOffline(true)
    await page.reload()
    await storedFeedIsShown(page, /offline.*Linx from \d/)
    await expect(login).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeTruthy()
    await context.setOffline(false)
    await expect(page.getByText(/Linx from \d/)).toHaveCount(0, { timeout: 2000 })
    await expect(linxPage(page).items.first()).toBeVisible()
  })
  await test.step('behind a captive portal, the golfer stays signed in and sees the stored feed (NET-05)', async () => {
    backend.faults.set('*', { status: 200, type: 'text/html' }) // like the portal's own page
    await page.reload()
    await storedFeedIsShown(page, /Linx from \d/)
    await expect(login).toHaveCount(0)
    backend.faults.clear('*')
    await page.reload()
    await expect(linxPage(page).items.first()).toBeVisible()
    await expect(page.getByText(/Linx from \d/)).toHaveCount(0)
  })
  await test.step('offline again, after the feed was scrolled past the stored entries (NET-15)', async () => {
    await linxPage(page).readDown(STORED_ENTRIES + 5)
    await context.setOffline(true)
    await page.reload()
    await storedFeedIsShown(page, /offline.*Linx from \d/)
  })
  await test.step('the golfer logs out offline and stays signed out (SES-08)', async () => {
    await logOut(page)
    await expect.poll(() => storedResponses(page)).toEqual([])
    await page.reload()
    await expect(signInPage(page).login).toBeVisible()
  })
})

/** What the starts in this tab have shown before the app, in order. */
const shownBeforeApp = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('shown')?.split(',').filter(Boolean))

test('at /, a golfer sees the stored entries before the app has started, and nothing of the sign-in page', async ({
  page,
  context,
}) => {
  await openLinx(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('linx_entries'))).not.toBeNull()
  await page.goto('about:blank') // so that the next visit is a start
  await page.addInitScript(() => {
    const look = () => {
      const signIn = document.querySelector('#root form')?.closest('main')
      const isSignIn = signIn?.checkVisibility({ visibilityProperty: true })
      const entries = document.querySelector('#start article')
      const shown = isSignIn ? 'sign-in page' : entries ? 'stored entries' : ''
      const before = sessionStorage.getItem('shown') ?? ''
      if (before.split(',').at(-1) !== shown) sessionStorage.setItem('shown', `${before},${shown}`)
      requestAnimationFrame(look)
    }
    look()
  })
  await context.setOffline(true)
  for (const starts of [1, 2]) {
    await test.step(starts === 1 ? 'without a network' : 'with a network', async () => {
      await page.goto(paths.login())
      await expect(page).toHaveURL(paths.linx())
      await expect(linxPage(page).items.first()).toBeVisible()
      expect(await shownBeforeApp(page)).toEqual(Array(starts).fill('stored entries'))
      await page.goBack()
      await expect(page).toHaveURL('about:blank') // the start page is not left in the history
    })
    await context.setOffline(false)
  }
})
