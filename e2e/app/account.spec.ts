import type { Page } from '@playwright/test'
import type { Backend } from '#mocks/backend'
import { accountMessages as say } from '~/domain/messages/account'
import { paths } from '~/routing/paths'
import { accountPages } from '../screens/account'
import { linxPage } from '../screens/linx'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { signIn } from '../support/steps'

test.use({ as: null })

/** The link of the newest mail to an address, on the site of the test. */
function mailedLink(backend: Backend, email: string): string {
  const letter = backend.db.mails.rows().findLast(({ to }) => to === email)
  if (!letter?.link) throw new Error(`no mail to ${email}`)
  const { pathname, search } = new URL(letter.link)
  return pathname + search
}

const newGolfer = { first: 'June', last: 'Whitcombe', email: 'june@new.example' }

async function fillSignUp(page: Page, number = ''): Promise<void> {
  const { field, hdcpId } = accountPages(page)
  await field('First Name').fill(newGolfer.first)
  await field('Last Name').fill(newGolfer.last)
  await field('Email').fill(newGolfer.email)
  await field('City').fill('Boulder')
  await field('State').selectOption('Colorado')
  await hdcpId.fill(number)
  await page.getByRole('radio', { name: 'Female' }).check()
  await field('Password').fill('larkspur-84')
  await field('Confirm Password').fill('larkspur-84')
}

test('a forgotten password is set anew by the mailed link, and the golfer is in', async ({
  page,
  backend,
}) => {
  const screen = accountPages(page)
  await page.goto(paths.forgotPassword())
  await screen.sendLink.click()
  await expect(screen.problem).toHaveText(say.emailMissing)
  await screen.field('Email').fill('nobody@nowhere.example')
  await screen.sendLink.click()
  await expect(page.getByRole('status')).toHaveText(say.resetSent)
  await page.getByRole('button', { name: 'Use a different email' }).click()
  await screen.field('Email').fill(golfers.nora.email)
  await screen.sendLink.click()
  await expect(page.getByRole('status')).toHaveText(say.resetSent)

  await page.goto(mailedLink(backend, golfers.nora.email))
  await screen.field('New password').fill('short')
  await screen.reset.click()
  await expect(screen.problem).toHaveText(say.resetShort)
  await screen.field('New password').fill('firstlight9')
  await screen.field('Confirm password').fill('firstlight')
  await screen.reset.click()
  await expect(screen.problem).toHaveText(say.resetDiffer)
  await screen.field('Confirm password').fill('firstlight9')
  await screen.reset.click()
  await expect(page.getByText(say.resetDone)).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expect(linxPage(page).heading).toBeVisible()
  await page.goBack()
  expect(page.url()).not.toContain('token')
})

test('a link without its token, or one that has run out, says so and offers another', async ({
  page,
  backend,
}) => {
  const screen = accountPages(page)
  await page.goto(paths.resetPassword())
  await expect(screen.problem).toHaveText(say.resetLinkBad)
  backend.faults.set('resetPassword', { status: 400, message: 'This link has expired.' })
  await page.goto(`${paths.resetPassword()}?token=p-9&email=${golfers.nora.email}`)
  await screen.field('New password').fill('firstlight9')
  await screen.field('Confirm password').fill('firstlight9')
  await screen.reset.click()
  await expect(screen.problem).toContainText('This link has expired.')
  await expect(screen.field('New password')).toHaveValue('firstlight9')
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(screen.sendLink).toBeVisible()
})

test('a golfer signs up, launches, and is in Linx; the mailed link then says to log in', async ({
  page,
  backend,
}) => {
  const screen = accountPages(page)
  await page.goto(paths.createAccount())
  const number = backend.db.associationGolfers.rows().find((one) => one.lastName === 'Whitcombe')
  await fillSignUp(page, String(number?.id))
  await expect(page.getByText('Matches Whitcombe, Female')).toBeVisible()
  await screen.create.click()
  await expect(screen.title).toHaveText('You’re on the tee, June.')
  await screen.launch.click()
  await expect(linxPage(page).heading.or(page.getByRole('heading', { level: 1 }))).toBeVisible()
  await expect(page).toHaveURL(/\/(linx|following)/)
  expect(backend.users().some(({ email }) => email === newGolfer.email)).toBe(true)
})

