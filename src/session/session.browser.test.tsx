import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { api } from '~/api/client'
import { queryClient } from '~/api/query-client'
import { lastEmail } from './last-email'
import { session } from './session'
import { useSession, useUser } from './use-session'

// The session as the app has it: the browser's storage, lock and events, and only the network pretended.
const EMAIL = 'nora@whitcombe.example'
const answers: Record<string, unknown> = {
  '/api/auth/login': { accessToken: 'access-1', refreshToken: 'refresh-1', userId: 1 },
  '/api/user/current': { us_id: 1, us_email: EMAIL, us_firstname: 'Nora' },
  '/api/linx': { items: [] },
}
const sent: Request[] = []
const network = globalThis.fetch
beforeEach(() => {
  localStorage.clear() // the origin is every test file's
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    sent.push(request)
    return Promise.resolve(Response.json(answers[new URL(request.url).pathname] ?? {}))
  }
})
afterEach(() => {
  globalThis.fetch = network
  localStorage.clear()
})

const Name = () => <b>{useUser().us_firstname}</b>
function Screen() {
  const { status } = useSession()
  return <p>{status === 'signed-in' ? <Name /> : status}</p>
}

test('a golfer signs in, calls carry her token, and nothing of her is left when she signs out', async () => {
  const screen = await render(<Screen />)
  await session.start()
  await expect.element(screen.getByText('anonymous')).toBeVisible()

  await session.login(EMAIL, 'linxgolf1')
  await expect.element(screen.getByText('Nora')).toBeVisible()
  expect(localStorage.getItem('auth_token')).toBe('access-1')
  await api.GET('/api/linx', { params: { query: { view: 'Following' } } })
  expect(sent.at(-1)?.headers.get('Authorization')).toBe('Bearer access-1')

  queryClient.setQueryData(['linx'], 'of Nora')
  await session.logout()
  await expect.element(screen.getByText('anonymous')).toBeVisible()
  expect(queryClient.getQueryData(['linx'])).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual(['last_email'])
  expect(lastEmail()).toBe(EMAIL)
})
