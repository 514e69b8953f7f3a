import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { directLoginMessages } from '~/domain/messages/direct-login'
import { toBase64Url } from '~/lib/base64'
import { deferred } from '~/lib/deferred'
import { session } from '~/session/session'
import { signInForEachTest } from '~/session/signed-in.fake'
import { aSession, marcus, nora } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { json, refusal } from '~/testing/responses'
import { WithQueries } from '~/testing/with-queries'
import { DirectLogin } from './direct-login'
import { beginAttempt, pendingAttempt } from './sign-in-attempt'
import { dropSignIn, receiveSignIn } from './sign-in-callback'

const PROVIDER = { issuer: `${location.origin}/identity`, clientId: 'linx-golf' }

afterEach(() => vi.restoreAllMocks())

/** Renders the page at this path; at the others is a page with a title only. */
function at(element: ReactNode, path = '/') {
  const other = { path: '*', element: <h1>Your round, on the record.</h1> }
  const router = createMemoryRouter([{ path, element }, other], { initialEntries: [path] })
  return render(<RouterProvider router={router} />, { wrapper: WithQueries })
}

test('without a provider the buttons are disabled, and the page shows why', async () => {
  const screen = await at(<DirectLogin provider={undefined} unsent={0} />)
  await expect.element(screen.getByText(directLoginMessages.notConfigured)).toBeVisible()
  for (const name of ['Login with Email', 'Login with Microsoft'])
    await expect.element(screen.getByRole('button', { name })).toBeDisabled()
  await expect.element(screen.getByRole('link', { name: 'Go to Application' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeEnabled()
})

test('an unreachable provider shows a message, and can be tried again', async () => {
  const provider = { issuer: `${location.origin}/no-such-path`, clientId: 'linx-golf' }
  const screen = await at(<DirectLogin provider={provider} unsent={0} />)
  await screen.getByRole('button', { name: 'Login with Email' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(directLoginMessages.unreachable)
  await expect.element(screen.getByRole('button', { name: 'Login with Email' })).toBeEnabled()
})

test('a visitor who goes to the application while the provider is looked up is not taken to its sign-in page', async () => {
  const discovery = deferred<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(discovery.promise)
  const issuer = `${location.origin}/identity`
  const screen = await at(<DirectLogin provider={{ issuer, clientId: 'linx-golf' }} unsent={0} />)
  await screen.getByRole('button', { name: 'Login with Email' }).click()
  await screen.unmount()
  const answer = json({ issuer, authorization_endpoint: `${issuer}/authorize` })
  const reading = vi.spyOn(answer, 'json')
  discovery.resolve(answer)
  await expect.poll(() => reading.mock.settledResults.length).toBe(1)
  await new Promise((resolve) => void setTimeout(resolve, 0)) // after everything that waits for the response
  expect(pendingAttempt()).toBeUndefined()
})

const part = (fields: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(fields)))

/** Returns from the provider with tokens that the browser accepts, unless they are changed. */
function returnFromProvider(claims: object, change: (fields: URLSearchParams) => void = () => {}) {
  const attempt = beginAttempt()
  const seconds = Math.floor(Date.now() / 1000)
  const own = { iss: PROVIDER.issuer, aud: PROVIDER.clientId, iat: seconds, exp: seconds + 60 }
  const fields = new URLSearchParams({
    id_token: `${part({ alg: 'RS256' })}.${part({ ...own, nonce: attempt?.nonce, ...claims })}.c2ln`,
    access_token: 'a',
    state: attempt?.state ?? '',
  })
  change(fields)
  const hash = `#${fields}`
  receiveSignIn('/direct-login', {
    location: { href: `https://linx.example/direct-login${hash}`, pathname: '/direct-login', hash },
    history: { state: null, replaceState: () => undefined },
  })
  onTestFinished(dropSignIn)
}

const MARCUS = { email: 'marcus@bell.example' }
const { untrusted, notStarted } = directLoginMessages

/** Changes one value of the provider's response. */
const changing = (name: string, change: (value: string) => string) => (fields: URLSearchParams) =>
  fields.set(name, change(fields.get(name) ?? ''))

test.each([
  ['two parts', changing('id_token', (token) => token.split('.').slice(0, 2).join('.')), untrusted],
  [
    'alg none',
    changing('id_token', (token) => token.replace(/^[^.]+/, part({ alg: 'none' }))),
    untrusted,
  ],
  ['four parts', changing('id_token', (token) => `${token}.x`), untrusted],
  ['the state of another attempt', changing('state', () => 'not-ours'), notStarted],
  ['no access token', changing('access_token', () => ''), untrusted],
])(
  'a sign-in response tampered with (%s) is refused without a request to the host (SEC-08, SEC-09)',
  async (_what, change, message) => {
    const network = fakeNetwork()
    onTestFinished(network.restore)
    returnFromProvider(MARCUS, change)
    const screen = await at(<DirectLogin provider={PROVIDER} unsent={0} />)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message)
    await expect.element(screen.getByRole('button', { name: 'Login with Email' })).toBeEnabled()
    expect(network.seen).toEqual([])
    expect(localStorage.getItem('auth_token')).toBeNull()
  },
)

test('a sign-in that the host does not accept shows the host’s error', async () => {
  const network = fakeNetwork({
    'POST /api/auth/external-login': () => refusal(401, 'The sign-in was not accepted.'),
  })
  onTestFinished(network.restore)
  returnFromProvider(MARCUS)
  const screen = await at(<DirectLogin provider={PROVIDER} unsent={0} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The sign-in was not accepted.')
  expect(network.count('POST /api/auth/external-login')).toBe(1)
})

describe('while a golfer is signed in', () => {
  const signedIn = signInForEachTest()

  test('Switch accounts closes the question at once, so that it cannot be pressed again', async () => {
    returnFromProvider({ ...MARCUS, at_hash: 'x' })
    const screen = await at(<DirectLogin provider={PROVIDER} unsent={0} />)
    const question = screen.getByRole('alertdialog', { name: 'Switch accounts?' })
    const confirm = question.getByRole('button', { name: 'Switch accounts' })
    await expect.element(confirm).toBeVisible()
    const hash = deferred<ArrayBuffer>()
    vi.spyOn(crypto.subtle, 'digest').mockReturnValue(hash.promise)
    await confirm.click()
    await expect.element(question).not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(directLoginMessages.signingIn)
    hash.resolve(new ArrayBuffer(32))
    await expect.element(screen.getByRole('alert')).toHaveTextContent(directLoginMessages.untrusted)
  })

  test('Logout asks before it deletes scores that are not posted', async () => {
    const screen = await at(<DirectLogin provider={undefined} unsent={2} />)
    const logout = screen.getByRole('button', { name: 'Logout' })
    const question = screen.getByRole('alertdialog', { name: '2 scores not posted' })
    await logout.click()
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(session.state().status).toBe('signed-in')
    await logout.click()
    await question.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => session.state().status).toBe('anonymous')
  })

  test('Logout does not ask when every score is posted, and leads to the sign-in page', async () => {
    const screen = await at(<DirectLogin provider={undefined} unsent={0} />, '/direct-login')
    await expect.element(screen.getByText('You are signed in as Nora Whitcombe.')).toBeVisible()
    await screen.getByRole('button', { name: 'Logout' }).click()
    await expect.element(screen.getByText('Your round, on the record.')).toBeVisible()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(session.state().status).toBe('anonymous')
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  test('a sign-in with Nora’s email that now belongs to another golfer’s account asks for confirmation (R21)', async () => {
    const { network } = signedIn
    const first = localStorage.getItem('auth_token')
    network.on('POST /api/auth/external-login', () =>
      json(aSession({ userId: 2, accessToken: 'access-of-2' })),
    )
    network.on('GET /api/user/current', () => json(marcus))
    returnFromProvider({ email: nora.us_email })
    const screen = await at(<DirectLogin provider={PROVIDER} unsent={0} />, '/direct-login')
    const question = screen.getByRole('alertdialog', { name: 'Switch accounts?' })
    await expect.element(question).toHaveTextContent('Nora Whitcombe')
    expect(localStorage.getItem('auth_token')).toBe(first)
    await question.getByRole('button', { name: 'Switch accounts' }).click()
    await expect.poll(() => session.state()).toMatchObject({ user: { us_firstname: 'Marcus' } })
    expect(localStorage.getItem('auth_token')).toBe('access-of-2')
  })
})
