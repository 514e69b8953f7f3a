import { useEffect, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { sessionEnd } from '~/api/events'
import type { LinxItem } from '~/api/types'
import { itemKey } from '~/domain/feed/item-key'
import { firstScreen } from '~/lib/first-screen'
import { FeedList } from './feed-list'
import type { FeedCard } from './new-linx'
import { createRowHeights } from '../scroll/row-heights'
import { readingArea } from '../scroll/scroll-positions'
import { item, range, user } from './linx-feed.fake'

const frame = () => new Promise((drawn) => void requestAnimationFrame(() => drawn(undefined)))

const articles = () => [...document.querySelectorAll('article')]

/** The window's observers report no size until the returned function is called. */
function holdSizes(): () => void {
  const Native = window.ResizeObserver
  const held: (() => void)[] = []
  let isHeld = true
  window.ResizeObserver = class extends Native {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => {
        const report = () => callback(entries, observer)
        if (isHeld && entries.some(({ target }) => target.querySelector('article')))
          held.push(report)
        else report()
      })
    }
  }
  return () => {
    isHeld = false
    window.ResizeObserver = Native
    for (const report of held) report()
  }
}

const feedOf = (items: readonly LinxItem[], card?: FeedCard) => (
  <FeedList
    card={card}
    view="Following"
    items={items}
    busy={false}
    lastNotify={undefined}
    userId={user.us_id}
  />
)

const feed = feedOf(range(100, 25))

firstScreen.markShown()

/** Renders the element and waits for the code of its keys. */
async function show(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }])
  const screen = await render(<RouterProvider router={router} />)
  await import('./view-navigation')
  await frame()
  return screen
}

/** The placeholder for the entries below those that are rendered. */
const below = () => articles()[0]?.parentElement?.parentElement?.lastElementChild

test('a busy device that measures the first entries late shows them where they stay', async () => {
  await page.viewport(1280, 800)
  const measure = holdSizes()
  await show(feed)
  await expect.poll(() => articles().length).toBeGreaterThan(1)
  const tops = () => articles().map((entry) => entry.getBoundingClientRect().top)
  const first = tops()
  const [one, two] = articles()
  expect(two?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    one?.getBoundingClientRect().bottom ?? Infinity,
  )
  for (let frames = 0; frames < 10; frames += 1) {
    await frame()
    expect(tops()).toEqual(first)
  }

  measure()
  await expect.poll(() => articles().length).toBeGreaterThan(first.length)
  expect(tops().slice(0, first.length)).toEqual(first)
})

const belowVisibility = () => {
  const part = below()
  return part && getComputedStyle(part).visibility
}

test('the placeholder for the other entries is not visible before a scroll, since entries push it away', async () => {
  await page.viewport(390, 844)
  await show(feed)
  await expect.poll(() => articles().length).toBeGreaterThan(2)
  expect(belowVisibility()).toBe('hidden')
  window.scrollTo(0, 50)
  await expect.poll(belowVisibility).toBe('visible')
  window.scrollTo(0, 0)
})

test('where no rows are rendered yet the page looks like cards as tall as an unmeasured row counts', async () => {
  await page.viewport(390, 844)
  await show(feed)
  await expect.poll(() => articles().length).toBeGreaterThan(1)
  expect(below()?.clientHeight).toBeGreaterThan(1000)
  const { backgroundImage, backgroundSize } = getComputedStyle(below() ?? document.body)
  expect(backgroundImage).toMatch(/^linear-gradient\(/)
  const heights = createRowHeights(new Map())
  heights.setKeys(['one'])
  expect(backgroundSize).toBe(`100% ${heights.offset(1)}px`)
})

test('an entry that is added above the others moves them by what an unmeasured row counts', async () => {
  await page.viewport(390, 844)
  let addAbove = () => {}
  function Feed() {
    const [items, setItems] = useState(range(100, 25))
    useEffect(() => {
      addAbove = () => setItems((before) => [item(101), ...before])
    }, [])
    return feedOf(items)
  }
  await show(<Feed />)
  await expect
    .poll(() => {
      window.scrollBy(0, 200)
      return Number(articles()[0]?.ariaPosInSet)
    })
    .toBeGreaterThan(5)
  const [read] = articles()
  const box = read?.closest('[role=feed]')?.firstElementChild
  const position = () =>
    (read?.getBoundingClientRect().top ?? NaN) - (box?.getBoundingClientRect().top ?? NaN)
  const [before, at] = [position(), Number(read?.ariaPosInSet)]
  const heights = createRowHeights(new Map())
  heights.setKeys(['one'])

  addAbove()
  await expect.poll(() => Number(read?.ariaPosInSet)).toBe(at + 1)
  expect(position()).toBeCloseTo(before + heights.offset(1))
  window.scrollTo(0, 0)
})

test('Tab continues in the entry being read after the focused one was scrolled away', async () => {
  await page.viewport(1280, 800)
  await show(feed)
  await expect.poll(() => articles().length).toBeGreaterThan(1)
  const [first] = articles()
  first?.querySelector('a')?.focus()
  await expect
    .poll(() => {
      window.scrollBy(0, 200)
      return first?.isConnected
    })
    .toBe(false)
  window.scrollBy(0, 900)
  const read = () => articles().find((entry) => entry.getBoundingClientRect().bottom > 64)
  await expect.poll(() => read()?.querySelector('a')).toBeInstanceOf(HTMLElement)
  await expect.poll(() => articles()[0]).not.toBe(read())
  const entry = read()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('article')).toBe(entry)
  window.scrollTo(0, 0)
})

