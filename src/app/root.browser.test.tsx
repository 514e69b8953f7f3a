import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { appMessages } from '~/domain/messages/app'
import { reportError } from '~/reporting/error-reporter'
import { Crash, Root } from './root'

vi.mock('~/reporting/error-reporter', () => ({ reportError: vi.fn() }))

function Broken(): never {
  throw new Error('No such hole.')
}

const show = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          Component: Root,
          ErrorBoundary: Crash,
          children: [
            {
              path: '/',
              handle: { title: 'Groups' },
              Component: () => (
                <main id="main">
                  <h1>Groups</h1>
                  <Link to="/broken">On</Link>
                </main>
              ),
            },
            {
              element: (
                <>
                  <Link to="/">Groups</Link>
                  <Outlet />
                </>
              ),
              children: [
                {
                  ErrorBoundary: Crash,
                  children: [
                    { path: 'broken', handle: { title: 'Post a score' }, Component: Broken },
                  ],
                },
              ],
            },
          ],
        },
      ])}
    />,
  )

test('a page that throws is replaced by the exact words, reported once, and left by the navigation', async () => {
  await show()
  await expect.poll(() => document.title).toBe('Groups · Linx Golf')
  await page.getByRole('link', { name: 'On' }).click()

  const alert = page.getByRole('alert')
  await expect.element(alert.getByRole('heading')).toHaveTextContent(appMessages.crashTitle)
  await expect.element(alert).toHaveTextContent(appMessages.crashText)
  await expect.element(alert).toHaveTextContent(appMessages.crashAdvice)
  await expect
    .element(page.getByRole('link', { name: 'Contact support' }))
    .toHaveAttribute('href', '/contact')
  expect(reportError).toHaveBeenCalledTimes(1)
  expect(reportError).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'No such hole.' }),
    'screen',
  )
  vi.mocked(console.error).mockClear() // React says what it caught

  await page.getByRole('link', { name: 'Groups' }).click()
  await expect.element(page.getByRole('heading', { name: 'Groups' })).toHaveFocus()
  await expect.poll(() => document.title).toBe('Groups · Linx Golf')
})
