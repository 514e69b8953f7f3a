import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { accountMessages } from '~/domain/messages/account'
import { cut, json, never } from '~/testing/responses'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { AccountSetup } from './account-setup'

const VALIDATE = 'POST /api/Ghin/ValidateGolferData'
const june = {
  email: 'june@new.example',
  userId: 9,
  firstName: 'June',
  lastName: 'Whitcombe',
  gender: 'F',
  ghinNumber: '1034567',
}

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork({ 'POST /api/auth/complete-registration': never })
})
afterEach(() => network.restore())

const open = (golfer = june) =>
  render(
    <MemoryRouter>
      <AccountSetup golfer={golfer} onSession={() => Promise.resolve()} />
    </MemoryRouter>,
    { wrapper: WithQueries },
  )

const status = (screen: Awaited<ReturnType<typeof open>>) => screen.getByRole('status')
const launch = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.getByRole('button', { name: 'Launch Application' })

test.each(['The last name does not match this Handicap ID.', ''])(
  'a number that the association refuses with %j is shown as not connected, before the launch and during it',
  async (errorMessage) => {
    network.on(VALIDATE, () => json({ isValid: false, errorMessage }))
    const screen = await open()
    await expect
      .element(status(screen))
      .toHaveTextContent(accountMessages.hdcpNotConnected(errorMessage))
    await expect.element(screen.getByText('not connected', { exact: true })).toBeVisible()
    await launch(screen).click()
    await expect.element(launch(screen)).toBeDisabled()
    await expect
      .element(status(screen))
      .toHaveTextContent(accountMessages.hdcpNotConnected(errorMessage))
  },
)

test('an HDCP ID that the association knows is connected', async () => {
  network.on(VALIDATE, () => json({ isValid: true, errorMessage: null }))
  const screen = await open()
  await expect
    .element(status(screen))
    .toHaveTextContent('Your account is ready and your handicap is connected.')
  await expect.element(launch(screen)).toBeEnabled()
})

test('a launch without a response from the association does not say that the handicap is connected', async () => {
  network.on(VALIDATE, () => json({ message: 'Resting.' }, 503))
  const screen = await open()
  await expect.element(screen.getByText('taking longer than usual')).toBeVisible()
  await launch(screen).click()
  await expect.element(launch(screen)).toBeDisabled()
  await expect.element(status(screen)).not.toHaveTextContent('connected')
})

test('while the account is being launched, the handicap service cannot be tried again, since a second launch would be refused', async () => {
  network.on(VALIDATE, () => json({ message: 'Resting.' }, 503))
  const screen = await open()
  const again = screen.getByRole('button', { name: 'Try the handicap service again' })
  await expect.element(again).toBeEnabled()
  await launch(screen).click()
  await expect.element(again).toBeDisabled()
})

test('a launch that fails a second time because the association does not respond says so, and can be tried again', async () => {
  network.on(VALIDATE, () => json({ message: 'Resting.' }, 503))
  network.on('POST /api/auth/complete-registration', () => json({ message: 'Resting.' }, 503))
  const screen = await open()
  await launch(screen).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(accountMessages.registrationFailed)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(accountMessages.registrationFailed)
})

test('a failed launch without an HDCP ID does not mention waiting for a handicap', async () => {
  network.on('POST /api/auth/complete-registration', () => json({ message: 'Resting.' }, 503))
  const screen = await open({ ...june, ghinNumber: '' })
  await launch(screen).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(accountMessages.registrationFailed)
  await expect.element(screen.getByText(/handicap/)).not.toBeInTheDocument()
})

test.each([500, 400, 503])(
  'a launch that the host refuses with %i and a reason shows the reason below the fixed text',
  async (answered) => {
    const reason = 'Registrations are closed until Monday.'
    network.on('POST /api/auth/complete-registration', () => json({ message: reason }, answered))
    const screen = await open({ ...june, ghinNumber: '' })
    await launch(screen).click()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(accountMessages.registrationFailed)
    await expect.element(screen.getByText(reason)).toBeVisible()
  },
)

test('a launch that is refused without a message shows only the fixed text', async () => {
  network.on('POST /api/auth/complete-registration', cut)
  const screen = await open({ ...june, ghinNumber: '' })
  await launch(screen).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(accountMessages.registrationFailed)
  expect(screen.container.querySelectorAll('p')).toHaveLength(1)
})

test('a golfer whose account is complete logs in, and Back does not lead to the finished setup', async () => {
  network.on('POST /api/auth/complete-registration', () =>
    json({ message: 'Your account is complete. Please log in.' }, 409),
  )
  const router = createMemoryRouter(
    [
      { path: '/create-account', element: <p>Sign-up</p> },
      {
        path: '/createaccount2',
        element: (
          <AccountSetup golfer={{ ...june, ghinNumber: '' }} onSession={() => Promise.resolve()} />
        ),
      },
      { path: '*', element: <p>Login page</p> },
    ],
    { initialEntries: ['/create-account', '/createaccount2'], initialIndex: 1 },
  )
  const screen = await render(<RouterProvider router={router} />, { wrapper: WithQueries })
  await launch(screen).click()
  await expect
    .element(screen.getByRole('heading', { name: 'Your account is already set up' }))
    .toBeVisible()
  await screen.getByRole('link', { name: 'Login' }).click()
  await expect.element(screen.getByText('Login page')).toBeVisible()
  await router.navigate(-1)
  await expect.element(screen.getByText('Sign-up')).toBeVisible()
})
