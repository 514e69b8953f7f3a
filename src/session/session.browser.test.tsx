import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { api } from '~/api/client'
import { queryClient } from '~/api/query-client'
import { json } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { lastEmail } from './storage/sign-in-storage'
import { session } from './session'
import { useSession, useUser } from './use-session'

// The session as in the app, with the browser's own storage, lock and events; only the network is fake.
const EMAIL = 'nora@whitcombe.example'
let network: FakeNetwork
beforeEach(() => {
  localStorage.clear() // all test files share the origin
  network = fakeNetwork({ ...signInRoutes(), 'GET /api/linx': () => json(aFeedPage()) })
})
afterEach(() => {
  network.restore()
  localStorage.clear()
})

const Name = () => <b>{useUser().us_firstname}</b>
function Screen() {
  const { status } = useSession()
  return <p>{status === 'signed-in' ? <Name /> : status}</p>
}

test('a golfer signs in, calls carry their token, and nothing of theirs is left after they sign out', async () => {
  const screen = await render(<Screen />)
  await session.start()
  await expect.element(screen.getByText('anonymous')).toBeVisible()

  await session.login(EMAIL, 'linxgolf1')
  await expect.element(screen.getByText('Nora')).toBeVisible()
  expect(localStorage.getItem('auth_token')).toBe('access-1')
  await api.GET('/api/linx', { params: { query: { view: 'Following' } } })
  expect(network.seen.at(-1)?.request.headers.get('Authorization')).toBe('Bearer access-1')

  queryClient.setQueryData(['linx'], 'of Nora')
  await session.logout()
  await expect.element(screen.getByText('anonymous')).toBeVisible()
  expect(queryClient.getQueryData(['linx'])).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual(['last_email'])
  expect(lastEmail()).toBe(EMAIL)
})
