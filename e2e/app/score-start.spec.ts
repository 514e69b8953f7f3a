import type { Locator } from '@playwright/test'
import type { Backend } from '#mocks'
import { paths } from '~/routing/paths'
import { coursePicker, scoreForm } from '../screens/post-score'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { pageErrors } from '../support/page-errors'
import { statusesOf } from '../support/journal'
import { holdScripts, pressStartScreen, startScreen, watchShifts } from '../support/start-screen'
import { settledScroll } from '../support/settled-scroll'
import { openRecentCourse } from '../support/steps'

/** The positions of the picker's title, views and first row. */
const places = (within: Locator) =>
  Promise.all(
    [
      within.locator('h1').filter({ hasText: 'Post a score' }),
      within.locator('main nav, nav').filter({ hasText: 'Recently Played' }),
      within.locator('li').first(),
    ].map(async (part) => {
      const box = await part.boundingBox()
      return box && [box.x, box.y].map(Math.round)
    }),
  )

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the course picker is shown before the app’s scripts load, and its courses appear in the same place (${width} px, ${colorScheme} theme)`, async ({
      page,
    }) => {
      const errors = pageErrors(page)
      const shifts = await watchShifts(page)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const release = await holdScripts(page)
      await page.goto(paths.postScore(), { waitUntil: 'commit' })
      const start = startScreen(page)
      await expect(start.getByText('Recently Played')).toBeVisible()
      await expect(start.getByText('My Bets')).toBeHidden()
      await expect(start).toHaveAttribute('inert') // screen readers must find only the app's own picker
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      const before = await places(start)
      release()
      await expect(coursePicker(page).course(/./).first()).toBeVisible()
      await expect(start).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await places(page.getByRole('main'))).toEqual(before)
      expect(await shifts()).toEqual([])
      expect(errors).toEqual([])
    })

test('a reload of the score form shows its outline before the app’s scripts load, and then its total can be typed; a reload and Back keep its scroll position', async ({
  page,
}) => {
  await openRecentCourse(page, 'Bellwether Links')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const start = startScreen(page)
  await expect(start.locator('section').filter({ visible: true })).toHaveCount(3)
  await expect(start.getByText('Recently Played')).toBeHidden()
  const top = async (card: Locator) => Math.round((await card.boundingBox())?.y ?? NaN)
  const before = await top(start.locator('section').filter({ visible: true }).first())
  release()
  await expect(scoreForm(page).total).toBeFocused()
  await expect(start).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bellwether Links')
  expect(await top(page.getByRole('main').locator('section').first())).toBe(before)
  await scoreForm(page).total.fill('84')
  await scoreForm(page).total.fill('') // a form without a draft again

  await page.setViewportSize({ width: 390, height: 844 })
  const scrolled = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(scrolled).toBe(600)
  await page.reload()
  await expect(scoreForm(page).total).toBeFocused()
  expect(await scrolled()).toBe(600)
  await shell(page).link('Linx').dispatchEvent('click') // a click would scroll
  await expect(scoreForm(page).total).toHaveCount(0)
  await page.goBack()
  await expect(scoreForm(page).total).toBeFocused()
  expect(await scrolled()).toBe(600)
})

test('a reloaded score form that is scrolled before the app’s scripts load stays there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRecentCourse(page, 'Bellwether Links')
  const scrolled = () => page.evaluate(() => scrollY)
  await page.mouse.move(195, 400)
  for (const reloadedAt of [0, 600]) {
    await page.evaluate((top) => scrollTo(0, top), reloadedAt)
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(startScreen(page).locator('section').filter({ visible: true })).toHaveCount(3)
    await expect.poll(scrolled).toBe(reloadedAt)
    await page.mouse.wheel(0, 300 - reloadedAt)
    await expect.poll(scrolled).toBe(300)
    release()
    await expect(scoreForm(page).total).toBeFocused()
    expect(await page.evaluate(settledScroll)).toBe(300)
  }
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`Post clicked on the start screen opens once the app has started (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const release = await holdScripts(page)
    await page.goto(paths.linx(), { waitUntil: 'commit' })
    const post = startScreen(page).getByText('Post', { exact: true })
    await pressStartScreen(page, post.filter({ visible: true }))
    release()
    await expect(coursePicker(page).heading).toBeVisible()
    await page.goBack()
    await expect(linxPage(page).items.first()).toBeVisible()
  })

