import type { Page } from '@playwright/test'
import { newsMessages } from '~/domain/messages/news'
import { paths } from '~/routing/paths'
import { commentsOf } from '../screens/comments'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { arrive, commentOnAll } from '../support/arrivals'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'

// The feed must never move what the golfer is reading.

/** Opens another page. Playwright's click would first scroll the link into view. */
async function openGroups(page: Page) {
  await shell(page).link('Groups').dispatchEvent('click')
  await expect(page).toHaveURL(/groups/)
}

/** Records the positions that scripts scroll to, in each document anew. */
async function watchScrolling(page: Page) {
  await page.addInitScript(() => {
    const requestedPositions: unknown[] = []
    const scrollTo = window.scrollTo.bind(window)
    window.scrollTo = (...position: unknown[]) => {
      for (const part of position)
        requestedPositions.push(typeof part === 'object' && part ? Reflect.get(part, 'top') : part)
      Reflect.apply(scrollTo, window, position)
    }
    Object.assign(globalThis, { requestedPositions })
  })
  return () => page.evaluate((): unknown => Reflect.get(globalThis, 'requestedPositions'))
}

test.describe('a long feed', () => {
  test.use({ scenario: 'busy-feed' })

  test('entries and comments that arrive while the golfer reads do not move the feed, and the new Linx button shows them and focuses the first', async ({
    page,
    backend,
  }) => {
    await page.goto(paths.linx())
    const feed = linxPage(page)
    const withoutComments = page.getByRole('button', { name: 'Comment', exact: true })
    await expect.poll(() => backend.hub.connections()).toBe(1)
    const before = await feed.readDown(40)
    const olderPages = sent(backend, 'listLinx').filter(({ path }) => path.includes('olderThan'))
    expect(olderPages.length).toBeGreaterThan(0)
    expect(new Set(olderPages.map(({ path }) => path)).size).toBe(olderPages.length) // each once
    await arrive(backend, 3)
    await expect(feed.showNew).toHaveText(newsMessages.newItems('3'))
    await feed.expectReading(before)
    await expect(page.getByRole('banner').filter({ has: feed.showNew })).toBeVisible() // in the bar, where it covers no entry

    await expect(withoutComments).not.toHaveCount(0)
    await commentOnAll(backend, 'Well played.')
    await expect(withoutComments).toHaveCount(0)
    await feed.expectReading(before)

    await feed.showNew.click()
    await expect(feed.items.first()).toBeFocused()
    await expect(feed.showNew).toBeHidden()

    const thread = commentsOf(feed.items.filter({ hasText: 'Woohoo!' }).first())
    await thread.comments.click()
    await thread.field.fill('See you on')
    await commentOnAll(backend, 'Saturday, then.')
    await expect(thread.panel.getByText('Saturday, then.')).toBeVisible()
    await expect(thread.field).toBeFocused()
    await thread.field.pressSequentially(' Sunday')
    await expect(thread.field).toHaveValue('See you on Sunday')
    await expect(thread.openComments).toHaveText(/^\d+ comments?$/)
  })

  test('Back restores the exact scroll position; a reload, and Back from a reloaded page, restore the same entry', async ({
    page,
    backend,
  }) => {
    const requestedPositions = await watchScrolling(page)
    await page.goto(paths.linx())
    const feed = linxPage(page)
    const before = await feed.readDown(30)
    const isRestored = () =>
      expect.poll(async () => (await feed.reading())?.place).toBe(before.place)
    await openGroups(page)
    await page.goBack()
    await expect(() => feed.expectReading(before)).toPass()

    const pixel = await page.evaluate(() => scrollY)
    await page.reload()
    await isRestored()
    await feed.settledReading()
    expect(pixel).toBeGreaterThan(0)
    expect(await requestedPositions(), 'scripts scroll to the entry').not.toContain(pixel)

    // After the badge of the reloaded page has loaded.
    await openGroups(page)
    const badge = page.waitForResponse(/\/api\/linx\?/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Groups' })).toBeVisible()
    await (await badge).finished()
    await page.goBack()
    await isRestored()

    // Before it has loaded. This is last, because the late response could be taken for that of another page.
    await openGroups(page)
    backend.faults.set('listLinx', { delayMs: 2000 })
    const badgeRequest = page.waitForRequest(/\/api\/linx\?/)
    await page.reload()
    await badgeRequest
    backend.faults.clear()
    await page.goBack()
    await isRestored()

    await openGroups(page)
    await page.reload()
    await shell(page).link('Linx').click()
    await expect(feed.items.first()).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('each view keeps its own scroll position, and the link of the open view leads to its top', async ({
    page,
  }) => {
    await page.goto(paths.linx())
    const feed = linxPage(page)
    const before = await feed.readDown(8)
    await feed.view('My Linx').dispatchEvent('click')
    await expect(feed.view('My Linx')).toHaveAttribute('aria-current', 'page')
    await expect.poll(async () => (await feed.reading())?.place).toBe(1)
    await feed.view('Following').dispatchEvent('click')
    await expect(() => feed.expectReading(before)).toPass()
    await feed.view('Following').dispatchEvent('click')
    await expect.poll(async () => (await feed.reading())?.place).toBe(1)
  })
})

test.describe('on a phone', () => {
  test.use({
    scenario: 'busy-feed',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })

  test('a swipe outside an open sheet does not scroll the feed behind it, and rotating the phone and back keeps the feed at the same entry, give or take one', async ({
    page,
  }) => {
    await page.goto(paths.linx())
    const feed = linxPage(page)
    const devTools = await page.context().newCDPSession(page)
    const swipeUp = async () => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ys: readonly number[]) =>
        devTools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: ys.map((y) => ({ x: 195, y })),
        })
      await touch('touchStart', [190])
      for (let y = 180; y > 70; y -= 10) await touch('touchMove', [y])
      await touch('touchEnd', [])
    }
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await swipeUp()
    expect(await scrolled()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await swipeUp()
    await expect.poll(scrolled).toBeGreaterThan(50)

    const { place } = await feed.readDown(30)
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const now = await feed.settledReading()
      expect(Math.abs(now.place - place), `from entry ${place} to ${now.place}`).toBeLessThan(2)
    }
  })
})

