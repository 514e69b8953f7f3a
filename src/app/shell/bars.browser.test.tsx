import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { fakeHubEvents, hubListeners } from '~/realtime/hub.fake'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { signInForEachTest } from '~/session/signed-in.fake'
import { json } from '~/testing/responses'
import { Shell } from './frame'

const signedIn = signInForEachTest()
beforeEach(() => {
  fakeHubEvents()
  signedIn.network.on('GET /api/follow/requests/count', () => json({ count: 2 }))
})
afterEach(async () => {
  vi.restoreAllMocks()
  window.scrollTo(0, 0)
  await page.viewport(414, 896)
})

/** Shows the frame around a long page of the Linx section. */
async function show() {
  const element = (
    <main id="main" style={{ blockSize: 3000 }}>
      <h1>Linx</h1>
      <input aria-label="Comment" />
    </main>
  )
  const children = [{ path: '*', handle: { title: 'Linx', help: 'linx' }, element }]
  const router = createMemoryRouter([{ element: <Shell />, children }], {
    initialEntries: [paths.linx()],
  })
  await render(<RouterProvider router={router} />)
  return router
}

/** The navigation that the width of the window shows. */
const tabs = page.getByRole('navigation', { name: 'Main' })
const logo = page.getByRole('banner').getByRole('link', { name: /Linx Golf/ })
const help = page.getByRole('link', { name: 'Help for this page' })
const tabsTop = () => tabs.element().getBoundingClientRect().top

test('the tabs are at the bottom up to 768 px and in the top bar from 769 px', async () => {
  await page.viewport(768, 900)
  await show()
  expect(tabsTop()).toBeGreaterThan(700)
  await page.viewport(769, 900)
  expect(tabsTop()).toBeLessThan(100)
})

test('in a low window the bars do not cover the focused field', async () => {
  await page.viewport(320, 400)
  await show()
  expect(tabsTop()).toBeLessThan(400)
  await page.getByRole('textbox', { name: 'Comment' }).click()
  await expect.poll(tabsTop).toBeGreaterThanOrEqual(400)
  const bars = page.getByRole('banner').element().parentElement
  expect(bars && getComputedStyle(bars).position).toBe('static')
})

test('the Following link shows the number of requests and leads to them until none are left', async () => {
  await show()
  const following = tabs.getByRole('link', { name: /^Following/ })
  await expect.element(following).toHaveAccessibleName('Following 2 requests')
  await expect.element(following).toHaveAttribute('href', paths.following('requests'))
  hubListeners.ReceiveFollowRequestsUpdate.notify(1)
  await expect.element(following).toHaveAccessibleName('Following 1 request')
  hubListeners.ReceiveFollowRequestsUpdate.notify(0)
  await expect.element(following).toHaveAccessibleName('Following')
  await expect.element(following).toHaveAttribute('href', paths.following())
})

test('the logo links to About, the question mark to help for the section, and Linx pressed again scrolls to the top', async () => {
  const router = await show()
  await expect.element(help).toHaveAttribute('href', paths.help('linx'))
  await expect.element(logo).toHaveAttribute('href', paths.about())
  window.scrollTo(0, 700)
  const { key } = router.state.location
  await tabs.getByRole('link', { name: /^Linx/ }).click()
  await expect.poll(() => window.scrollY).toBe(0)
  expect(router.state.location.key).toBe(key) // no history entry
})

test('a visitor’s page has a footer and help but no sections, and its logo links to the sign-in page', async () => {
  await session.logout()
  await show()
  const footer = page.getByRole('contentinfo')
  await expect.element(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect.element(footer.getByRole('link', { name: 'Contact' })).toBeVisible()
  await expect.element(footer).toHaveTextContent('©')
  await expect.element(tabs).not.toBeInTheDocument()
  await expect.element(help).toHaveAttribute('href', paths.help('linx'))
  await expect.element(logo).toHaveAttribute('href', paths.login())
})
