import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { appMessages } from '~/domain/messages/app'
import { reloadForChunk } from '~/features/updates/app-chunks'
import { ChunkError } from '~/features/updates/load-chunk'
import { reportError } from '~/reporting/error-reporter'
import { alerts } from '~/ui/overlay/alerts'
import { START_SCREEN } from '~/lib/first-screen'
import { Crash, Root, RootCrash, Starting } from './root'

vi.mock('~/reporting/error-reporter', () => ({ reportError: vi.fn() }))
vi.mock('~/features/updates/app-chunks', () => ({ reloadForChunk: vi.fn(async () => false) }))

beforeEach(() => {
  vi.mocked(reportError).mockClear()
  vi.mocked(reloadForChunk).mockClear()
})

const thrown: { error: unknown } = { error: undefined }

/** Throws the given value while it renders. */
const Broken = () => <>{(function* () {})().throw(thrown.error)}</>

function show(error: unknown = new Error('No such hole.')) {
  thrown.error = error
  return render(
    <RouterProvider
      router={createMemoryRouter([
        {
          Component: Root,
          ErrorBoundary: RootCrash,
          children: [
            { path: '/frame', handle: { title: 'Groups' }, Component: Broken },
            {
              path: '/',
              handle: { title: 'Groups' },
              Component: () => (
                <main id="main">
                  <h1>Groups</h1>
                  <Link to="/broken">On</Link>
                  <Link to="/frame">Further</Link>
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
}

test('a page that throws shows the exact text, is reported once, and can be left by navigation (ERR-05)', async () => {
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
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(1))
  expect(reportError).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'No such hole.' }),
    'screen',
  )
  vi.mocked(console.error).mockClear() // React logs the error that it caught

  await page.getByRole('link', { name: 'Groups' }).click()
  await expect.element(page.getByRole('heading', { name: 'Groups' })).toHaveFocus()
  await expect.poll(() => document.title).toBe('Groups · Linx Golf')
})

test.each([[null], ['no wind'], [{ hole: 19 }]])(
  'thrown %o shows the same text and is reported once (ERR-05)',
  async (error) => {
    await show(error)
    await page.getByRole('link', { name: 'On' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(appMessages.crashText)
    await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(error, 'screen'))
    vi.mocked(console.error).mockClear()
  },
)

test('a chunk still missing after the reload is named in the message, once, with a Reload button (UPD-06)', async () => {
  const error = new ChunkError('groups-page-Ab12')
  await show(error)
  await page.getByRole('link', { name: 'On' }).click()
  const alert = page.getByRole('alert')
  await expect.element(alert.getByRole('heading')).toHaveTextContent('Something went wrong.')
  await expect.element(alert).toHaveTextContent('Loading chunk groups-page-Ab12 failed.')
  await expect.element(page.getByRole('button', { name: 'Refresh the page' })).toBeVisible()
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(error, 'screen'))
  vi.mocked(console.error).mockClear()
})

test('a missing chunk of a lazy part reloads the page without a report', async () => {
  vi.mocked(reloadForChunk).mockResolvedValueOnce(true)
  await show(new TypeError('error loading dynamically imported module: /assets/feed-1.js'))
  await page.getByRole('link', { name: 'On' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Loading chunk feed-1 failed.')
  await vi.waitFor(() =>
    expect(reloadForChunk).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'feed-1' }),
      '/broken',
    ),
  )
  expect(reportError).not.toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
})

test('an error outside of a page shows the router’s message', async () => {
  await show()
  await page.getByRole('link', { name: 'Further' }).click()
  await expect
    .element(page.getByRole('alert').getByRole('heading'))
    .toHaveTextContent('Unexpected Application Error!')
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(1))
  vi.mocked(console.error).mockClear()
})

test('an alert shows on a page without a frame, and the focus is restored after it', async () => {
  await show()
  const link = page.getByRole('link', { name: 'On' })
  link.element().focus()
  const read = alerts.show('The tee is closed.')
  const dialog = page.getByRole('alertdialog', { name: appMessages.alertTitle })
  await expect.element(dialog).toHaveTextContent('The tee is closed.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await read
  await expect.element(link).toHaveFocus()
})

test('the start screen is removed where the first page is loaded before anything is rendered', async () => {
  const screen = document.createElement('div')
  screen.id = START_SCREEN
  document.body.append(screen)
  const router = createMemoryRouter([
    { path: '/', Component: Root, HydrateFallback: Starting, handle: { title: 'Groups' } },
  ])
  await render(<RouterProvider router={router} />)
  expect(screen.isConnected).toBe(false)
})
