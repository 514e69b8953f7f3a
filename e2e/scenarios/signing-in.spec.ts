import { cleanRefreshToken, cleanSession } from '#mocks'
import { commentMessages } from '~/domain/messages/comments'
import { loginMessages } from '~/domain/messages/login'
import { requestMessages } from '~/domain/messages/request'
import { sessionMessages } from '~/domain/messages/session'
import { paths } from '~/routing/paths'
import { invitePage } from '../screens/invite'
import { linxPage } from '../screens/linx'
import { followingPage } from '../screens/people'
import { coursePicker } from '../screens/post-score'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { commentsOf } from '../screens/comments'
import { expect } from '../support/fixtures'
import { golfers, PASSWORD } from '../support/golfers'
import { reported, sent } from '../support/journal'
import { logOut, signIn } from '../support/steps'
import { story, test } from '../support/story'

test.describe('a visitor', () => {
  test.use({ as: null })
  test.beforeEach(({ page }) => page.goto(paths.login()))

  test(
    story('wrong-password', 'I mistype my password, see an error, and lose nothing I typed'),
    async ({ page, I }) => {
      const screen = signInPage(page)
      await I('sign in with a password that is not mine', () =>
        signIn(page, golfers.nora, 'mulligan'),
      )
      await I('see an error, and both fields are as I left them', async () => {
        await expect(screen.problem).toHaveText(loginMessages.rejected)
        await expect(screen.email).toHaveValue(golfers.nora.email)
        await expect(screen.password).toHaveValue('mulligan')
        await expect(screen.login).toBeEnabled()
      })
    },
  )

  test(
    story('nothing-typed', 'I press Login too early and am asked for what is missing'),
    async ({ page, backend, I }) => {
      const screen = signInPage(page)
      await I('press Login with nothing typed', async () => {
        await screen.login.click()
        await expect(page.getByText(loginMessages.emailMissing)).toBeVisible()
      })
      await I('type half an address and press Login', async () => {
        await screen.email.fill('nora')
        await screen.login.click()
        await expect(page.getByText(loginMessages.passwordMissing)).toBeVisible()
      })
      await I('add my password, and read that the email is invalid', async () => {
        await screen.password.fill(PASSWORD)
        await screen.login.click()
        await expect(page.getByText(loginMessages.emailInvalid)).toBeVisible()
      })
      expect(sent(backend, 'login')).toEqual([])
    },
  )

  test(
    story(
      'login-trouble',
      'The host fails while I sign in; I see an error, and get in when it works again',
    ),
    async ({ page, setFault, clearFaults, I }) => {
      const screen = signInPage(page)
      await I('sign in while the host refuses without a message', async () => {
        setFault('login', { status: 403, body: '{}' })
        await signIn(page, golfers.nora)
        await expect(screen.problem).toHaveText(loginMessages.rejected)
      })
      await I('try while the connection is cut', async () => {
        setFault('login', 'drop-before-commit')
        await screen.login.click()
        await expect(screen.problem).toContainText('Network error')
      })
      await I('try while the host’s response is unreadable', async () => {
        setFault('login', 'malformed')
        await screen.login.click()
        await expect(screen.problem).toHaveText('Invalid JSON response from server.')
      })
      await I('try again when the host works, and am in', async () => {
        clearFaults()
        await screen.login.click()
        await expect(linxPage(page).heading).toBeVisible()
      })
    },
  )

  test(
    story('impatient-login', 'I press Login five times and am signed in once'),
    async ({ page, backend, setFault, I }) => {
      setFault('login', 'wait-300')
      const screen = signInPage(page)
      await I('type my email and password, and press Login five times', async () => {
        await screen.email.fill(golfers.nora.email)
        await screen.password.fill(PASSWORD)
        await screen.login.evaluate((button: HTMLElement) => {
          for (let press = 0; press < 5; press += 1) button.click()
        })
        await expect(screen.busy).toBeDisabled()
      })
      await I('am on Linx, signed in once', async () => {
        await expect(linxPage(page).heading).toBeVisible()
        expect(sent(backend, 'login')).toHaveLength(1)
      })
    },
  )

  test(
    story('unverified-email', 'I never verified my email, and can sign in anyway'),
    async ({ page, backend, setFault, clearFaults, I }) => {
      await I('sign in while the check of my email fails, and see the host’s message', async () => {
        setFault('checkEmailVerification', 'drop-before-commit')
        await signIn(page, golfers.ola)
        await expect(signInPage(page).problem).toContainText('not verified')
      })
      clearFaults()
      setFault('forceEmailVerification', 'wait-300')
      await I('sign in with one press', async () => {
        await signIn(page, golfers.ola)
        await expect(signInPage(page).busy).toBeDisabled()
        await expect(followingPage(page).heading).toBeVisible() // Linx redirects a golfer who follows no one to Following
      })
      const operations = backend.journal.entries.map(({ operationId }) => operationId)
      expect(
        operations.filter((id) => id === 'login' || id?.includes('Verification')).slice(-4),
      ).toEqual(['login', 'checkEmailVerification', 'forceEmailVerification', 'login'])
      await I('check that the error was reported to the host', () =>
        expect
          .poll(() => reported(backend))
          .toContain(requestMessages.networkReason('Failed to fetch')),
      )
    },
  )

  test(
    story(
      'sent-by-a-link',
      'A friend sends me a link; after signing in, I am on the page it links to',
    ),
    async ({ page, I }) => {
      await I('open the link, signed out', async () => {
        await page.goto(paths.postScore('search'))
        await expect(signInPage(page).login).toBeVisible()
      })
      await I('sign in, and am on that page', async () => {
        await signIn(page, golfers.nora)
        await expect(coursePicker(page).search).toBeVisible()
        await expect(page).toHaveURL(paths.postScore('search'))
      })
    },
  )

  test(
    story('logging-out', 'I log out on a shared computer; only my email stays'),
    async ({ page, I }) => {
      await I('sign in and look around', async () => {
        await signIn(page, golfers.nora)
        await expect(linxPage(page).items.first()).toBeVisible()
        await shell(page).link('Post').click()
        await expect(coursePicker(page).heading).toBeVisible()
      })
      await I('log out', async () => {
        await logOut(page)
        await expect(signInPage(page).email).toHaveValue(golfers.nora.email)
      })
      await I('press Back and see nothing of mine', async () => {
        await page.goBack()
        await expect(signInPage(page).login).toBeVisible()
        await expect(linxPage(page).items).toHaveCount(0)
        await expect(page.getByText(golfers.nora.name)).toHaveCount(0)
      })
    },
  )
})

