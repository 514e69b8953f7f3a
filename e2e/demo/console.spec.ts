import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { demoConsole } from '../screens/demo-console'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expectAccessible } from '../support/a11y'
import { golfers } from '../support/golfers'
import { expect, test } from '../support/demo-site'

// The worker only delivers pictures and offline files, and starting it takes a third of the time of these tests.
test.use({ serviceWorkers: 'block' })

/** Expects that the demo bar ends above the name of the product on the sign-in page. */
async function expectNameBelowBar(page: Page): Promise<void> {
  const { bar } = demoConsole(page)
  const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(bottom).toBeGreaterThan(0)
  const name = page.locator('#root').getByText('Linx Golf').first()
  const brand = await name.locator('..').boundingBox() // includes the flag beside it
  expect(brand?.y).toBeGreaterThanOrEqual(bottom)
}

test('the demo bar does not cover the name on the sign-in page, and a visitor tries the demo without an account', async ({
  page,
}) => {
  await page.goto('/')
  await expect(signInPage(page).login).toBeVisible()
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNameBelowBar(page)
  }
  await demoConsole(page).try.press('Enter')
  await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
  await expect(linxPage(page).items.first()).toBeVisible()
})

test('with the keyboard, the drawer opens beside the app, which stays usable, and Reset undoes all changes', async ({
  page,
}) => {
  const { open, close, drawer, group, reset } = demoConsole(page)
  const round = linxPage(page).round(golfers.marcus.name, 'Bellwether Links').first()
  await page.goto(`/?scenario=saturday-round&as=${golfers.nora.email}`)
  await expect(round).toContainText('2 hours ago')
  await open.press('Enter')
  await expect(close).toBeFocused()
  await group('For testers').press('Enter')
  await group('requests').press('Enter')
  await expect(drawer.getByText('200, listLinx').first()).toBeVisible()
  await linxPage(page).view('My Linx').press('Enter')
  await expect(
    drawer.getByText('view=My%20Linx').or(drawer.getByText('view=My+Linx')).first(),
  ).toBeVisible()
  await group('clock').press('Enter')
  await drawer.getByRole('button', { name: '+ 3 days' }).press('Enter')
  await expect(drawer.getByText('The time is now Tue, Jun 16')).toBeVisible()
  await close.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(open).toBeFocused()
  await page.goto(paths.linx())
  await expect(round).toContainText('3 days ago')
  await reset.press('Enter')
  await expect(round).toContainText('2 hours ago')
})

test('the open drawer has room around rows of two lines on the narrowest phone, and is accessible on a phone and on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/?scenario=first-day') // without entries of the feed, which would only take time to check
  await demoConsole(page).open.click()
  await expect(demoConsole(page).close).toBeFocused()
  const row = page.locator('label').filter({ hasText: 'Saturday foursome' })
  const box = await row.boundingBox()
  const note = await row.getByText('4 players, bets').boundingBox()
  if (!box || !note) throw new Error('the row is not shown')
  expect(box.height, 'it has two lines').toBeGreaterThanOrEqual(2 * note.height)
  expect(box.y + box.height - (note.y + note.height)).toBeGreaterThanOrEqual(6)

  for (const name of [
    'For testers',
    'clock',
    'faults',
    'hub',
    'mailbox',
    'push',
    'requests',
    'contract',
    'data',
  ])
    await demoConsole(page).group(name).click()
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectAccessible(page)
  }
})

test('a link opens a world, signed in as the golfer it names; copied, it opens the same state for another visitor, without the bar if it has bar=off', async ({
  page,
  browser,
  site,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/?scenario=busy-feed&as=${golfers.marcus.email}&flag=clock-frozen`)
  const { items } = linxPage(page)
  await expect(items.first()).toBeVisible()
  await expect(shell(page).account).toHaveAccessibleName(/Marcus Bell/)
  await demoConsole(page).open.click()
  await demoConsole(page).group('For testers').click()
  await demoConsole(page).group('clock').click()
  await demoConsole(page).drawer.getByRole('button', { name: '+ 3 days' }).click()
  await demoConsole(page).copyLink.click()
  await expect(demoConsole(page).drawer.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.reload()
  await expect(items.first()).toContainText('days ago')
  const shown = await items.first().innerText()

  const other = await browser.newContext({ baseURL: site })
  const otherPage = await other.newPage()
  await otherPage.goto(`${link}&bar=off`)
  await expect(linxPage(otherPage).items.first()).toContainText('days ago')
  expect(await linxPage(otherPage).items.first().innerText()).toBe(shown)
  await expect(demoConsole(otherPage).bar).toBeHidden()
  await other.close()
})

test('with the browser’s text size doubled, the bar of a signed-out visitor fits the width of a phone', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.about())
  const { bar } = demoConsole(page)
  await expect(bar.getByRole('button', { name: 'Try the demo' })).toBeVisible()
  expect(await bar.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360)
})
