import { paths } from '~/routing/paths'
import { usagePage } from '../screens/usage'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'

const KEY = 'linx-operator'

// A world with few rows, because checking the accessibility of hundreds takes many seconds and finds the same.
test.use({ as: null })

test('a malicious name is only text on the page, which is accessible in both themes and fits a window 320 px wide, and no formula on the clipboard (SEC-01)', async ({
  page,
  context,
  backend,
}) => {
  const { db, ids, clock } = backend
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const firstName = '=<img src=x onerror="document.title=1">'
  await db.users.change(1, { firstName })
  const use = { userId: 1, oldForm: 'Linx', newForm: 'Post', at: clock.now() }
  await db.formUses.insert({ id: ids.next(), ...use })
  await page.setViewportSize({ width: 320, height: 640 })
  const screen = usagePage(page)
  await page.goto(paths.usage())
  await expect(screen.key).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await screen.key.fill(KEY)
  await screen.open.click()
  await expect(screen.chart).toBeVisible()
  await expect(screen.daily.filter({ hasText: firstName }).first()).toBeVisible()
  await expect(screen.dailyPart.locator('img')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await screen.dailyPart.getByRole('button', { name: 'Copy CSV' }).click()
  await expect(screen.dailyPart.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`"'=<img`)
  expect(copied).not.toMatch(/^[=+@-]/m)
})
