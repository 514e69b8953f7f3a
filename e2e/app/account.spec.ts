import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { profilePage } from '../screens/profile'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'

async function openNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(path)
}

test('the profile is accessible in both themes and fits 320 px', async ({ page }) => {
  await openNarrow(page, paths.profile())
  await expect(profilePage(page).field('City')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test.describe('a visitor', () => {
  test.use({ as: null })

  for (const [name, path] of [
    ['Create Account', paths.createAccount()],
    ['Forgot Password', paths.forgotPassword()],
    ['Reset Password', `${paths.resetPassword()}?token=x&email=nora@whitcombe.example`],
    ['Account Setup', paths.accountSetup()],
  ] as const) {
    test(`${name} is accessible in both themes and fits 320 px`, async ({ page }) => {
      await openNarrow(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  }
})
