import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { dropSignIn, receiveSignIn } from '~/features/login/sign-in-callback'
import { paths } from '~/routing/paths'
import { signInForEachTest } from '~/session/signed-in.fake'
import { WithQueries } from '~/testing/with-queries'
import { json } from '~/testing/responses'
import { Page } from '~/pages/debug-page'

const signedIn = signInForEachTest()

test('Debug shows the facts support asks for, with tokens masked', async () => {
  signedIn.network.on('GET /api/diagnostic/version', () => json({ version: '2026.6.1' }))
  const before = location.pathname + location.search
  history.replaceState(
    null,
    '',
    `${paths.debug()}?x=1&token=${'s'.repeat(30)}#id_token=eyJhbGciOi.eyJzdWIi.c2ln`,
  )
  receiveSignIn(paths.directLogin())
  onTestFinished(() => {
    dropSignIn()
    history.replaceState(null, '', before)
  })
  const writing = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  const { getByRole } = await render(<RouterProvider router={router} />, {
    wrapper: WithQueries,
  })
  for (const fact of ['Present: ', 'in 60 min', '2026.6.1', 'Local storage'])
    await expect.element(getByRole('main')).toHaveTextContent(fact)
  await getByRole('button', { name: 'Copy for support' }).click()
  await expect.element(getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = writing.mock.calls.join()
  expect(copied).toContain('Query string: ?x=1&token=ssss… (30 characters)')
  expect(copied).toContain('Hash: #id_token=eyJh… (24 characters)')
  expect(copied).toContain('Verification mode: Off') // SEC-19: the app has no route that verifies an email
  expect(copied).not.toContain(localStorage.getItem('auth_token'))
  expect(location.href).not.toContain('eyJ')
})
