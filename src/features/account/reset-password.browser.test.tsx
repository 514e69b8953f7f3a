import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { json } from '~/testing/answers'
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

test('the golfer is signed in two seconds after the new password was set', async () => {
  const onDone = vi.fn(() => Promise.resolve())
  const element = (
    <ResetPassword token="t" email="n@w.example" onSpent={() => undefined} onDone={onDone} />
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const screen = await render(<RouterProvider router={router} />, { wrapper: WithQueries })
  await page.getByLabelText('New password', { exact: true }).fill('linxgolf2')
  await page.getByLabelText('Confirm password', { exact: true }).fill('linxgolf2')
  const button = page.getByRole('button', { name: 'Reset password' }).element()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  if (button instanceof HTMLElement) button.click()
  // Not by polling, which advances the fake time.
  while (title.element().textContent !== 'You’re back in.') await frame()
  await screen.rerender(<RouterProvider router={router} />) // runs the effect that sets the timer
  vi.advanceTimersByTime(1999)
  expect(onDone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onDone).toHaveBeenCalledOnce()
})
