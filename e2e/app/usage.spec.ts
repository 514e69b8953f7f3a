import type { Page } from '@playwright/test'
import { usageMessages as say } from '~/domain/messages/usage'
import { paths } from '~/routing/paths'
import { usagePage } from '../screens/usage'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'

const KEY = 'linx-operator'

test.use({ as: null, scenario: 'operator' })

async function unlock(page: Page) {
  await page.goto(paths.usage())
  await usagePage(page).key.fill(KEY)
  await usagePage(page).open.click()
  await expect(usagePage(page).chart).toBeVisible()
}

test('the key opens the report until Logout, over a reload and in every tab', async ({
  page,
  context,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await unlock(page)
  await page.reload()
  const screen = usagePage(page)
  await expect(screen.titles).toHaveText([
    'Scores posted',
    'Comments',
    'Woohoos',
    'Follows',
    'Sections opened',
  ])
  await expect(screen.daily).toHaveCount(6) // the head, and the newest five
  await screen.showAll.click()
  expect(await screen.daily.count()).toBeGreaterThan(20)
  const second = await context.newPage()
  await second.goto(paths.usage())
  await expect(usagePage(second).chart).toBeVisible()
  await screen.logout.click()
  await expect(screen.key).toBeVisible()
  await expect(usagePage(second).key).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(KEY)
  expect(addresses.join()).not.toContain(KEY)
  expect(page.url()).not.toContain(KEY)
})

test('a wrong key, none, and a host that fails are told apart', async ({ page, backend }) => {
  await page.goto(paths.usage())
  const screen = usagePage(page)
  await screen.open.click()
  await expect(screen.problem).toHaveText(say.keyMissing)
  await screen.key.fill('guess')
  await screen.open.click()
  await expect(screen.problem).toHaveText(say.keyRefused)
  await expect(screen.key).toBeFocused()
  backend.faults.set('checkAccessKey', { status: 503, message: 'The host rests.', times: 1 })
  await screen.key.fill(KEY)
  await screen.open.click()
  await expect(screen.problem).toHaveText('The host rests.')
  await screen.open.click()
  await expect(screen.chart).toBeVisible()
  const reports = backend.db.errorReports.rows()
  expect(JSON.stringify(reports)).not.toContain(KEY)
})

test('a report that fails can be tried again; a key that no longer counts locks it', async ({
  page,
  backend,
}) => {
  backend.faults.set('getUsageReport', { status: 500, message: 'No figures today.', times: 1 })
  await page.goto(paths.usage())
  const screen = usagePage(page)
  await screen.key.fill(KEY)
  await screen.open.click()
  await expect(screen.problem).toHaveText('No figures today.')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(screen.chart).toBeVisible()
  backend.faults.set('getUsageReport', 401)
  await page.reload()
  await expect(screen.problem).toHaveText(say.keyRefused)
  await expect(screen.key).toBeVisible()
})

test('the chart follows the period, the table its heads, and both can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await unlock(page)
  const screen = usagePage(page)
  await expect(screen.chart).toHaveAccessibleName(/^Counts in the last 7 days: Scores posted \d+/)
  await screen.period('Year').check({ force: true })
  await expect(screen.chart).toHaveAccessibleName(/^Counts in the last 365 days:/)
  const title = screen.counts.getByRole('columnheader', { name: 'title' })
  await title.getByRole('button').press('Enter')
  await expect(title).toHaveAttribute('aria-sort', 'ascending')
  await expect(screen.titles.first()).toHaveText('Comments')
  await title.getByRole('button').press('Enter')
  await expect(screen.titles.first()).toHaveText('Woohoos')
  await screen.counts.getByRole('button', { name: 'Copy CSV' }).click()
  await expect(screen.counts.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split(/\r?\n/)[0]).toBe('title,day,week,month,year')
  expect(copied).toMatch(/Scores posted,\d+,\d+,\d+,\d+/)
})

test('names are text on the page, and no formula on the clipboard (SEC-01)', async ({
  page,
  context,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const firstName = '=<img src=x onerror="document.title=1">'
  await backend.db.users.change(1, { firstName })
  await unlock(page)
  const screen = usagePage(page)
  await screen.showAll.click()
  await expect(screen.daily.filter({ hasText: firstName }).first()).toBeVisible()
  await expect(screen.dailyPart.locator('img')).toHaveCount(0)
  await screen.dailyPart.getByRole('button', { name: 'Copy CSV' }).click()
  await expect(screen.dailyPart.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`"'=<img`)
  expect(copied).not.toMatch(/^[=+@-]/m)
})

test('a host without figures says so', async ({ page, backend }) => {
  backend.faults.set('getUsageReport', { status: 200, body: '{"stats":[],"dailyForms":null}' })
  await page.goto(paths.usage())
  await usagePage(page).key.fill(KEY)
  await usagePage(page).open.click()
  await expect(page.getByText(say.noStats).first()).toBeVisible()
  await expect(page.getByText(say.noForms)).toBeVisible()
})

// A few rows: looking at hundreds takes the checker many seconds and finds the same.
test.describe('of a short day', () => {
  test.use({ scenario: 'saturday-round' })
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the page has no accessibility finding, and fits 320 px, ${colorScheme}`, async ({
      page,
      backend,
    }) => {
      const { db, ids, clock } = backend
      const use = { userId: 1, oldForm: 'Linx', newForm: 'Post', at: clock.now() }
      await db.formUses.insert({ id: ids.next(), ...use })
      await page.setViewportSize({ width: 320, height: 640 })
      await page.emulateMedia({ colorScheme })
      await page.goto(paths.usage())
      await expect(usagePage(page).key).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await unlock(page)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
})
