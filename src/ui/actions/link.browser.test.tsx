import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link } from './link'

const start = location.href

/** The presses that were left to the browser, because the router did not handle them. */
let left: string[]
const leave = (event: MouseEvent) => {
  if (event.defaultPrevented) return
  left.push('left')
  event.preventDefault()
}

beforeEach(() => {
  left = []
  addEventListener('click', leave)
})
afterEach(() => {
  removeEventListener('click', leave)
  history.replaceState(null, '', start)
})

async function open(props: Partial<Parameters<typeof Link>[0]> = {}) {
  const element = (
    <Link to="/groups?view=mine" {...props}>
      Groups
    </Link>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const screen = await render(<RouterProvider router={router} />)
  return { router, link: screen.getByRole('link', { name: 'Groups' }) }
}

test('a press leads to the page, with its state, as a new history entry', async () => {
  const { router, link } = await open({ state: { keepScroll: true } })
  await expect.element(link).toHaveAttribute('href', '/groups?view=mine')
  await link.click()
  const { location: to, historyAction } = router.state
  expect([to.pathname + to.search, to.state, historyAction]).toEqual([
    '/groups?view=mine',
    { keepScroll: true },
    'PUSH',
  ])
  expect(left).toEqual([])
})

test('Enter on a focused link leads to the page', async () => {
  const { router, link } = await open()
  link.element().focus()
  await expect.element(link).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/groups'))
})

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('with %o the browser follows it, in a new tab for instance', async (how) => {
  const { router, link } = await open()
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  expect(left).toEqual(['left'])
  expect(router.state.location.pathname).toBe('/')
})

test('a link that opens a new tab is left to the browser', async () => {
  const { router, link } = await open({ target: '_blank' })
  await link.click()
  expect(left).toEqual(['left'])
  expect(router.state.location.pathname).toBe('/')
})

test('a press that the page has handled does not navigate', async () => {
  const { router, link } = await open({ onClick: (event) => event.preventDefault() })
  await link.click()
  expect(router.state.location.pathname).toBe('/')
})

test('a link to the current address, and one with `replace`, replace the history entry', async () => {
  history.replaceState(null, '', '/groups?view=mine')
  const here = await open()
  await here.link.click()
  expect(here.router.state.historyAction).toBe('REPLACE')
  history.replaceState(null, '', start)
  const replacing = await open({ replace: true, to: '/linx', children: 'Groups' })
  await replacing.link.last().click()
  expect(replacing.router.state.historyAction).toBe('REPLACE')
})

test('the page keeps its scroll position if the link requests it', async () => {
  const { router, link } = await open({ preventScrollReset: true })
  await link.click()
  expect(router.state.preventScrollReset).toBe(true)
})
