import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { START_SCREEN } from '~/lib/first-screen'
import { paths } from './paths'
import { ScrollPosition } from './scroll-position'

/** The address of the test page; the code under test reads address and state as it is imported, so they are set before. */
const address = vi.hoisted(() => {
  const { href } = location
  history.replaceState({ idx: 0 }, '', '/profile')
  return href
})
afterAll(() => history.replaceState(null, '', address))

const POSITIONS = 'react-router-scroll-positions'
const TALL = 3000

afterEach(() => sessionStorage.removeItem(POSITIONS))

type Before = {
  path?: string
  /** The stored position. */
  stored?: number
  /** How far the start screen is scrolled, by the browser or by the golfer; and how far it could be. */
  scrolled: number
  max?: number
  /** How far the page can be scrolled when it is first shown. */
  room?: number
}

const frames = async (count: number) => {
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame)
}

/** Makes the page as long as when its content has loaded. */
const lengthen = (room = TALL) => {
  const page = document.querySelector<HTMLElement>('[data-page]')
  if (page) page.style.height = `${window.innerHeight + room}px`
}

/** Loads a tall page after a start screen. Returns where it is scrolled to. */
async function open(before: Before) {
  const { path = paths.profile(), stored, scrolled, max = TALL, room = TALL } = before
  const start = document.createElement('div')
  start.id = START_SCREEN
  start.style.height = `${window.innerHeight + max}px`
  document.body.style.margin = '0'
  document.body.append(start)
  window.scrollTo(0, scrolled)
  expect(window.scrollY).toBe(Math.min(scrolled, max))
  if (stored !== undefined)
    sessionStorage.setItem(POSITIONS, JSON.stringify({ [`default${path}`]: stored }))
  const Page = () => (
    <>
      <div data-page style={{ height: window.innerHeight + room }} />
      <ScrollPosition />
    </>
  )
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [path] })
  await render(<RouterProvider router={router} />)
  await frames(1)
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

test.each([0, 60])(
  'a page that is too short for its position is scrolled there once it is longer, after %i frames',
  async (count) => {
    const scrolled = () => window.scrollY
    expect(await open({ stored: 600, scrolled: 0, room: 0 })).toBe(0)
    await frames(count)
    lengthen()
    await expect.poll(scrolled).toBe(600)
  },
)

test.each([
  ['of before, while the page is not there yet', false, 600],
  ['where the golfer has scrolled to', true, 0],
])('a second reload begins at the position %s', async (_where, hasInput, stored) => {
  await open({ stored: 600, scrolled: 0, room: 0 })
  if (hasInput) window.dispatchEvent(new WheelEvent('wheel'))
  window.dispatchEvent(new Event('pagehide'))
  const positions: unknown = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '')
  expect(positions).toHaveProperty('default/profile', stored)
  expect(positions).not.toHaveProperty('none') // the next document would begin there
})

test('but not another page that a redirect has shown by then', async () => {
  await open({ stored: 600, scrolled: 0, room: 0 })
  history.replaceState(history.state, '', '/groups')
  lengthen()
  await frames(3)
  history.replaceState(history.state, '', '/profile')
  expect(window.scrollY).toBe(0)
})

test('nor after an input of the golfer', async () => {
  await open({ stored: 600, scrolled: 0, room: 0 })
  window.dispatchEvent(new WheelEvent('wheel'))
  lengthen()
  await frames(3)
  expect(window.scrollY).toBe(0)
})

describe('after Back, a page whose content comes late', () => {
  /** The profile, left at 450 px for another page and come back to, while it has no content yet. */
  async function comeBack() {
    let room = TALL
    const Page = () => (
      <>
        <div key={useLocation().key} data-page style={{ height: window.innerHeight + room }} />
        <ScrollPosition />
      </>
    )
    const routes = [{ path: '*', Component: Page }]
    const router = createMemoryRouter(routes, { initialEntries: [paths.profile()] })
    await render(<RouterProvider router={router} />)
    await frames(2)
    window.scrollTo(0, 450)
    room = 0
    await router.navigate(paths.groups('mygroups'))
    await frames(2)
    expect(window.scrollY).toBe(0)
    await router.navigate(-1)
    await frames(2)
    expect(window.scrollY).toBe(0)
    return router
  }

  test('is scrolled to its position', async () => {
    await comeBack()
    lengthen()
    await expect.poll(() => window.scrollY).toBe(450)
  })

  test('and again when it is short for a moment, as while a part of it loads', async () => {
    await comeBack()
    await frames(40)
    for (const room of [TALL, 0, TALL]) {
      lengthen(room)
      await expect.poll(() => window.scrollY).toBe(Math.min(room, 450))
    }
  })

  test('but not after an input', async () => {
    await comeBack()
    window.dispatchEvent(new WheelEvent('wheel'))
    lengthen()
    await frames(3)
    expect(window.scrollY).toBe(0)
  })

  test('nor after another script has scrolled it, such as a screen reader’s', async () => {
    await comeBack()
    lengthen(200)
    await expect.poll(() => window.scrollY).toBe(200)
    await frames(60)
    window.scrollTo(0, 100)
    await frames(3)
    lengthen()
    await frames(3)
    expect(window.scrollY).toBe(100)
  })

  test('and has its position still when it is left before and come back to', async () => {
    const router = await comeBack()
    await router.navigate(paths.groups('available'))
    await frames(2)
    await router.navigate(-1)
    await frames(2)
    lengthen()
    await expect.poll(() => window.scrollY).toBe(450)
  })
})

test.each(['{', '[]', '7', JSON.stringify({ 'default/profile': '600' })])(
  'positions that are stored as %s are ignored',
  async (text) => {
    sessionStorage.setItem(POSITIONS, text)
    expect(await open({ scrolled: 0 })).toBe(0)
  },
)
