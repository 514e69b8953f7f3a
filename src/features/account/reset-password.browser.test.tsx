import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { accountMessages } from '~/domain/messages/account'
import { sessionMessages } from '~/domain/messages/session'
import { json } from '~/testing/responses'
import { aSession } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { ResetPassword } from './reset-password'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork({ 'POST /api/auth/reset-password': () => json(aSession()) })
})
afterEach(() => {
  vi.useRealTimers()
  network.restore()
})

const title = page.getByRole('heading')
const frame = () => new Promise((drawn) => void requestAnimationFrame(drawn))

/** The page, which leaves for Linx once the golfer is signed in. */
function Reset({ onDone }: { onDone: () => Promise<void> }) {
  const navigate = useNavigate()
  const enter = () => onDone().then(() => navigate('/linx'))
  return <ResetPassword token="t" email="n@w.example" onSpent={() => undefined} onDone={enter} />
}

/** Opens the page with a valid link, sets a new password, and waits until it is set. The code of Linx never loads. */
async function setPassword(onDone: () => Promise<void>) {
  const router = createMemoryRouter([
    { path: '/linx', lazy: () => new Promise<never>(() => undefined) },
    { path: '*', Component: () => <Reset onDone={onDone} /> },
  ])
  const screen = await render(<RouterProvider router={router} />, { wrapper: WithQueries })
  await page.getByLabelText('New password', { exact: true }).fill('linxgolf2')
  await page.getByLabelText('Confirm password', { exact: true }).fill('linxgolf2')
  const button = page.getByRole('button', { name: 'Reset password' }).element()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  if (button instanceof HTMLElement) button.click()
  // Not by polling, which advances the fake time.
  while (title.element().textContent !== 'You’re back in.') await frame()
  await screen.rerender(<RouterProvider router={router} />) // runs the effect that sets the timer
  return router
}

test('the golfer is signed in two seconds after the new password was set', async () => {
  const onDone = vi.fn(() => Promise.resolve())
  await setPassword(onDone)
  vi.advanceTimersByTime(1999)
  expect(onDone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onDone).toHaveBeenCalledOnce()
})

test('a golfer is signed in only once, even if Linx loads late', async () => {
  const onDone = vi.fn(() => Promise.resolve())
  const router = await setPassword(onDone)
  vi.advanceTimersByTime(2000)
  while (router.state.navigation.state !== 'loading') await frame()
  await frame()
  vi.advanceTimersByTime(10_000)
  expect(onDone).toHaveBeenCalledOnce()
})

test('a golfer who cannot be signed in is told that the password is set, and not that the login is in progress', async () => {
  const failure = sessionMessages.storeFailed
  await setPassword(() => Promise.reject(new Error(failure)))
  await expect.element(title).toHaveFocus()
  await expect.element(page.getByText(accountMessages.resetDone)).toBeVisible()
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  await expect.element(page.getByRole('alert')).toHaveTextContent(failure)
  await expect.element(title).toHaveTextContent('Your new password is set')
  await expect.element(title).toHaveFocus()
  await expect.element(page.getByText(accountMessages.resetDone)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Login' })).toBeVisible()
})
