import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { queryClient } from '~/api/query-client'
import { profileMessages } from '~/domain/messages/profile'
import { forgetDrafts } from '~/features/scores/draft/clear-drafts-on-logout'
import { session } from '~/session/session'
import { refusal } from '~/testing/responses'
import { aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { Page } from '~/pages/profile-page'
import { SignedIn } from './shell/signed-in'

const SAVE = 'PUT /api/user/current'
const CHECK = 'POST /api/Ghin/ValidateGolferData'

/** The profile of the golfer whom the network signs in; logged out at the end of the test. */
async function openProfile(network: FakeNetwork) {
  await session.start()
  await session.login('nora@whitcombe.example', 'x')
  onTestFinished(async () => {
    await session.logout()
    network.restore()
  })
  const children = [{ path: '*', element: <Page /> }]
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ element: <SignedIn />, children }])} />
    </QueryClientProvider>,
  )
}

// R10. The tab may have been frozen, so that it sees both changes at once.
test.each([
  ['could not be saved', 'City', 'Erie', 'The clubhouse is closed.', SAVE],
  ['could not be checked', 'HDCP ID', '7654321', profileMessages.hdcpLater, CHECK],
])(
  'a profile change that %s does not reach the golfer who signs in in another tab',
  async (_what, field, value, failure, call) => {
    let user = aUser({ us_id: 1, us_city: 'Boulder' })
    const network = fakeNetwork({
      ...signInRoutes(() => user),
      [SAVE]: () => refusal(400, 'The clubhouse is closed.'),
      [CHECK]: () => refusal(500, 'Busy.'),
    })
    const screen = await openProfile(network)
    await screen.getByLabelText(field, { exact: true }).fill(value)
    await screen.getByLabelText('Email', { exact: true }).click()
    await expect.element(screen.getByText(failure)).toBeVisible()
    expect(network.count(call)).toBe(1)

    user = aUser({ us_id: 2, us_city: 'Denver' })
    localStorage.setItem('auth_token', 'access-of-2')
    localStorage.setItem('refresh_token', 'refresh-of-2')
    localStorage.setItem('user_id', '2')
    window.dispatchEvent(new StorageEvent('storage'))
    await expect.element(screen.getByLabelText('City', { exact: true })).toHaveValue('Denver')
    expect(network.count(call)).toBe(1)
  },
)

test('what was typed into the profile when the session ended is restored for its golfer', async () => {
  let user = aUser({ us_id: 7062, us_city: 'Boulder' })
  const network = fakeNetwork({
    ...signInRoutes(() => user),
    [SAVE]: () => refusal(401),
    'POST /api/auth/refresh-token': () => refusal(401),
  })
  onTestFinished(() => forgetDrafts(7062))
  const screen = await openProfile(network)
  const city = screen.getByLabelText('City', { exact: true })
  const leave = () => screen.getByLabelText('Email', { exact: true }).click()
  await city.fill('Erie')
  await leave()
  await expect.poll(() => session.state().status).toBe('anonymous')
  await session.login('nora@whitcombe.example', 'x')
  await expect.element(city).toHaveValue('Erie')
  await expect.element(screen.getByText(profileMessages.restored)).toBeVisible()
  expect(network.count(SAVE)).toBe(1)

  await city.click()
  await leave() // and the session is over again
  await expect.poll(() => network.count(SAVE)).toBe(2)
  await expect.poll(() => session.state().status).toBe('anonymous')
  user = aUser({ us_id: 7063, us_city: 'Denver' })
  await session.login('marcus@bell.example', 'x')
  await expect.element(city).toHaveValue('Denver')
  await expect.element(screen.getByText(profileMessages.restored)).not.toBeInTheDocument()
  expect(network.count(SAVE)).toBe(2)
})
