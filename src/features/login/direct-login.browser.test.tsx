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
import { json } from '~/testing/responses'
import { WithQueries } from '~/testing/with-queries'
import { DirectLogin } from './direct-login'
import { beginAttempt, pendingAttempt } from './sign-in-attempt'
import { dropSignIn, receiveSignIn } from './sign-in-callback'

const PROVIDER = { issuer: `${location.origin}/identity`, clientId: 'linx-golf' }

afterEach(() => vi.restoreAllMocks())

const at = (element: ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, {
    wrapper: WithQueries,
  })

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

/** Returns from the provider with an id token of another golfer, as far as the browser can check it. */
function returnFromProvider() {
  const attempt = beginAttempt()
  const part = (fields: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(fields)))
  const seconds = Math.floor(Date.now() / 1000)
  const claims = { iss: PROVIDER.issuer, aud: PROVIDER.clientId, iat: seconds, exp: seconds + 60 }
  const body = { ...claims, nonce: attempt?.nonce, email: 'marcus@bell.example', at_hash: 'x' }
  const idToken = `${part({ alg: 'RS256' })}.${part(body)}.signature`
  const hash = `#id_token=${idToken}&access_token=a&state=${attempt?.state}`
  receiveSignIn('/direct-login', {
    location: { href: `https://linx.example/direct-login${hash}`, pathname: '/direct-login', hash },
    history: { state: null, replaceState: () => undefined },
  })
}

describe('while a golfer is signed in', () => {
  signInForEachTest()

  test('Switch accounts closes the question at once, so that it cannot be pressed again', async () => {
    returnFromProvider()
    onTestFinished(dropSignIn)
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

  test('Logout does not ask when every score is posted', async () => {
    const screen = await at(<DirectLogin provider={undefined} unsent={0} />)
    await screen.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => session.state().status).toBe('anonymous')
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})
