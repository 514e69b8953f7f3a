import type { Page } from '@playwright/test'
import type { Backend } from '#mocks'
import { accountMessages } from '~/domain/messages/account'
import { paths } from '~/routing/paths'
import { accountPages } from '../screens/account'
import { shell } from '../screens/shell'
import { expect } from '../support/fixtures'
import { mailedLink } from '../support/mail'
import { story, test } from '../support/story'
import { fillSignUp, newGolfer } from '../support/sign-up'

test.use({ as: null })

/** Fills in the account form with a Handicap ID from the association's records of the golfer. */
async function fillWithHandicapId(page: Page, backend: Backend): Promise<void> {
  const known = backend.db.associationGolfers.rows().find((one) => one.lastName === newGolfer.last)
  await page.goto(paths.createAccount())
  await fillSignUp(page, String(known?.id))
  await expect(page.getByText('Matches Whitcombe, Female')).toBeVisible()
}

test(
  story('signing-up', 'I create an account with my Handicap ID and launch the app'),
  async ({ page, backend, I }) => {
    const screen = accountPages(page)
    await I('fill in the form, and my Handicap ID is found', async () => {
      await fillWithHandicapId(page, backend)
    })
    await I('create the account and launch', async () => {
      await screen.create.click()
      await expect(screen.title).toHaveText('You’re on the tee, June.')
      await screen.launch.click()
      await expect(shell(page).account).toHaveAccessibleName(/June Whitcombe/)
    })
    expect(backend.users().some(({ email }) => email === newGolfer.email)).toBe(true)
  },
)

test(
  story(
    'sign-up-slips',
    'I fill in the account form carelessly and see a message for each mistake',
  ),
  async ({ page, I }) => {
    const { create, problem, field, hdcpId } = accountPages(page)
    const expectProblem = async (words: string) => {
      await create.click()
      await expect(problem).toHaveText(words)
    }
    await I('press Create Account with nothing typed', async () => {
      await page.goto(paths.createAccount())
      await expectProblem(accountMessages.namesMissing)
    })
    await I('enter passwords that are too short, that differ, and none', async () => {
      await fillSignUp(page)
      await field('Password').fill('short')
      await field('Confirm Password').fill('short')
      await expectProblem(accountMessages.passwordsShort)
      await field('Password').fill('larkspur-84')
      await expectProblem(accountMessages.passwordsDiffer)
      await field('Password').fill('')
      await field('Confirm Password').fill('')
      await expectProblem(accountMessages.passwordsMissing)
    })
    await I('type a Handicap ID with a letter in it', async () => {
      await hdcpId.fill('10A82')
      await expectProblem(accountMessages.hdcpDigits)
    })
  },
)

test(
  story(
    'not-my-handicap-id',
    'I enter an unknown Handicap ID; it is cleared, and nothing else is lost',
  ),
  async ({ page, setFault, I }) => {
    const screen = accountPages(page)
    await I('type an unknown Handicap ID', async () => {
      await page.goto(paths.createAccount())
      await fillSignUp(page, '7777777')
      await expect(screen.problem).toHaveText('This Handicap ID is not known.')
      await expect(screen.hdcpId).toHaveValue('')
    })
    await I('go on without one while the host cannot create the account, and see why', async () => {
      await screen.hdcpId.fill('0')
      setFault('createUser', { status: 200, body: '{"success":false}' })
      await screen.create.click()
      await expect(screen.problem).toHaveText(accountMessages.creationFailed)
      await expect(screen.field('Password')).toHaveValue('larkspur-84')
      await expect(screen.field('First Name')).toHaveValue(newGolfer.first)
    })
  },
)

test(
  story(
    'sign-up-lost',
    'The response to my sign-up is lost; when I press again, I see that the email is taken (SES-12)',
  ),
  async ({ page, setFault, I }) => {
    const screen = accountPages(page)
    await I('press Create Account, and the response is lost', async () => {
      await page.goto(paths.createAccount())
      await fillSignUp(page)
      setFault('createUser', 'drop-after-commit:times-1')
      await screen.create.click()
      await expect(screen.problem).toHaveText('Network error or unexpected issue')
    })
    await I('press again, and see that the email is taken', async () => {
      await screen.create.click()
      await expect(screen.problem).toContainText('email')
      await expect(screen.field('Password')).toHaveValue('larkspur-84')
    })
  },
)

test(
  story('slow-association', 'The association does not respond while I join; I try again'),
  async ({ page, backend, setFault, clearFaults, I }) => {
    const screen = accountPages(page)
    await I('fill in the form', async () => {
      await fillWithHandicapId(page, backend)
    })
    await I('create the account while the association is down', async () => {
      setFault('validateGolferData', '503')
      await screen.create.click()
      await expect(screen.title).toHaveText('Still waiting on your handicap')
    })
    await I('try again when it is back', async () => {
      clearFaults()
      await screen.tryServiceAgain.click()
      await expect(screen.title).toHaveText('You’re on the tee, June.')
    })
    await I('launch while the host fails, and see why', async () => {
      setFault('completeRegistration', '500')
      await screen.launch.click()
      await expect(screen.problem).toHaveText(accountMessages.registrationFailed)
    })
  },
)

test(
  story(
    'handicap-not-connected',
    'The association refuses my Handicap ID during account setup; the page says so, and I launch the app anyway',
  ),
  async ({ page, backend, setFault, I }) => {
    const screen = accountPages(page)
    await I('fill in the form', async () => {
      await fillWithHandicapId(page, backend)
    })
    await I('create the account, and see that the handicap is not connected', async () => {
      const body = '{"isValid":false,"errorMessage":"This membership has lapsed."}'
      setFault('validateGolferData', { status: 200, body })
      await screen.create.click()
      await expect(
        page.getByText(accountMessages.hdcpNotConnected('This membership has lapsed.')),
      ).toBeVisible()
    })
    await I('launch anyway', async () => {
      await screen.launch.click()
      await expect(shell(page).account).toHaveAccessibleName(/June Whitcombe/)
    })
  },
)

test(
  story(
    'setup-from-nowhere',
    'I open the account setup page from a bookmark; it shows an error, and I start over (SES-13)',
  ),
  async ({ page, I }) => {
    const screen = accountPages(page)
    await I('open the page', async () => {
      await page.goto(paths.accountSetup())
      await expect(screen.problem).toHaveText(accountMessages.registrationMissing)
    })
    await I('start over', async () => {
      await page.getByRole('link', { name: 'Start Over' }).click()
      await expect(screen.create).toBeVisible()
    })
  },
)

test.describe('a new member', () => {
  test.use({ scenario: 'new-member' })

  test(
    story(
      'verifying-by-mail',
      'I open the link in my mail; my email is verified, and I launch the app',
    ),
    async ({ page, backend, I }) => {
      const screen = accountPages(page)
      await I('open the link; its token is removed from the address', async () => {
        await page.goto(mailedLink(backend, 'ola@unverified.example'))
        await expect(screen.launch).toBeVisible()
        expect(page.url()).not.toContain('token')
      })
      await I('reload, and launch', async () => {
        await page.reload()
        await screen.launch.click()
        await expect(shell(page).account).toHaveAccessibleName(/Ola Unverified/)
      })
      await I('open the old link again, and get to Linx', async () => {
        await page.goto(mailedLink(backend, 'ola@unverified.example'))
        await screen.launch.click()
        await expect(page.getByRole('heading', { name: 'Linx', level: 1 })).toBeVisible()
      })
    },
  )
})