test('My Linx shows the history of the Handicap Index, and a point in it leads to its round', async ({
  page,
  backend,
}) => {
  await page.goto(paths.linx('My Linx'))
  const story = page.getByRole('region', { name: 'Your Handicap Index' })
  const round = story.getByRole('slider', { name: 'Round' })
  await round.press('Home')
  const [, course = ''] = (await round.getAttribute('aria-valuetext'))?.split(', ') ?? []
  await story.getByRole('button', { name: 'Show this round' }).press('Enter')
  await expect(page.getByRole('article').and(page.locator(':focus'))).toContainText(course)
  const views = () =>
    sent(backend, 'listLinx')
      .filter(({ path }) => !path.includes('olderThan'))
      .map(({ path }) => new URL(path, 'http://golf').searchParams.get('view') ?? '')
      .toSorted()
  await expect.poll(views).toEqual(['Following', 'My Linx']) // Following is requested once, for the badge, and reused for its tab
})

// HUB-12.
test('without WebSockets, new entries still arrive live', async ({ page, backend }) => {
  await page.addInitScript(() => {
    class Blocked extends EventTarget {
      constructor() {
        super()
        throw new Error('A proxy is in the way.')
      }
    }
    Object.defineProperty(window, 'WebSocket', { value: Blocked })
  })
  await page.goto(paths.linx())
  const feed = linxPage(page)
  await expect(feed.items.first()).toBeVisible()
  await expect.poll(() => backend.hub.connections(), { timeout: 15_000 }).toBe(1)
  await arrive(backend, 1)
  await expect(feed.showNew).toHaveText(newsMessages.newItems('1'))
})

test.describe('on a new golfer’s first day', () => {
  test.use({ scenario: 'first-day' })

  // LST-06.
  test('an empty feed redirects the golfer to the suggestions once per session', async ({
    page,
  }) => {
    await page.goto(paths.linx())
    await expect(page.getByRole('heading', { name: newsMessages.noNewLinx })).toBeVisible()
    await expect(page).toHaveURL(/following\?view=suggestions/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: newsMessages.noNewLinx })).toBeVisible()
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(/\/linx/)
  })
})
