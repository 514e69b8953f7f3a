import type { Page } from '@playwright/test'
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

test('a malicious name is only text on the page, and no formula on the clipboard (SEC-01)', async ({
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

// Only a few rows, because checking hundreds takes many seconds and finds the same.
test.describe('with few rows', () => {
  test.use({ scenario: 'saturday-round' })
  test('the page is accessible in both themes and fits a window 320 px wide', async ({
    page,
    backend,
  }) => {
    const { db, ids, clock } = backend
    const use = { userId: 1, oldForm: 'Linx', newForm: 'Post', at: clock.now() }
    await db.formUses.insert({ id: ids.next(), ...use })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(paths.usage())
    await expect(usagePage(page).key).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await unlock(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