test('a click with a modifier key or the right button on the start screen is not repeated by the app', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(paths.linx(), { waitUntil: 'commit' })
  const post = startScreen(page).getByText('Post', { exact: true }).filter({ visible: true })
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
    await page.keyboard.down(key)
    await pressStartScreen(page, post)
    await page.keyboard.up(key)
  }
  await pressStartScreen(page, post, 'right')
  release()
  await expect(linxPage(page).items.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(paths.linx())
})

test('the picker becomes usable after a few seconds even if its courses do not load', async ({
  page,
  backend,
}) => {
  backend.faults.set('listRecentCourses', { delayMs: 60_000 })
  await page.clock.install()
  await page.goto(paths.postScore())
  await expect.poll(() => firstRequests(backend)).toContain('getCurrentUser 200')
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(coursePicker(page).heading).toBeVisible({ timeout: 100 })
  }).toPass()
  await coursePicker(page).tab('Search').click()
  await expect(coursePicker(page).search).toBeFocused()
})

/** The requests that are answered before the picker can be shown, in order. */
const firstRequests = (backend: Backend) =>
  statusesOf(backend, /User$|RecentCourses|refreshToken|Linx$/)

test('the picker’s code, styles and courses, and the golfer, are requested once, before the app has started', async ({
  page,
  backend,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(post-score-page|score|ui)-[^/]{7,8}\.\w+$/.test(pathname)) files.push(pathname)
  })
  const release = await holdScripts(page, '**/assets/start-*.js')
  await page.goto(paths.postScore(), { waitUntil: 'commit' })
  const both = ['getCurrentUser 200', 'listRecentCourses 200']
  await expect.poll(() => firstRequests(backend).toSorted()).toEqual(both)
  const kinds = () =>
    files.map((path) => path.replace(/^\/assets\/(post-score-page|score|ui)-.*\./, '$1.'))
  const needed = ['post-score-page.css', 'post-score-page.js', 'score.js', 'ui.css', 'ui.js']
  await expect.poll(() => kinds().toSorted()).toEqual(needed)
  release()
  await expect(coursePicker(page).course(/./).first()).toBeVisible()
  expect(firstRequests(backend).slice(0, 2).toSorted()).toEqual(both)
  expect(firstRequests(backend).filter((one) => both.includes(one))).toHaveLength(2)
  expect(kinds().toSorted()).toEqual(needed)
})

test('at a link to the score form, the golfer and their courses are requested once, before the app has started', async ({
  page,
  backend,
}) => {
  const release = await holdScripts(page, '**/assets/start-*.js')
  await page.goto(paths.postScoreDetails('14001'), { waitUntil: 'commit' })
  const both = ['getCurrentUser 200', 'listRecentCourses 200']
  await expect.poll(() => firstRequests(backend).toSorted()).toEqual(both)
  release()
  await expect(scoreForm(page).total).toBeFocused()
  expect(firstRequests(backend).filter((one) => both.includes(one))).toHaveLength(2)
})

test('at the picker, an expired token is refreshed before any other request', async ({
  page,
  backend,
}) => {
  backend.clock.advance(3_601_000)
  await page.clock.setFixedTime(backend.clock.now())
  await page.goto(paths.postScore())
  await expect(coursePicker(page).course(/./).first()).toBeVisible()
  const [first, ...rest] = firstRequests(backend)
  expect(first).toBe('refreshToken 200')
  expect(rest.slice(0, 2).toSorted()).toEqual(['getCurrentUser 200', 'listRecentCourses 200'])
  expect(rest.filter((one) => one.endsWith(' 401'))).toEqual([])
})

test('at the picker, a session ended by the host leads to the sign-in page, and no request is repeated', async ({
  page,
  backend,
}) => {
  backend.tokens.expire()
  backend.faults.set('refreshToken', { status: 401 })
  await page.goto(paths.postScore())
  await expect(signInPage(page).login).toBeVisible()
  await expect(startScreen(page)).toHaveCount(0)
  expect(firstRequests(backend).toSorted()).toEqual([
    'getCurrentUser 401',
    'listRecentCourses 401',
    'refreshToken 401',
  ])
})

test.describe('without a session', () => {
  test.use({ as: null })
  test('the picker’s address shows no start screen, preloads none of the picker’s code and sends no request to the host', async ({
    page,
    backend,
  }) => {
    const release = await holdScripts(page)
    await page.goto(paths.postScore(), { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-start', 'none')
    await expect(startScreen(page)).toBeHidden()
    await expect(page.locator('link[href*="/post-score-page-"]')).toHaveCount(0)
    expect(backend.journal.entries).toEqual([])
    release()
    await expect(signInPage(page).login).toBeVisible()
    expect(firstRequests(backend)).toEqual([])
  })
})