test('Page Down and Page Up move from entry to entry, below the bar; in a field they keep their own meaning', async () => {
  await page.viewport(390, 844)
  const items = range(100, 25)
  const noted = (
    <article>
      <button type="button">Not Now</button>
      <textarea aria-label="Note" />
    </article>
  )
  const screen = await show(feedOf(items, { below: itemKey(item(99)), card: noted }))
  await expect.poll(() => articles().length).toBeGreaterThan(2)
  const place = () => document.activeElement?.ariaPosInSet
  expect(readingArea().top).toBeGreaterThan(64)

  await screen.getByRole('textbox', { name: 'Note' }).click()
  await userEvent.keyboard('{PageDown}')
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Not Now' }).click()
  await userEvent.keyboard('{PageDown}')
  await expect.poll(place).toBe('3') // after the entry above the card

  articles()[0]?.querySelector('a')?.focus()
  for (const next of ['2', '3', '4', '5', '6', '7', '8']) {
    await userEvent.keyboard('{PageDown}')
    expect(place()).toBe(next)
    await frame()
    await frame()
    expect(document.activeElement?.getBoundingClientRect().top).toBeCloseTo(readingArea().top, 0)
  }
  await userEvent.keyboard('{PageUp}')
  expect(place()).toBe('7')
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
  expect(place()).toBe('7')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('article')?.ariaPosInSet).toBe('7')
  window.scrollTo(0, 0)
})

test('Page Down continues from the entry being read, not from a focused one that is out of view', async () => {
  await page.viewport(390, 844)
  await show(feed)
  await expect.poll(() => articles().length).toBeGreaterThan(2)
  const [first] = articles()
  first?.focus()
  window.scrollTo(0, (first?.getBoundingClientRect().bottom ?? NaN) + 100)
  await frame()
  await frame()
  expect(document.activeElement).toBe(first)
  const before = window.scrollY
  await userEvent.keyboard('{PageDown}')
  expect(document.activeElement?.ariaPosInSet).toBe('3')
  expect(window.scrollY).toBeGreaterThan(before)
  window.scrollTo(0, 0)
})

test('an entry taller than the space between the bars is scrolled through before Page Down or Page Up leaves it', async () => {
  await page.viewport(390, 240)
  await show(feed)
  await expect.poll(() => articles().length).toBeGreaterThan(1)
  const { top, bottom } = readingArea()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(240)
  const place = () => document.activeElement?.closest('article')?.ariaPosInSet
  const box = () => document.activeElement?.closest('article')?.getBoundingClientRect()
  expect(articles()[0]?.offsetHeight).toBeGreaterThan(bottom - top)

  /** Presses the key until the entry with the focus, which is this one, is in view to its edge. */
  const readOn = async (key: string, at: string, isRead: () => boolean) => {
    expect(isRead(), `${at} goes on`).toBe(false)
    for (let presses = 0; presses < 9 && !isRead(); presses += 1) {
      await userEvent.keyboard(key)
      expect(place()).toBe(at)
    }
    expect(isRead(), `${at} is read`).toBe(true)
  }
  const isReadToEnd = () => Number(box()?.bottom) <= bottom + 1
  const isReadToTop = () => Number(box()?.top) >= top - 1
  articles()[0]?.querySelector('a')?.focus()
  for (const at of ['1', '2']) {
    await readOn('{PageDown}', at, isReadToEnd)
    await userEvent.keyboard('{PageDown}')
    expect(place()).not.toBe(at)
    expect(box()?.top).toBeCloseTo(top, 0)
  }
  expect(place()).toBe('3')
  await userEvent.keyboard('{PageUp}')
  expect(place()).toBe('2')
  expect(box()?.bottom).toBeCloseTo(bottom, 0)
  await readOn('{PageUp}', '2', isReadToTop)
  await userEvent.keyboard('{PageUp}')
  expect(place()).toBe('1')
  window.scrollTo(0, 0)
})

// R10.
test('leaving the feed stores the reading position, but not after the session has ended', async () => {
  await page.viewport(390, 500)
  const KEY = 'linx_reading'
  const screen = await show(feed)
  window.scrollTo(0, 900)
  await frame()
  await screen.unmount()
  expect(sessionStorage.getItem(KEY)).not.toBeNull()
  const last = await show(feed)
  window.scrollTo(0, 900)
  await frame()
  sessionEnd.notify()
  await last.unmount()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})
