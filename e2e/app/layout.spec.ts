import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { cutOff } from '../support/cut-off'
import { expect, test } from '../support/fixtures'
import { COURSE } from '../support/scores'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 640 }

/** Functions that open one screen after the other and wait until it is shown. */
const screens: [string, (page: Page) => Promise<void>][] = [
  [
    'Linx',
    async (page) => {
      await page.goto(paths.linx())
      await expect(linxPage(page).items.first()).toBeVisible()
    },
  ],
  [
    'the course picker',
    async (page) => {
      await shell(page).link('Post').click()
      await expect(coursePicker(page).course(COURSE)).toBeVisible()
    },
  ],
  [
    'the score form',
    async (page) => {
      await coursePicker(page).course(COURSE).click()
      await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
      await expect(scoreForm(page).tee('White')).toBeVisible()
    },
  ],
]

test('Linx, the course picker and the score form are accessible on a phone and on a desktop, fit a window 320 px wide and cut off nothing at double text size', async ({
  page,
}) => {
  for (const [name, open] of screens)
    await test.step(name, async () => {
      await page.setViewportSize(DESKTOP)
      await open(page)
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      await expectAccessible(page)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await cutOff(page)).toEqual([])
      const heading = page.getByRole('heading', { level: 1 })
      await heading.evaluate((title) => (title.style.translate = '-10rem'))
      expect(await cutOff(page), 'cutOff detects a title moved out of view').not.toEqual([])
      await page.evaluate(() => document.documentElement.removeAttribute('style'))
      await heading.evaluate((title) => title.removeAttribute('style'))
      await page.setViewportSize(NARROW)
      await expectNoSidewaysScroll(page)
    })
})

test('with double text size set in the browser, wide and low windows use the phone layout; at 150%, the title of Following stays on one line, above the Requests link', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  const setTextSize = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await setTextSize(32)
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  for (const size of [
    { width: 1280, height: 800 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    const top = async () => (await shell(page).main.boundingBox())?.y ?? NaN
    await expect.poll(top).toBeGreaterThan(size.height / 2)
    await expectNoSidewaysScroll(page)
    expect(await cutOff(page)).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(paths.profile())
  await page.getByRole('button', { name: /^Your last \d+ rounds/ }).click()
  await expect(page.getByRole('table', { name: /^Your last \d+ rounds/ })).toBeVisible()
  await expectNoSidewaysScroll(page) // only the table itself scrolls sideways

  await setTextSize(24)
  await page.setViewportSize(PHONE)
  await page.goto(paths.following())
  const title = page.getByRole('heading', { level: 1, name: 'Following' })
  const requests = page.getByRole('link', { name: /^Requests/ })
  await expect(requests).toBeVisible()
  const lines = await title.evaluate((heading) => {
    const words = document.createRange()
    words.selectNodeContents(heading)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
  const bottom = await title.evaluate((heading) => heading.getBoundingClientRect().bottom)
  expect((await requests.boundingBox())?.y).toBeGreaterThan(bottom + 4) // below the descender of the g
})

test.describe('on a touchscreen phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE })
  test('a button looks as before after a tap that closes its panel, although browsers keep the hover', async ({
    page,
  }) => {
    await page.goto(paths.groups())
    const members = page.getByRole('button', { name: /^Members/ }).first()
    const color = () =>
      members.evaluate(async (button) => {
        await Promise.all(button.getAnimations().map(({ finished }) => finished))
        return getComputedStyle(button).backgroundColor
      })
    const before = await color()
    await members.tap()
    await expect(members).toHaveAttribute('aria-expanded', 'true')
    await members.tap()
    await expect(members).toHaveAttribute('aria-expanded', 'false')
    await members.hover()
    expect(await members.evaluate((button) => button.matches(':hover'))).toBe(true)
    expect(await color()).toBe(before)
  })
})
