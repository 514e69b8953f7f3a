import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { sessionMessages } from '~/domain/messages/session'
import { updateMessages } from '~/domain/messages/updates'
import { updateNotice } from '~/features/updates/update-notice'
import { Page as LoginPage } from '~/pages/login-page'
import { Root } from './root'

vi.mock('~/reporting/error-reporter', () => ({ reportError: vi.fn() }))

const show = (handle: { title: string; bare?: boolean }, element = <h1>Login</h1>) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ Component: Root, children: [{ path: '/', handle, element }] }])}
    />,
  )

test('a page without a frame shows the notice of a new version, and Reload activates it (R12)', async () => {
  const apply = vi.fn<() => void>()
  await show({ title: 'Login', bare: true })
  await expect.element(page.getByText(updateMessages.ready)).not.toBeInTheDocument()
  updateNotice.setState({ apply })
  await expect.element(page.getByText(updateMessages.ready)).toBeVisible()
  await page.getByRole('button', { name: updateMessages.reload }).click()
  expect(apply).toHaveBeenCalledTimes(1)
})

test('on a page with a frame only the frame shows the notice', async () => {
  updateNotice.setState({ apply: () => {} })
  await show({ title: 'Linx' })
  await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect.element(page.getByText(updateMessages.ready)).not.toBeInTheDocument()
})

test.each([
  [1280, 800, sessionMessages.ranOut],
  [1024, 768, undefined],
])(
  'the sign-in page needs no scrolling in a window of %i by %i with the reason for a sign-out: %s',
  async (width, height, reason) => {
    await page.viewport(width, height)
    if (reason) sessionStorage.setItem('session_refused', 'true')
    onTestFinished(async () => {
      sessionStorage.removeItem('session_refused')
      await page.viewport(414, 896)
    })
    updateNotice.setState(undefined, true)
    const { getByRole } = await show({ title: 'Login', bare: true }, <LoginPage />)
    await getByRole('button', { name: 'Show password' }).click()
    const shown = getByRole('alert')
    if (reason) await expect.element(shown).toHaveTextContent(reason)
    else await expect.element(shown).not.toBeInTheDocument()
    expect(document.documentElement.scrollHeight - innerHeight).toBe(0)
  },
)
