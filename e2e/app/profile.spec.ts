import { paths } from '~/routing/paths'
import { profilePage } from '../screens/profile'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'

test('the profile is accessible in both themes and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(paths.profile())
  await expect(profilePage(page).field('City')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
