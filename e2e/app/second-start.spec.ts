import type { Locator, Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { signInPage } from '../screens/sign-in'
import { arrive } from '../support/arrivals'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { statusesOf } from '../support/journal'
import { pageErrors } from '../support/page-errors'
import { holdScripts, pressStartScreen, startScreen } from '../support/start-screen'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('linx_entries'))

/** Opens Linx, waits until its entries are stored for the next start, and leaves. Returns the first entry's course. */
async function visitLinx(page: Page): Promise<string> {
  await page.goto(paths.linx())
  const course = linxPage(page).items.first().getByRole('heading', { level: 2 })
  await expect(course).toBeVisible()
  await expect.poll(() => stored(page)).not.toBeNull()
  const name = await course.innerText()
  const seen = page.waitForResponse(/last_notify/) // otherwise the next visit would summarize the same news again
  await page.getByRole('link', { name: 'Groups' }).first().click()
  await seen
  await page.goto('about:blank') // otherwise the page would keep calling the host
  return name
}

/** The stored entries on the start screen, which cannot be found by role because it is inert. */
const shown = (page: Page) => startScreen(page).locator('article')

/** The top and the height of each of these entries. */
const places = (entries: Locator) =>
  entries.evaluateAll((all) =>
    all.map((entry) => {
      const { top, height } = entry.getBoundingClientRect()
      return { top, height }
    }),
  )

/** Leaves Linx, so that the next visit is a start. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Groups' }).first().click()
  await page.goto('about:blank')
}

test('a returning golfer sees the stored entries before the app has started, and the app shows them in the same place, in both themes; a reload shows none', async ({
  page,
}) => {
  const errors = pageErrors(page)
  const course = await visitLinx(page)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const release = await holdScripts(page)
    await page.goto(paths.linx(), { waitUntil: 'commit' })
    await expect(shown(page).first().locator('h2')).toHaveText(course)
    const before = await places(shown(page))
    expect(before.length).toBeGreaterThan(1)
    const time = shown(page).first().locator('[data-moment]').first()
    await expect(time).toHaveText(/ago|just now/)
    await expect(time).toBeHidden() // it shows the time relative to the last visit
    release()
    await expect(startScreen(page)).toHaveCount(0)
    await expect.poll(() => linxPage(page).items.count()).toBeGreaterThanOrEqual(before.length)
    expect((await places(linxPage(page).items)).slice(0, before.length)).toEqual(before)
    if (colorScheme === 'dark') await leave(page)
  }
  expect(errors).toEqual([])

  // A reload may restore a position further down.
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(startScreen(page).getByText('TOT').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme') // waits until the early script has run
  await page.waitForFunction(() => document.readyState !== 'loading')
  await expect(shown(page)).toHaveCount(0)
  release()
  await expect(linxPage(page).items.first()).toBeVisible()
})

test('Woohoo clicked in the stored entries cheers that round once the app has started, and a round clicked there opens', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 1200 })
  const course = await visitLinx(page)
  const likes = () =>
    backend.db.likes.rows().filter(({ userId }) => userId === golfers.nora.id).length
  const before = likes()
  const release = await holdScripts(page)
  await page.goto(paths.linx(), { waitUntil: 'commit' })
  await pressStartScreen(page, shown(page).first().locator('button', { hasText: 'Woohoo!' }))
  release()
  await expect(linxPage(page).items.first().getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect.poll(likes).toBe(before + 1)

  await leave(page)
  const releaseAgain = await holdScripts(page)
  await page.goto(paths.linx(), { waitUntil: 'commit' })
  await pressStartScreen(page, shown(page).first().locator('h2'))
  releaseAgain()
  await expect(page.getByRole('heading', { name: course, level: 1 })).toBeVisible()
})

test('Woohoo clicked in the stored entries does not cheer a newer round of the same golfer at the same course', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 1200 })
  await arrive(backend, 1)
  await visitLinx(page)
  const [device] = (await page.context().storageState()).origins
  const earlier = device?.localStorage.find(({ name }) => name === 'linx_entries')?.value ?? ''
  await arrive(backend, 1)
  backend.clock.advance(60_000)
  await visitLinx(page)
  // With an open panel the earlier entries stay stored. The newer entry has been seen, so no summary moves them.
  await page.addInitScript((last) => localStorage.setItem('linx_entries', last), earlier)
  const likes = () => backend.db.likes.rows().length
  const before = likes()
  const release = await holdScripts(page)
  await page.goto(paths.linx(), { waitUntil: 'commit' })
  const pressed = (await shown(page).first().getAttribute('aria-label')) ?? ''
  await pressStartScreen(page, shown(page).first().locator('button', { hasText: 'Woohoo!' }))
  release()
  const { items } = linxPage(page)
  await expect(items.nth(1)).toHaveAccessibleName(pressed)
  await expect(items.first()).toHaveAccessibleName(pressed)
  await page.waitForLoadState('networkidle')
  await expect(items.first().getByRole('button', { name: /^Woohoo/ })).toBeVisible()
  expect(likes()).toBe(before)
})

test('a round clicked in the stored entries does not open if a newer round at the same course is now above it', async ({
  page,
  backend,
}) => {
  const course = await visitLinx(page)
  const { scores } = backend.db
  const newest = scores.where('userId', golfers.priya.id).at(-1)
  if (!newest) throw new Error('no score to copy')
  await scores.change(newest.id, { courseName: course, showTo: 'Followers' })
  await arrive(backend, 1, golfers.priya)
  const release = await holdScripts(page)
  await page.goto(paths.linx(), { waitUntil: 'commit' })
  await pressStartScreen(page, shown(page).first().locator('h2'))
  release()
  const { items } = linxPage(page)
  await expect(items.first()).toHaveAccessibleName(`${golfers.priya.name} at ${course}`)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(paths.linx())
})

test('a golfer who scrolls the stored entries early stays in the same place; a session ended by the host removes them and leads to the top of the sign-in page', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitLinx(page)
  /** Opens Linx and scrolls its stored entries. */
  const openAndScroll = async () => {
    const release = await holdScripts(page)
    await page.goto(paths.linx(), { waitUntil: 'commit' })
    await expect(shown(page).nth(1)).toBeVisible()
    await page.evaluate(() => scrollTo(0, 150))
    expect(await page.evaluate(() => scrollY)).toBe(150)
    return release
  }
  const release = await openAndScroll()
  const [, before] = await places(shown(page))
  release()
  await expect(startScreen(page)).toHaveCount(0)
  const now = async () => (await places(linxPage(page).items))[1]
  expect(await now()).toEqual(before)
  await page.waitForLoadState('networkidle')
  expect(await now()).toEqual(before)

  await leave(page)
  await page.setViewportSize({ width: 390, height: 600 })
  backend.tokens.expire()
  backend.faults.set('refreshToken', { status: 401 })
  const requests = () => statusesOf(backend, /getCurrentUser|listLinx|refreshToken/)
  const earlier = requests().length
  const releaseAgain = await openAndScroll()
  releaseAgain()
  await expect(signInPage(page).login).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  await expect.poll(() => stored(page)).toBeNull()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const refused = requests().slice(earlier)
  expect(refused).toContain('refreshToken 401')
  expect(refused.filter((one) => one.endsWith(' 200'))).toEqual([])
  const notice = page.getByRole('alert').filter({ hasText: 'signed out' })
  await expect(notice.locator('svg > *')).not.toHaveCount(0) // an icon that is defined only on another page would be empty
})
