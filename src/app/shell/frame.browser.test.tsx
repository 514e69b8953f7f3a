import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { SetupScreen } from '~/features/account/setup-screen'
import { PlainColumn } from '~/features/account/plain-column'
import { PlainPage } from '~/features/login/plain-page'
import { appMessages } from '~/domain/messages/app'
import { drafts } from '~/features/scores/draft/device-drafts'
import { cachedAges, FEED_AGE } from '~/offline/cache'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { fakeNetwork, signInRoutes } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { LoadingShell, Shell, TabBar } from './frame'
import { storeUnsent } from './load-scores'

const text = 'You are signed in as Nora Whitcombe. '.repeat(40)

const content = (
  <>
    <p>{text}</p>
    <button type="button">Switch accounts</button>
  </>
)

const screens = {
  'a page with a single task': <PlainColumn>{content}</PlainColumn>,
  'a step of the account setup': (
    <SetupScreen art={null} title="Account Setup">
      {content}
    </SetupScreen>
  ),
  'direct sign-in': <PlainPage title="Direct sign-in">{content}</PlainPage>,
}

test.each(Object.entries(screens))(
  'the tab bar covers nothing at the end of %s',
  async (_what, screen) => {
    await page.viewport(320, 480)
    const element = (
      <>
        {screen}
        <TabBar />
      </>
    )
    const { getByRole } = await render(
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
      { wrapper: WithQueries },
    )
    window.scrollTo(0, document.documentElement.scrollHeight)
    const bar = getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect()
    const button = getByRole('button', { name: 'Switch accounts' })
      .element()
      .getBoundingClientRect()
    expect(button.bottom).toBeLessThanOrEqual(bar.top)
  },
)

test('the skip link is above a screen with a camera cut-out until it has the focus', async () => {
  const { style } = document.documentElement
  style.setProperty('--safe-top', '59px')
  onTestFinished(() => void style.removeProperty('--safe-top'))
  const { getByRole } = await render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <LoadingShell /> }])} />,
    { wrapper: WithQueries },
  )
  const link = getByRole('link', { name: 'Skip to content' }).element()
  expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
  if (link instanceof HTMLElement) link.focus()
  expect(link.getBoundingClientRect().top).toBe(67)
})

test('until the scores that are not posted are read, their line is reserved, or the page says that it is offline', async () => {
  const network = fakeNetwork(signInRoutes())
  await session.login('nora@whitcombe.example', 'linxgolf1')
  vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => {})) // they are never read
  storeUnsent('drafts')
  const children = [{ path: '*', element: null }]
  const router = createMemoryRouter([{ element: <Shell />, children }])
  const { getByRole, getByText, unmount } = await render(<RouterProvider router={router} />)
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await unmount()
    await session.logout()
    network.restore()
  })
  const view = getByRole('link', { name: 'View scores' })
  await expect.element(view).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(getByText(appMessages.offline)).toBeVisible()
  await expect.element(view).not.toBeInTheDocument()
})

test.each([
  ['that one waits or needs the golfer is reserved', 'unsettled', 1],
  ['that there are drafts does not exist', 'drafts', 0],
] as const)('on the score pages, the line %s', async (_what, unsent, lines) => {
  const network = fakeNetwork(signInRoutes())
  await session.login('nora@whitcombe.example', 'linxgolf1')
  const read = vi.spyOn(drafts, 'list').mockReturnValue(new Promise(() => {})) // they are never read
  storeUnsent(unsent)
  const children = [{ path: '*', element: null, handle: { title: 'Post', help: 'postscore' } }]
  const router = createMemoryRouter([{ element: <Shell />, children }])
  const { getByRole, unmount } = await render(<RouterProvider router={router} />)
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await unmount()
    await session.logout()
    network.restore()
  })
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(0)
  expect(getByRole('link', { name: 'View scores' }).elements()).toHaveLength(lines)
})

test('until the line of the score pages has loaded, they say that there is no network, but nothing about the feed', async () => {
  cachedAges.setState({ [FEED_AGE]: Date.now() })
  const children = [
    { path: paths.linx(), element: null, handle: { title: 'Linx', help: 'linx' } },
    { path: paths.postScore(), element: null, handle: { title: 'Post', help: 'postscore' } },
  ]
  const router = createMemoryRouter([{ element: <Shell />, children }], {
    initialEntries: [paths.linx()],
  })
  const { getByRole } = await render(<RouterProvider router={router} />)
  onTestFinished(() => {
    vi.restoreAllMocks()
    cachedAges.setState({}, true)
  })
  const status = getByRole('status').first()
  await expect.element(status).toHaveTextContent(/^Linx from /)
  await router.navigate(paths.postScore())
  await expect.element(status).toBeEmptyDOMElement()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(status).toHaveTextContent(new RegExp(`^${appMessages.offline}$`))
})

test('a visitor’s page keeps what is typed and the focus when another tab signs in', async () => {
  const network = fakeNetwork(signInRoutes())
  const children = [{ path: '*', element: <input aria-label="Email" /> }]
  const router = createMemoryRouter([{ element: <Shell />, children }])
  await session.start()
  const { getByRole, unmount } = await render(<RouterProvider router={router} />)
  onTestFinished(async () => {
    await unmount()
    await session.logout()
    network.restore()
  })
  const footer = getByRole('link', { name: 'Privacy Policy' })
  await expect.element(footer).toBeVisible()
  const field = getByRole('textbox', { name: 'Email' })
  await field.fill('marcus@bell.example')
  await session.login('nora@whitcombe.example', 'linxgolf1')
  await expect.element(footer).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('marcus@bell.example')
  await expect.element(field).toHaveFocus()
})