test.describe('a lapsed session', () => {
  test.use({ scenario: 'lapsed-session' })

  test(
    story(
      'session-ran-out',
      'My session has expired; I see why, sign in, and continue where I was',
    ),
    async ({ page, backend, setFault, clearFaults, I }) => {
      const title = (name: string) => page.getByRole('heading', { level: 1, name })
      await I(
        'open my groups, and am asked to log in with the reason, which is also reported to the host',
        async () => {
          await page.goto(paths.groups())
          await expect(page.getByText(sessionMessages.ranOut)).toBeVisible()
          await expect.poll(() => reported(backend)).toContain(sessionMessages.refreshFailed)
        },
      )
      await I('log in, and am on my groups', async () => {
        await signIn(page, golfers.nora)
        await expect(title('Groups')).toBeVisible()
      })
      await I('invite Ann while the host rejects its own tokens, and see why', async () => {
        const invite = invitePage(page)
        await shell(page).link('Invite').click()
        await invite.fill('Ann', 'Lee', 'ann@lee.example')
        setFault('sendInvite', '401')
        await invite.send.click()
        await expect(page.getByText(sessionMessages.ranOut)).toBeVisible()
        await expect.poll(() => reported(backend)).toContain(sessionMessages.authenticationFailed)
      })
      await I('log in, and am on the invite page', async () => {
        clearFaults()
        await signIn(page, golfers.nora)
        await expect(invitePage(page).title).toBeVisible()
      })
    },
  )
})

/** Operations that Linx calls on its own once it is shown. */
const AT_THE_START = ['listMyBets', 'listRecentCourses', 'listFollowSuggestions']

test(
  story(
    'storage-cleaned',
    'A cleaner app deletes my session from this device; what I do next shows an error',
  ),
  async ({ page, backend, setFault, I }) => {
    const woohoo = commentsOf(page.getByRole('main')).giveWoohoo.first()
    const operations = () => backend.journal.entries.map(({ operationId }) => operationId)
    await I('open Linx, lose my session to the cleaner, and cheer', async () => {
      await page.goto(paths.linx())
      await woohoo.focus()
      await expect.poll(() => backend.hub.connections()).toBe(1)
      await expect.poll(operations).toEqual(expect.arrayContaining(AT_THE_START))
      await page.evaluate(cleanSession)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(commentMessages.authentication)
    })
    await I('reload, and log in', async () => {
      await page.reload()
      await signIn(page, golfers.nora)
      await expect(linxPage(page).items.first()).toBeVisible()
    })
    await I(
      'invite Ann when my session must be refreshed, but the cleaner has deleted the refresh token',
      async () => {
        const invite = invitePage(page)
        await shell(page).link('Invite').click()
        await invite.fill('Ann', 'Lee', 'ann@lee.example')
        await page.evaluate(cleanRefreshToken)
        setFault('sendInvite', '401')
        await invite.send.click()
        await expect(invite.problem).toHaveText(sessionMessages.noRefreshToken)
        await expect(invite.firstName).toHaveValue('Ann')
      },
    )
  },
)
