import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { networkError } from '~/api/errors'
import { outboxMessages } from '~/domain/messages/outbox'
import { drafts } from '~/features/scores/draft/device-drafts'
import { sampleDraft } from '~/features/scores/draft/score-draft.fake'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { signInForEachTest } from '~/session/signed-in.fake'
import { never } from '~/testing/answers'
import { WithQueries } from '~/testing/with-queries'
import { Page as AccountSetupPage } from './account-setup-page'
import { Page as CreateAccountPage } from './create-account-page'
import { Page as ResetPasswordPage } from './reset-password-page'

const VERIFY = 'POST /api/auth/verify-email'
const now = signInForEachTest()
afterEach(() => drafts.discard(sampleDraft()))

const open = (
  page: () => React.ReactNode,
  address: string | { pathname: string; state: object },
) => {
  const Page = page
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
    { wrapper: WithQueries },
  )
}

const pages = [
  [
    'an invitation',
    CreateAccountPage,
    '/create-account',
    'Create another account',
    'Create account',
  ],
  [
    'a link for a new password',
    ResetPasswordPage,
    '/reset-password?token=t-1&email=marcus@bell.example',
    'Switch accounts',
    'Choose a new password',
  ],
  [
    'a link that verifies an email',
    AccountSetupPage,
    '/check-email?token=t-1&email=marcus@bell.example',
    'Switch accounts',
    'Checking your email',
  ],
] as const

test.each(pages)(
  'R21: %s asks a golfer who is signed in first, and names the scores that would be deleted',
  async (_what, page, address, goOn, title) => {
    now.network.on(VERIFY, never)
    await drafts.save(sampleDraft())
    const screen = await open(page, address)
    await expect.element(screen.getByText('You are signed in as Nora Whitcombe.')).toBeVisible()
    await expect.element(screen.getByText(outboxMessages.unsentSwitch(1))).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Stay signed in' })).toBeVisible()
    expect(now.network.count(VERIFY)).toBe(0)
    await screen.getByRole('button', { name: goOn }).click()
    await expect.element(screen.getByRole('heading', { name: title })).toHaveFocus()
  },
)

test.each(pages)('%s does not ask a visitor', async (_what, page, address, _goOn, title) => {
  now.network.on(VERIFY, never)
  await session.logout()
  const screen = await open(page, address)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
})

test('a golfer whom the host does not name, since it does not respond, is asked as well', async () => {
  const error = networkError(new Error('No route.'), 'GET /api/user/current')
  const state = vi.spyOn(session, 'state')
  onTestFinished(() => state.mockRestore())
  state.mockReturnValue({ status: 'unreachable', error, userId: 1 })
  await drafts.save(sampleDraft())
  const screen = await open(
    ResetPasswordPage,
    '/reset-password?token=t-1&email=marcus@bell.example',
  )
  await expect.element(screen.getByText('You are signed in.')).toBeVisible()
  await expect.element(screen.getByText(outboxMessages.unsentSwitch(1))).toBeVisible()
})

/** The set-up page of June's new account; `replaces` was signed in as June signed up. */
const setup = (replaces?: number) =>
  open(AccountSetupPage, {
    pathname: paths.accountSetup(),
    state: { email: 'june@new.example', userId: 9, firstName: 'June', replaces },
  })

test.each([undefined, 2])(
  'R21: a golfer who signed in after the sign-up of another one, and goes Back to its set-up, is asked (replaces %s)',
  async (replaces) => {
    const screen = await setup(replaces)
    await expect.element(screen.getByText('You are signed in as Nora Whitcombe.')).toBeVisible()
    await expect.element(screen.getByText('This page is for june@new.example.')).toBeVisible()
    await screen.getByRole('button', { name: 'Switch accounts' }).click()
    await expect
      .element(screen.getByRole('heading', { name: 'You’re on the tee, June.' }))
      .toHaveFocus()
  },
)

test('the golfer who agreed before the sign-up is not asked again by its set-up', async () => {
  const screen = await setup(1)
  await expect.element(screen.getByRole('button', { name: 'Launch Application' })).toBeVisible()
})

test('a link for the golfer’s own new password does not ask', async () => {
  const screen = await open(
    ResetPasswordPage,
    '/reset-password?token=t-1&email=NORA@whitcombe.example',
  )
  await expect.element(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})
