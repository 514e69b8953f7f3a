import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { START_SCREEN } from '~/lib/first-screen'
import { paths } from './paths'
import { ScrollPosition } from './scroll-position'

/** The address before the page of a test, which reads its own as it is loaded. */
const address = vi.hoisted(() => {
  const { href } = location
  history.replaceState(history.state, '', '/profile')
  return href
})
afterAll(() => history.replaceState(history.state, '', address))

const POSITIONS = 'react-router-scroll-positions'
const TALL = 3000

afterEach(() => sessionStorage.removeItem(POSITIONS))

type Before = {
  path?: string
  /** The stored position. */
  stored?: unknown
  /** How far the start screen is scrolled, by the browser or by the golfer; and how far it could be. */
  scrolled: number
  max?: number
}

/** Loads a tall page after a start screen. Returns where it is scrolled to. */
async function open({ path = paths.profile(), stored, scrolled, max = TALL }: Before) {
  const start = document.createElement('div')
  start.id = START_SCREEN
  start.style.height = `${window.innerHeight + max}px`
  document.body.style.margin = '0'
  document.body.append(start)
  window.scrollTo(0, scrolled)
  expect(window.scrollY).toBe(Math.min(scrolled, max))
  sessionStorage.setItem(POSITIONS, JSON.stringify({ [`default${path}`]: stored }))
  const Page = () => (
    <>
      <div style={{ height: window.innerHeight + TALL }} />
      <ScrollPosition />
    </>
  )
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [path] })
  await render(<RouterProvider router={router} />)
  await new Promise(requestAnimationFrame)
  expect(start.isConnected).toBe(false)
  return window.scrollY
}

test.each<[string, Before, number]>([
  ['the stored position', { stored: 600, scrolled: 600 }, 600],
  ['the stored position, below a short start screen', { stored: 600, scrolled: 600, max: 80 }, 600],
  ['the stored position, which the browser has not restored', { stored: 600, scrolled: 0 }, 600],
  ['where the golfer has scrolled the start screen to', { stored: 600, scrolled: 300 }, 300],
  ['where it was scrolled to, from its top', { stored: 0, scrolled: 300 }, 300],
  ['where it was scrolled to, with nothing stored', { scrolled: 300 }, 300],
  ['the top, with something else stored', { stored: 'far down', scrolled: 0 }, 0],
  ['the top of Linx, which restores itself', { path: paths.linx(), stored: 600, scrolled: 0 }, 0],
  ['the top of the sign-in page', { path: paths.login(), stored: 600, scrolled: 0 }, 0],
  [
    'the stored position of My Bets',
    { path: paths.linx('My Bets'), stored: 600, scrolled: 0 },
    600,
  ],
])('the first page begins at %s', async (_where, before, top) => {
  expect(await open(before)).toBe(top)
})

test('a stored position that cannot be read is ignored', async () => {
  sessionStorage.setItem(POSITIONS, '{')
  expect(await open({ scrolled: 300 })).toBe(300)
})
