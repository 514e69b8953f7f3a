import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { firstScreen } from '~/lib/first-screen'
import { json } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { LinxFeed } from './linx-feed'
import { item, range, user } from './linx-feed.fake'

/** An element and all its ancestors. */
function* outward(element: Element | null): Generator<Element> {
  for (let at = element; at; at = at.parentElement) yield at
}

/** Renders a feed of two follows, which are one row, and 23 rounds. Returns the first row's entry once it is shown. */
async function renderFeed() {
  const follows = [201, 200].map((id) =>
    item(id, { sourceTable: 'follows', notificationType: 'NewFollower' }),
  )
  const network = fakeNetwork({
    'GET /api/linx': () =>
      json(
        aFeedPage([...follows, ...range(100, 23)], {
          hasMore: true,
          oldestActivityDate: '2026-06-12T10:00:00Z',
        }),
      ),
  })
  onTestFinished(network.restore)
  const element = (
    <div className="page">
      <div className="page__main">
        <LinxFeed view="Following" user={user} lastNotify={undefined} />
      </div>
    </div>
  )
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  const first = screen.getByRole('article').first()
  await expect.element(first).toBeVisible()
  return { screen, first: first.element() }
}

/** Renders the feed in a window of this width; the size of the window is restored after the test. */
function renderFeedAt(width: number) {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  return page.viewport(width, 844).then(renderFeed)
}

/** The row of the feed that contains an element. */
function rowOf(element: Element): Element {
  const row = element.closest('article')?.parentElement
  if (!row) throw new Error('an element outside of the rows')
  return row
}

/** Moves the focus to an element. Returns by how many px its focus ring is above or below its row. */
function ringOutsideRow(element: HTMLElement | SVGElement): number {
  element.focus()
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  expect(outlineStyle, element.outerHTML).toBe('solid')
  const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset)
  const [own, row] = [element.getBoundingClientRect(), rowOf(element).getBoundingClientRect()]
  return Math.max(0, row.top - (own.top - ring), own.bottom + ring - row.bottom)
}

// Each of them adds a style pass to every frame in which the feed scrolls.
test('nothing in the feed is animated, and no size container is around the entries', async () => {
  const { screen, first } = await renderFeed()
  const animated = [...screen.container.querySelectorAll('*')].filter(
    (part) => getComputedStyle(part).animationName !== 'none',
  )
  expect(animated).toEqual([])
  const containers = [...outward(first)].map((around) => getComputedStyle(around).containerType)
  expect(new Set(containers)).toEqual(new Set(['normal']))
})

// Without it, painting a new entry takes almost twice as long: all rows on and around the screen are checked again.
test('on a phone a row is painted by itself, and cuts off no focus ring', async () => {
  const { screen, first } = await renderFeedAt(390)
  await expect.element(screen.getByRole('article').nth(1)).toBeVisible()
  expect(getComputedStyle(rowOf(first)).contain).toBe('layout paint')
  const controls = screen
    .getByRole('article')
    .or(screen.getByRole('article').getByRole('button'))
    .or(screen.getByRole('article').getByRole('link'))
    .elements()
  expect(controls.length).toBeGreaterThan(8)
  const cutOff = controls.filter((control) => ringOutsideRow(control) > 0)
  expect(cutOff.map((control) => control.outerHTML.slice(0, 120))).toEqual([])
})

test('on a wide screen a row does not cut off the shadow of its card', async () => {
  const { first } = await renderFeedAt(1280)
  expect(getComputedStyle(rowOf(first)).contain).toBe('layout')
  expect(getComputedStyle(first).boxShadow).not.toBe('none')
})

const frame = () => new Promise((drawn) => void requestAnimationFrame(drawn))

// With a processor four times slower an entry takes 25 ms of the main thread, more than there is at that pace.
test('an entry scrolled past too fast to be read shows only its name, and all of it when the list is at rest', async () => {
  firstScreen.markShown()
  const { screen } = await renderFeedAt(390)
  const entries = () => screen.getByRole('article').elements()
  const brief = () => entries().filter((entry) => entry.childElementCount === 0)
  const isAllBrief = () => brief().length > 1 && brief().length === entries().length
  // Its code is loaded after the feed, perhaps only when the list has been scrolled to its end and back.
  let step = window.innerHeight / 2
  for (let steps = 0; steps < 200 && !isAllBrief(); steps += 1) {
    const before = window.scrollY
    window.scrollBy(0, step)
    if (window.scrollY === before) step = -step
    await frame()
  }
  expect(isAllBrief()).toBe(true)
  const rounds = brief().filter(({ ariaPosInSet }) => ariaPosInSet !== '1') // the first row is that of the follows
  for (const { textContent } of rounds) expect(textContent).toMatch(/^Golfer \d+ at .+ · .+ ago$/)
  const center = window.innerHeight / 2
  const inView = brief().find((entry) => entry.getBoundingClientRect().bottom > center)
  const place = inView?.ariaPosInSet
  expect(place).toBeDefined()
  await expect.poll(() => brief().length).toBe(0)
  expect(entries().map((entry) => entry.ariaPosInSet)).toContain(place)
})
