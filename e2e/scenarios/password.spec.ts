import { accountMessages } from '~/domain/messages/account'
import { paths } from '~/routing/paths'
import { accountPages } from '../screens/account'
import { linxPage } from '../screens/linx'
import { expect } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { mailedLink, resetLink } from '../support/mail'
import { logOut, signIn } from '../support/steps'
import { story, test } from '../support/story'

test.use({ as: null })

test(
  story(
    'forgotten-password',
    'I have forgotten my password, set a new one with the mailed link, and am signed in',
  ),
  async ({ page, backend, setFault, I }) => {
    const screen = accountPages(page)
    await I('ask for a link without an address', async () => {
      await page.goto(paths.forgotPassword())
      await screen.sendLink.click()
      await expect(screen.problem).toHaveText(accountMessages.emailMissing)
    })
    await I('enter an unknown address, and see the same message as for a known one', async () => {
      await screen.field('Email').fill('nobody@nowhere.example')
      await screen.sendLink.click()
      await expect(
        page.getByRole('status').filter({ hasText: accountMessages.resetSent }),
      ).toBeVisible()
    })
    await I('ask while the host fails, and see the same message (HST-07)', async () => {
      setFault('requestPasswordReset', { status: 500, message: 'No such golfer.', times: 1 })
      await page.getByRole('button', { name: 'Use a different email' }).click()
      await screen.field('Email').fill('nobody@nowhere.example')
      await screen.sendLink.click()
      await expect(
        page.getByRole('status').filter({ hasText: accountMessages.resetSent }),
      ).toBeVisible()
    })
    await I('ask for a link to my own address', async () => {
      await page.getByRole('button', { name: 'Use a different email' }).click()
      await screen.field('Email').fill(golfers.nora.email)
      await screen.sendLink.click()
      await expect(
        page.getByRole('status').filter({ hasText: accountMessages.resetSent }),
      ).toBeVisible()
    })
    await I(
      'open the mailed link, and enter a password that is too short, then two that differ',
      async () => {
        await page.goto(mailedLink(backend, golfers.nora.email))
        await screen.field('New password').fill('short')
        await screen.reset.click()
        await expect(screen.problem).toHaveText(accountMessages.resetShort)
        await screen.field('New password').fill('firstlight9')
        await screen.field('Confirm password').fill('firstlight')
        await screen.reset.click()
        await expect(screen.problem).toHaveText(accountMessages.resetDiffer)
      },
    )
    await I('enter a valid one, and am on Linx', async () => {
      await screen.field('Confirm password').fill('firstlight9')
      await screen.reset.click()
      await expect(page.getByText(accountMessages.resetDone)).toBeVisible()
      expect(page.url()).not.toContain('token')
      await expect(linxPage(page).heading).toBeVisible()
      // SEC-20: the address, the history and the tab's storage no longer have the token.
      expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('mailed_link')
      await page.goBack()
      expect(page.url()).not.toContain('token')
    })
  },
)

test(
  story('new-password', 'I set a new password, log out, and sign in with it'),
  async ({ page, backend, I }) => {
    const screen = accountPages(page)
    await I('open the link in my mail and set a new password', async () => {
      await page.goto(await resetLink(backend, golfers.marcus.email))
      await screen.field('New password').fill('sand wedge')
      await screen.field('Confirm password').fill('sand wedge')
      await screen.reset.click()
      await expect(linxPage(page).heading).toBeVisible()
    })
    await I('log out, and sign in with it', async () => {
      await logOut(page)
      await signIn(page, golfers.marcus, 'sand wedge')
      await expect(linxPage(page).heading).toBeVisible()
    })
  },
)

test(
  story(
    'dead-reset-link',
    'My reset link is broken or has expired; the page says so and offers a new one',
  ),
  async ({ page, setFault, I }) => {
    const screen = accountPages(page)
    await I('open a link without a token', async () => {
      await page.goto(paths.resetPassword())
      await expect(screen.problem).toHaveText(accountMessages.resetLinkBad)
    })
    await I('open one whose token is blank', async () => {
      await page.goto(`${paths.resetPassword()}?token=%20%20&email=${golfers.nora.email}`)
      await expect(screen.problem).toHaveText(accountMessages.resetLinkBad)
    })
    await I('open one that has expired; what I typed stays', async () => {
      setFault('resetPassword', { status: 400, message: 'This link has expired.' })
      await page.goto(`${paths.resetPassword()}?token=p-9&email=${golfers.nora.email}`)
      await screen.field('New password').fill('firstlight9')
      await screen.field('Confirm password').fill('firstlight9')
      await screen.reset.click()
      await expect(screen.problem).toContainText('This link has expired.')
      await expect(screen.field('New password')).toHaveValue('firstlight9')
    })
    await I('try again while the host fails without a message', async () => {
      setFault('resetPassword', { status: 500, body: '{}' })
      await screen.reset.click()
      await expect(screen.problem).toContainText(accountMessages.resetFailed)
    })
    await I('ask for a new one', async () => {
      await page.getByRole('link', { name: 'Send a new link' }).click()
      await expect(screen.sendLink).toBeVisible()
    })
  },
)
