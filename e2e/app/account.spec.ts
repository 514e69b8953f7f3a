import { paths } from '~/routing/paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'

test.use({ as: null })

for (const [name, path] of [
  ['Create Account', paths.createAccount()],
  ['Forgot Password', paths.forgotPassword()],
  ['Reset Password', `${paths.resetPassword()}?token=x&email=nora@whitcombe.example`],
  ['Account Setup', paths.accountSetup()],
] as const) {
  test(`${name} is accessible in both themes and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
