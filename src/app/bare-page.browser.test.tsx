import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { updateMessages } from '~/domain/messages/updates'
import { updateNotice } from '~/features/updates/update-notice'
import { Root } from './root'

vi.mock('~/reporting/error-reporter', () => ({ reportError: vi.fn() }))

const show = (handle: { title: string; bare?: boolean }) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { Component: Root, children: [{ path: '/', handle, Component: () => <h1>Login</h1> }] },
      ])}
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
