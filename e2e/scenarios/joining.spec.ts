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
  story('signing-up', 'I make an account with my Handicap ID and launch the app'),
  async ({ page, backend, I }) => {
    const screen = accountPages(page)
    await I('fill in who I am, and my number is found', async () => {
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
    const slip = async (words: string) => {
      await create.click()
      await expect(problem).toHaveText(words)
    }
    await I('press Create Account with nothing typed', async () => {
      await page.goto(paths.createAccount())
      await slip(accountMessages.namesMissing)
    })
    await I('choose passwords too short, unlike, and none', async () => {
      await fillSignUp(page)
      await field('Password').fill('short')
      await field('Confirm Password').fill('short')
      await slip(accountMessages.passwordsShort)
      await field('Password').fill('larkspur-84')
      await slip(accountMessages.passwordsDiffer)
      await field('Password').fill('')
      await field('Confirm Password').fill('')
      await slip(accountMessages.passwordsMissing)
    })
    await I('write a number with a letter in it', async () => {
      await hdcpId.fill('10A82')
      await slip(accountMessages.hdcpDigits)
    })
  },
)

test(
  story(
    'not-my-handicap-id',
    'I give a number that is not mine; it is cleared, nothing else is lost',
  ),
  async ({ page, setFault, I }) => {
    const screen = accountPages(page)
    await I('type an unknown number', async () => {
      await page.goto(paths.createAccount())
      await fillSignUp(page, '7777777')
      await expect(screen.problem).toHaveText('This Handicap ID is not known.')
      await expect(screen.hdcpId).toHaveValue('')
    })
    await I('go without one while the host creates no account, and see why', async () => {
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
    'The answer to my sign-up is lost; my second press says the address is taken (SES-12)',
  ),
  async ({ page, setFault, I }) => {
    const screen = accountPages(page)
    await I('press Create Account, and the answer gets lost', async () => {
      await page.goto(paths.createAccount())
      await fillSignUp(page)
      setFault('createUser', 'drop-after-commit:times-1')
      await screen.create.click()
      await expect(screen.problem).toHaveText('Network error or unexpected issue')
    })
    await I('press again, and hear that the address is taken', async () => {
      await screen.create.click()
      await expect(screen.problem).toContainText('email')
      await expect(screen.field('Password')).toHaveValue('larkspur-84')
    })
  },
)

test(
  story('slow-association', 'The association does not answer while I join; I ask again'),
  async ({ page, backend, setFault, clearFaults, I }) => {
    const screen = accountPages(page)
    await I('fill in who I am', async () => {
      await fillWithHandicapId(page, backend)
    })
    await I('create the account while the association is down', async () => {
      setFault('validateGolferData', '503')
      await screen.create.click()
      await expect(screen.title).toHaveText('Still waiting on your handicap')
    })
    await I('ask again when it is back', async () => {
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
    'The association refuses my number while my account is set up; the page says so, and I start all the same',
  ),
  async ({ page, backend, setFault, I }) => {
    const screen = accountPages(page)
    await I('fill in who I am', async () => {
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
    await I('launch all the same', async () => {
      await screen.launch.click()
      await expect(shell(page).account).toHaveAccessibleName(/June Whitcombe/)
    })
  },
)

test(
  story('setup-from-nowhere', 'I open the setup page from a bookmark and am sent to the start'),
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
    story('verifying-by-mail', 'I press the link in my mail; my address is verified and I am in'),
    async ({ page, backend, I }) => {
      const screen = accountPages(page)
      await I('press the link; its token is not in the address any more', async () => {
        await page.goto(mailedLink(backend, 'ola@unverified.example'))
        await expect(screen.launch).toBeVisible()
        expect(page.url()).not.toContain('token')
      })
      await I('reload, and launch', async () => {
        await page.reload()
        await screen.launch.click()
        await expect(shell(page).account).toHaveAccessibleName(/Ola Unverified/)
      })
      await I('press the old link again, and am led to Linx', async () => {
        await page.goto(mailedLink(backend, 'ola@unverified.example'))
        await screen.launch.click()
        await expect(page.getByRole('heading', { name: 'Linx', level: 1 })).toBeVisible()
      })
    },
  )
})
