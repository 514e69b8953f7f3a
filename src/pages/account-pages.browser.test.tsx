import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { render, type RenderResult } from 'vitest-browser-react'
import { ApiError, networkError } from '~/api/errors'
import { accountMessages } from '~/domain/messages/account'
import { outboxMessages } from '~/domain/messages/outbox'
import { sessionMessages } from '~/domain/messages/session'
import { verifiedState } from '~/features/account/create-account'
import { drafts } from '~/features/scores/draft/device-drafts'
import { sampleDraft } from '~/features/scores/draft/score-draft.fake'
import { deferred } from '~/lib/deferred'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { signInForEachTest } from '~/session/signed-in.fake'
import { json, never } from '~/testing/responses'
import { aSession } from '~/testing/builders'
import { WithQueries } from '~/testing/with-queries'
import { toasts } from '~/ui/feedback/toasts'
import { Page as AccountSetupPage } from './account-setup-page'
import { Page as CreateAccountPage } from './create-account-page'
import { Page as ForgotPasswordPage } from './forgot-password-page'
import { Page as LoginPage } from './login-page'
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

test('a golfer whose record is missing, since the host does not respond, is asked as well', async () => {
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

/** The setup page of June's new account; `replaces` was signed in when June signed up. */
const setup = (replaces?: number) =>
  open(AccountSetupPage, {
    pathname: paths.accountSetup(),
    state: { email: 'june@new.example', userId: 9, firstName: 'June', replaces },
  })

test.each([undefined, 2])(
  'R21: a golfer who signed in after the sign-up of another one, and goes Back to its setup, is asked (replaces %s)',
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

test('a golfer who agreed before the sign-up is not asked again during setup', async () => {
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

const CREATE = 'POST /api/auth/create-user'
const COMPLETE = 'POST /api/auth/complete-registration'

/** An account page, from which Back leads to another one. */
async function openAfterAnother(path: string, page: () => React.ReactNode, state?: object) {
  const Page = page
  const router = createMemoryRouter(
    [
      { path, element: <Page /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: ['/contact', { pathname: path, state }], initialIndex: 1 },
  )
  const screen = await render(<RouterProvider router={router} />, { wrapper: WithQueries })
  const goBack = async () => {
    await router.navigate(-1)
    await expect.element(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
  }
  return { screen, router, goBack }
}

const openSignUp = () => openAfterAnother(paths.createAccount(), CreateAccountPage)

async function fillSignUp(screen: RenderResult): Promise<void> {
  for (const [name, value] of Object.entries({
    'First Name': 'June',
    'Last Name': 'Whitcombe',
    Email: 'june@new.example',
    Password: 'larkspur-85',
    'Confirm Password': 'larkspur-85',
  }))
    await screen.getByLabelText(name, { exact: name.endsWith('Password') }).fill(value)
}

test('Back after creating an account leads to the page before the form', async () => {
  now.network.on(CREATE, () => json({ success: true, message: 'Created.', userId: 9 }))
  await session.logout()
  const { screen, router } = await openSignUp()
  await fillSignUp(screen)
  await screen.getByRole('button', { name: 'Create Account' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(paths.accountSetup())
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/contact')
})

test('a visitor who leaves while the account is created is told that it was, and is not taken to its setup (R14)', async () => {
  const answer = deferred<Response>()
  now.network.on(CREATE, () => answer.promise)
  await session.logout()
  const { screen, router, goBack } = await openSignUp()
  await fillSignUp(screen)
  await screen.getByRole('button', { name: 'Create Account' }).click()
  await expect.poll(() => now.network.count(CREATE)).toBe(1)
  await goBack()
  answer.resolve(json({ success: true, message: 'Created.', userId: 9 }))
  await expect.poll(() => toasts.getState()?.message).toBe(accountMessages.created)
  toasts.close()
  expect(router.state.location.pathname).toBe('/contact')
})

test('a visitor who leaves while the account is launched is signed in on the page they are on (R14)', async () => {
  const answer = deferred<Response>()
  now.network.on(COMPLETE, () => answer.promise)
  await session.logout()
  const { screen, router, goBack } = await openAfterAnother(
    paths.accountSetup(),
    AccountSetupPage,
    { email: 'june@new.example', userId: 9, firstName: 'June' },
  )
  await screen.getByRole('button', { name: 'Launch Application' }).click()
  await expect.poll(() => now.network.count(COMPLETE)).toBe(1)
  await goBack()
  const navigate = vi.spyOn(router, 'navigate')
  const signIn = vi.spyOn(session, 'signInWithTokens')
  onTestFinished(() => signIn.mockRestore())
  answer.resolve(json(aSession()))
  await expect.poll(() => signIn.mock.settledResults[0]?.type).toBe('fulfilled')
  expect(session.state().status).toBe('signed-in')
  expect(navigate).not.toHaveBeenCalled()
})

test('a golfer who has launched before, and opens the link in the mail, is taken to Linx', async () => {
  now.network.on(COMPLETE, () => json({ message: 'Complete already. Please log in.' }, 409))
  const { screen, router } = await openAfterAnother(
    paths.checkEmail(),
    AccountSetupPage,
    verifiedState('Nora@Whitcombe.example'),
  )
  await screen.getByRole('button', { name: 'Launch Application' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(paths.linx())
  expect(now.network.count(COMPLETE)).toBe(1)
})

test('an email typed at sign-in is in Forgot Password and the reverse, until the session that follows ends', async () => {
  await session.logout()
  const router = createMemoryRouter([
    { path: paths.login(), Component: LoginPage },
    { path: paths.forgotPassword(), Component: ForgotPasswordPage },
  ])
  const screen = await render(<RouterProvider router={router} />, { wrapper: WithQueries })
  const email = screen.getByRole('textbox', { name: 'Email' })
  const forgot = screen.getByRole('heading', { name: 'Forgot your password?' })
  await expect.element(email).toHaveValue('nora@whitcombe.example')
  await email.fill('marcus@bell.example')
  await screen.getByRole('link', { name: 'Forgot Password' }).click()
  await expect.element(forgot).toBeVisible()
  await expect.element(email).toHaveValue('marcus@bell.example')
  expect(router.state.location).toMatchObject({ search: '', state: null })
  await email.fill('priya@raman.example')
  await router.navigate(-1)
  await expect.element(forgot).not.toBeInTheDocument()
  await expect.element(email).toHaveValue('priya@raman.example')

  await session.login('nora@whitcombe.example', 'linxgolf1')
  await session.logout()
  await router.navigate(paths.forgotPassword())
  await expect.element(forgot).toBeVisible()
  await expect.element(email).toHaveValue('nora@whitcombe.example')
})

test('the last letters typed into the sign-up before Back are there again, but for the same visitor only', async () => {
  await session.logout()
  const { screen, router, goBack } = await openSignUp()
  const city = screen.getByLabelText('City')
  await city.fill('Boulder')
  await goBack()
  await router.navigate(1)
  await expect.element(city).toHaveValue('Boulder')

  await goBack()
  await session.login('nora@whitcombe.example', 'linxgolf1')
  await router.navigate(1)
  await screen.getByRole('button', { name: 'Create another account' }).click()
  await expect.element(city).toHaveValue('')
})

test('the sign-in page shows why another tab signed the golfer out, even if the reason arrives later', async () => {
  const refusal = vi.spyOn(session, 'endError').mockReturnValue(undefined)
  onTestFinished(() => refusal.mockRestore())
  const screen = await open(LoginPage, paths.login())
  await expect.element(screen.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  refusal.mockReturnValue(new ApiError(sessionMessages.elsewhere, 0))
  session.end('logout')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sessionMessages.elsewhere)
})

test('after a login that fails, the sign-in page does not say that the visitor was signed out', async () => {
  await session.logout()
  const screen = await open(LoginPage, paths.login())
  now.network.on('GET /api/user/current', () => json({ message: 'No such golfer.' }, 404))
  const password = screen.getByRole('textbox', { name: 'Password' })
  const login = screen.getByRole('button', { name: 'Login' })
  await password.fill('linxgolf1')
  await login.click()
  await expect.element(screen.getByText('No such golfer.')).toBeVisible()
  await password.fill('')
  await login.click()
  await expect.element(screen.getByText('No such golfer.')).not.toBeInTheDocument()
  await expect.element(screen.getByText(sessionMessages.accountGone)).not.toBeInTheDocument()
})
