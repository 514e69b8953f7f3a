import { paths } from '~/routing/paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'

for (const [name, path] of [
  ['Following', paths.following()],
  ['Groups', paths.groups()],
] as const) {
  test(`${name} is accessible in both themes and fits a window 320 px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
