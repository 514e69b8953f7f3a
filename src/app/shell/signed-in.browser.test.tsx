import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { outboxMessages } from '~/domain/messages/outbox'
import { drafts } from '~/features/scores/draft/device-drafts'
import { sampleDraft } from '~/features/scores/draft/score-draft.fake'
import { session } from '~/session/session'
import { cut, json, refusal } from '~/testing/responses'
import { aSession, aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import './load-scores'
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

const open = () => {
  const children = [{ path: '/', handle: { title: 'Linx' }, element: <Feed /> }]
  return render(
    <RouterProvider router={createMemoryRouter([{ element: <SignedIn />, children }])} />,
  )
}

test('when the host does not return the golfer, logging out still works', async () => {
  await session.login('nora@whitcombe.example', 'linxgolf1')
  await open()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => session.state()).toEqual({ status: 'anonymous' })
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('when scores wait to be posted, the logout asks for confirmation and deletes them', async () => {
  const userId = 7101 // the drafts of another test's golfer may still be on their way out
  network.on('POST /api/auth/login', () => json(aSession({ userId })))
  await session.login('nora@whitcombe.example', 'linxgolf1')
  await drafts.save(sampleDraft({ userId }))
  await open()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: outboxMessages.unsentTitle(1) })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  expect(session.state().status).toBe('unreachable')
  expect(await drafts.list(userId)).toHaveLength(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => session.state()).toEqual({ status: 'anonymous' })
  await expect.poll(() => drafts.list(userId)).toEqual([])
})

test('after a retry by keyboard the focus is on the new screen’s title', async () => {
  await session.login('nora@whitcombe.example', 'linxgolf1')
  await open()
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