test('a number that is not theirs is cleared with the reason; nothing else typed is lost', async ({
  page,
  backend,
}) => {
  const screen = accountPages(page)
  await page.goto(paths.createAccount())
  await fillSignUp(page, '7777777')
  await expect(screen.problem).toHaveText('This Handicap ID is not known.')
  await expect(screen.hdcpId).toHaveValue('')
  await screen.hdcpId.fill('10A82')
  await screen.create.click()
  await expect(screen.problem).toHaveText(say.hdcpDigits)
  await screen.hdcpId.fill('0')
  backend.faults.set('createUser', { status: 200, body: '{"success":false}' })
  await screen.create.click()
  await expect(screen.problem).toHaveText(say.creationFailed)
  await expect(screen.field('Password')).toHaveValue('larkspur-84')
  await expect(screen.field('First Name')).toHaveValue(newGolfer.first)
})

test('SES-12 a sign-up whose answer was lost says at the second press that the address is taken', async ({
  page,
  backend,
}) => {
  const screen = accountPages(page)
  await page.goto(paths.createAccount())
  await fillSignUp(page)
  backend.faults.set('createUser', { drop: 'after', times: 1 })
  await screen.create.click()
  await expect(screen.problem).toHaveText('Network error or unexpected issue')
  await screen.create.click()
  await expect(screen.problem).toContainText('email')
  await expect(screen.field('Password')).toHaveValue('larkspur-84')
})

test('the association is slow: the golfer may go on, or ask again', async ({ page, backend }) => {
  const screen = accountPages(page)
  await page.goto(paths.createAccount())
  const number = backend.db.associationGolfers.rows().find((one) => one.lastName === 'Whitcombe')
  await fillSignUp(page, String(number?.id))
  await expect(page.getByText('Matches Whitcombe, Female')).toBeVisible()
  backend.faults.set('validateGolferData', 503)
  await screen.create.click()
  await expect(screen.title).toHaveText('Still waiting on your handicap')
  backend.faults.clear()
  await screen.tryServiceAgain.click()
  await expect(screen.title).toHaveText('You’re on the tee, June.')
  backend.faults.set('completeRegistration', 500)
  await screen.launch.click()
  await expect(screen.problem).toHaveText(say.registrationFailed)
})

test('the set-up page without a registration says so', async ({ page }) => {
  const screen = accountPages(page)
  await page.goto(paths.accountSetup())
  await expect(screen.problem).toHaveText(say.registrationMissing)
  await page.getByRole('link', { name: 'Start Over' }).click()
  await expect(screen.create).toBeVisible()
})

test.describe('a new member', () => {
  test.use({ scenario: 'new-member' })

  test('the mailed link verifies the address, and its token leaves the address bar first', async ({
    page,
    backend,
  }) => {
    const screen = accountPages(page)
    await page.goto(mailedLink(backend, 'ola@unverified.example'))
    await expect(screen.launch).toBeVisible()
    expect(page.url()).not.toContain('token')
    await page.reload()
    await screen.launch.click()
    await expect(page).toHaveURL(/\/(linx|following)/)
    await page.goto(mailedLink(backend, 'ola@unverified.example'))
    await screen.launch.click()
    await expect(screen.problem).toContainText('Please log in.')
  })
})

for (const [name, path] of [
  ['Create Account', paths.createAccount()],
  ['Forgot Password', paths.forgotPassword()],
  ['Reset Password', `${paths.resetPassword()}?token=x&email=nora@whitcombe.example`],
  ['Account Setup', paths.accountSetup()],
] as const) {
  test(`${name} is accessible in both themes and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
}

test('a golfer who has set a new password signs in with it', async ({ page, backend }) => {
  await page.goto(paths.forgotPassword())
  const screen = accountPages(page)
  await screen.field('Email').fill(golfers.marcus.email)
  await screen.sendLink.click()
  await expect(page.getByRole('status')).toHaveText(say.resetSent)
  await page.goto(mailedLink(backend, golfers.marcus.email))
  await screen.field('New password').fill('sand wedge')
  await screen.field('Confirm password').fill('sand wedge')
  await screen.reset.click()
  await expect(linxPage(page).heading).toBeVisible()
  await page.getByRole('button', { name: /Profile and Logout/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await signIn(page, golfers.marcus, 'sand wedge')
  await expect(linxPage(page).heading).toBeVisible()
})
