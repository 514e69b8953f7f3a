import type { Page } from '@playwright/test'
import { accountMessages } from '~/domain/messages/account'
import { paths } from '~/routing/paths'
import { accountPages } from '../screens/account'
import { linxPage } from '../screens/linx'
import { profilePage } from '../screens/profile'
import { shell } from '../screens/shell'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { mailedLink } from '../support/mail'
import { fillSignUp, newGolfer } from '../support/sign-up'
import { logOut, signIn } from '../support/steps'

async function openNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(path)
}

test('the profile is accessible in both themes and fits a window 320 px wide', async ({ page }) => {
  await openNarrow(page, paths.profile())
  await expect(profilePage(page).field('City')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a profile change that cannot be saved offline is saved once the network is back', async ({
  page,
  context,
}) => {
  await page.goto(paths.profile())
  const { field, saved } = profilePage(page)
  await expect(field('City')).toBeVisible()
  // Waits for the automatic reload of the profile, which would show the same message if it failed offline.
  const index = page.getByRole('region', { name: 'Your Handicap Index' })
  await expect(index.getByText('Revised')).toBeVisible()
  await context.setOffline(true)
  await field('City').fill('Erie')
  await field('City').blur()
  const failure = page.getByText('Network error or unexpected issue')
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  await expect(saved).toBeVisible()
  await expect(failure).toBeHidden()
  await page.reload()
  await expect(field('City')).toHaveValue('Erie')
})

test('the last profile edit is saved even if the golfer leaves the page while still in the field', async ({
  page,
}) => {
  await page.goto(paths.profile())
  const { field } = profilePage(page)
  await field('City').fill('Erie')
  await page.goto(paths.privacy())
  await expect(async () => {
    await page.goto(paths.profile())
    await expect(field('City')).toHaveValue('Erie', { timeout: 1000 })
  }).toPass()
})

test('two tabs with the profile open do not overwrite what the other has saved', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const one = profilePage(page)
  const two = profilePage(other)
  for (const tab of [page, other]) await tab.goto(paths.profile())
  await two.field('First Name').fill('Norah')
  await two.field('First Name').blur()
  await expect(one.field('First Name')).toHaveValue('Norah')
  await one.field('City').fill('Erie')
  await one.field('City').blur()
  await expect(two.field('City')).toHaveValue('Erie')
  await two.field('First Name').fill('Eleanor')
  await two.field('First Name').blur()
  await expect(one.field('First Name')).toHaveValue('Eleanor')
  await page.reload()
  await expect(one.field('First Name')).toHaveValue('Eleanor')
  await expect(one.field('City')).toHaveValue('Erie')
})

test('both tabs stay signed in when a golfer sets a new password with an emailed link', async ({
  page,
  context,
  backend,
}) => {
  await page.goto(paths.profile())
  const title = await page.getByRole('heading', { level: 1 }).elementHandle()
  await expect.poll(() => backend.hub.connections()).toBe(1)
  const other = await context.newPage()
  const { field, sendLink, reset } = accountPages(other)
  await other.goto(paths.forgotPassword())
  await field('Email').fill(golfers.nora.email)
  await sendLink.click()
  await expect(other.getByText(accountMessages.resetSent)).toBeVisible()
  await other.goto(mailedLink(backend, golfers.nora.email))
  await field('New password').fill('larkspur-85')
  await field('Confirm password').fill('larkspur-85')
  await expect.poll(() => backend.hub.connections()).toBe(2)
  await reset.click()
  await expect(other.getByText(accountMessages.resetDone)).toBeVisible()
  await expect(linxPage(other).items.first()).toBeVisible()
  await expect.poll(() => backend.hub.connections()).toBe(2)
  // The first tab still shows the same page; signing out and in again would have replaced it.
  expect(await title?.evaluate((heading) => heading.isConnected)).toBe(true)
})

test.describe('signed out', () => {
  test.use({ as: null })

  for (const [name, path] of [
    ['Create Account', paths.createAccount()],
    ['Forgot Password', paths.forgotPassword()],
    ['Reset Password', `${paths.resetPassword()}?token=x&email=nora@whitcombe.example`],
    ['Account Setup', paths.accountSetup()],
  ] as const) {
    test(`${name} is accessible in both themes and fits a window 320 px wide`, async ({ page }) => {
      await openNarrow(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  }

  test('the account form keeps what was typed, except the password, after reading the Terms and after a reload', async ({
    page,
  }) => {
    const { field, hdcpId } = accountPages(page)
    const female = page.getByRole('radio', { name: 'Female' })
    const expectTyped = async () => {
      await expect(field('Email')).toHaveValue(newGolfer.email)
      await expect(field('City')).toHaveValue('Boulder')
      await expect(field('State')).toHaveValue('CO')
      await expect(hdcpId).toHaveValue('1034567')
      await expect(female).toBeChecked()
      await expect(field('Password')).toHaveValue('')
    }
    await page.goto(paths.createAccount())
    await fillSignUp(page, '1034567')
    await page.getByRole('main').getByRole('link', { name: 'Terms' }).click()
    await expect(accountPages(page).title).toHaveText('Terms of Use')
    await page.goBack()
    await expectTyped()
    await field('First Name').fill('Josephine')
    await page.reload()
    await expectTyped()
    await expect(field('First Name')).toHaveValue('Josephine')
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('larkspur')
  })

  test('what a visitor typed into the account form is gone once a golfer signs in, and after that golfer logs out', async ({
    page,
  }) => {
    const { field } = accountPages(page)
    const email = field('Email')
    await page.goto(paths.createAccount())
    await fillSignUp(page)
    await page.goto(paths.login())
    await page.goBack()
    await expect(email).toHaveValue(newGolfer.email)
    await page.goto(paths.login())
    await signIn(page, golfers.nora)
    await expect(shell(page).account).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Create another account' }).click()
    await expect(email).toHaveValue('')
    await page.goForward()
    await logOut(page)
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    await page.goBack()
    await expect(email).toHaveValue('')
  })

  test('Back after creating an account leads to the sign-in page', async ({ page }) => {
    await page.goto(paths.login())
    await page.getByRole('link', { name: 'Create Account' }).click()
    await fillSignUp(page)
    await accountPages(page).create.click()
    await expect(accountPages(page).launch).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  })

  test('the error message of a sign-up attempted offline is fully visible below the offline notice', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.createAccount())
    await fillSignUp(page)
    await context.setOffline(true)
    const offline = page.getByText('You’re offline.')
    await expect(offline).toBeVisible()
    await accountPages(page).create.click()
    const reason = page.getByRole('main').getByText('Network error or unexpected issue')
    await expect(reason).toBeInViewport({ ratio: 1 })
    await expect
      .poll(async () => {
        const [line, text] = [await offline.boundingBox(), await reason.boundingBox()]
        return (text?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0)
      })
      .toBeGreaterThan(0)
  })

  test('a reload right after setting a new password confirms the new password and links to the sign-in page', async ({
    page,
    backend,
  }) => {
    const { field, sendLink, reset, title } = accountPages(page)
    await page.goto(paths.forgotPassword())
    await field('Email').fill(golfers.nora.email)
    await sendLink.click()
    await expect(page.getByText(accountMessages.resetSent)).toBeVisible()
    await page.goto(mailedLink(backend, golfers.nora.email))
    await field('New password').fill('larkspur-85')
    await field('Confirm password').fill('larkspur-85')
    await page.clock.pauseAt(backend.clock.now())
    await reset.click()
    await expect(page.getByText(accountMessages.resetDone)).toBeVisible()
    await page.reload()
    await expect(title).toHaveText('Your new password is set')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(paths.login())
  })
})
