import type { Page } from '@playwright/test'
import { accountMessages } from '~/domain/messages/account'
import { paths } from '~/routing/paths'
import { accountPages } from '../screens/account'
import { linxPage } from '../screens/linx'
import { groupsPage } from '../screens/people'
import { profilePage } from '../screens/profile'
import { shell } from '../screens/shell'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { resetLink } from '../support/mail'
import { fillSignUp, newGolfer } from '../support/sign-up'

const NARROW = { width: 320, height: 700 }

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('Following, Groups and the profile are accessible in both themes and fit a window 320 px wide', async ({
  page,
}) => {
  const firstButton = page.getByRole('main').getByRole('button').first()
  await page.setViewportSize(NARROW)
  await page.goto(paths.following())
  await expect(firstButton).toBeVisible()
  await expectFits(page)
  await shell(page).link('Groups').click()
  await expect(groupsPage(page).heading).toBeVisible()
  await expect(firstButton).toBeVisible()
  await expectFits(page)
  await shell(page).account.click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(profilePage(page).field('City')).toBeVisible()
  await expectFits(page)
})

test('a profile change that cannot be saved offline is saved once the network is back, and the last edit even if the golfer leaves the page while still in the field', async ({
  page,
  context,
  backend,
}) => {
  const city = () => backend.db.users.get(golfers.nora.id)?.city
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
  expect(city()).toBe('Erie')
  await field('City').fill('Lyons')
  await page.goto(paths.privacy())
  await expect.poll(city).toBe('Lyons')
})

test('two tabs with the profile open do not overwrite what the other has saved', async ({
  page,
  context,
  backend,
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
  expect(backend.db.users.get(golfers.nora.id)).toMatchObject({
    firstName: 'Eleanor',
    city: 'Erie',
  })
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
  const { field, reset } = accountPages(other)
  await other.goto(await resetLink(backend, golfers.nora.email))
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

  test('Create Account, Forgot Password, Reset Password and Account Setup are accessible in both themes and fit a window 320 px wide', async ({
    page,
  }) => {
    await page.setViewportSize(NARROW)
    for (const [title, path] of [
      ['Create account', paths.createAccount()],
      ['Forgot your password?', paths.forgotPassword()],
      ['Choose a new password', `${paths.resetPassword()}?token=x&email=nora@whitcombe.example`],
      ['We don’t have your registration', paths.accountSetup()],
    ] as const) {
      await page.goto(path)
      await expect(accountPages(page).title).toHaveText(title)
      await expectFits(page)
    }
  })

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
    const { field, reset, title } = accountPages(page)
    await page.goto(await resetLink(backend, golfers.nora.email))
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
