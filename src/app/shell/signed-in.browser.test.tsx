import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { session } from '~/session/session'
import { cut, json, refusal } from '~/testing/answers'
import { aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { SignedIn } from './signed-in'

const USER = 'GET /api/user/current'
let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork({
    ...signInRoutes(),
    [USER]: () => refusal(500, 'The clubhouse is closed.'),
  })
})
afterEach(async () => {
  await session.logout()
  network.restore()
})

const Feed = () => (
  <main id="main">
    <h1>Linx</h1>
  </main>
)

test('after a retry by keyboard the focus is on the new screen’s title', async () => {
  await session.login('nora@whitcombe.example', 'linxgolf1')
  const children = [{ path: '/', handle: { title: 'Linx' }, element: <Feed /> }]
  await render(
    <RouterProvider router={createMemoryRouter([{ element: <SignedIn />, children }])} />,
  )
  const title = page.getByRole('heading', { level: 1 })
  const retry = page.getByRole('button', { name: 'Retry' })
  const press = async () => {
    await userEvent.tab()
    await expect.element(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(title).toHaveTextContent('The clubhouse is closed.')

  network.on(USER, cut)
  await press()
  await expect.element(title).not.toHaveTextContent('The clubhouse is closed.')
  await expect.element(retry).toBeVisible()
  await expect.element(title).toHaveFocus()

  network.on(USER, () => json(aUser()))
  await press()
  await expect.element(retry).not.toBeInTheDocument()
  await expect.element(title).toHaveTextContent('Linx')
  await expect.element(title).toHaveFocus()
})
