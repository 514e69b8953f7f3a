import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { complaints, holdScripts, startScreen } from '../support/start-screen'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('linx_entries'))

/** Opens Linx, stays until its entries are stored for the next start, and leaves. Returns the course of the first one. */
async function visitLinx(page: Page): Promise<string> {
  await page.goto(paths.linx())
  const course = linxPage(page).items.first().getByRole('heading', { level: 2 })
  await expect(course).toBeVisible()
  await expect.poll(() => stored(page)).not.toBeNull()
  const name = await course.innerText()
  const seen = page.waitForResponse(/last_notify/) // or the next visit would sum up the same news again
  await page.getByRole('link', { name: 'Groups' }).first().click()
  await seen
  await page.goto(paths.about())
  return name
}

/** The entries of the start screen, which is inert and so has no roles. */
const shown = (page: Page) => startScreen(page).locator('article')

for (const colorScheme of ['light', 'dark'] as const)
  test(`a golfer who comes again sees the last entries before the app is there, and the app shows them in the same place (${colorScheme})`, async ({
    page,
  }) => {
    const errors = complaints(page)
    await page.emulateMedia({ colorScheme })
    const course = await visitLinx(page)
    const release = await holdScripts(page)
    await page.goto(paths.linx(), { waitUntil: 'commit' })
    const heading = shown(page).first().locator('h2')
    await expect(heading).toHaveText(course)
    const place = await heading.boundingBox()
    expect(place).not.toBeNull()
    await expect(
      shown(page)
        .first()
        .getByText(/ ago$|^just now$/),
    ).toBeHidden() // it was true at the last visit
    release()
    await expect(startScreen(page)).toHaveCount(0)
    const first = linxPage(page).items.first().getByRole('heading', { level: 2 })
    expect(await first.boundingBox()).toEqual(place)
    expect(errors).toEqual([])
  })

test('who has scrolled the last entries before the app is there goes on reading in the same place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitLinx(page)
  const release = await holdScripts(page)
  await page.goto(paths.linx(), { waitUntil: 'commit' })
  const heading = shown(page).nth(1).locator('h2')
  await expect(heading).toBeVisible()
  await page.evaluate(() => scrollTo(0, 150))
  expect(await page.evaluate(() => scrollY)).toBe(150)
  const place = await heading.boundingBox()
  release()
  await expect(startScreen(page)).toHaveCount(0)
  const second = linxPage(page).items.nth(1).getByRole('heading', { level: 2 })
  expect(await second.boundingBox()).toEqual(place)
  await page.waitForLoadState('networkidle')
  expect(await second.boundingBox()).toEqual(place)
})

test('a reload may lead further down, so it does not begin with the entries at the top', async ({
  page,
}) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect.poll(() => stored(page)).not.toBeNull()
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(startScreen(page).getByText('TOT').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme') // the early script has run
  await expect(shown(page)).toHaveCount(0)
  release()
  await expect(linxPage(page).items.first()).toBeVisible()
})

test('when the host has ended the session, the sign-in page comes and the last entries go', async ({
  page,
  backend,
}) => {
  await visitLinx(page)
  backend.tokens.expire()
  backend.faults.set('refreshToken', { status: 401 })
  await page.goto(paths.linx())
  await expect(signInPage(page).login).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  await expect.poll(() => stored(page)).toBeNull()
})
