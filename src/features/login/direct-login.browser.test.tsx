import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { directLoginMessages as say } from '~/domain/messages/direct-login'
import { WithQueries } from '~/testing/with-queries'
import { DirectLogin } from './direct-login'

const at = (element: ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, {
    wrapper: WithQueries,
  })

test('without a provider the buttons are disabled, and the page shows why', async () => {
  const screen = await at(<DirectLogin provider={undefined} unsent={0} />)
  await expect.element(screen.getByText(say.notConfigured)).toBeVisible()
  for (const name of ['Login with Email', 'Login with Microsoft'])
    await expect.element(screen.getByRole('button', { name })).toBeDisabled()
  await expect.element(screen.getByRole('link', { name: 'Go to Application' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeEnabled()
})

test('an unreachable provider shows a message, and can be tried again', async () => {
  const provider = { issuer: `${location.origin}/no-such-path`, clientId: 'linx-golf' }
  const screen = await at(<DirectLogin provider={provider} unsent={0} />)
  await screen.getByRole('button', { name: 'Login with Email' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(say.unreachable)
  await expect.element(screen.getByRole('button', { name: 'Login with Email' })).toBeEnabled()
})
