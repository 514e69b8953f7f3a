import { linxMessages } from '~/domain/messages/linx'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'
import { golfers } from '../support/golfers'
import { openRecentCourse } from '../support/steps'

test('scrolling loads older entries, each page and each entry once', async ({ page, backend }) => {
  await page.goto(paths.linx('My Linx'))
  const feed = linxPage(page)
  await expect(feed.items.first()).toBeVisible()
  const end = page.getByText(linxMessages.end)
  const places = new Set<string>()
  await expect
    .poll(
      async () => {
        for (const place of await feed.places()) places.add(place)
        await page.mouse.wheel(0, 600)
        return end.evaluateAll(([one]) => one && one.getBoundingClientRect().top < innerHeight)
      },
      { timeout: 20_000, intervals: [50] },
    )
    .toBe(true)
  for (const place of await feed.places()) places.add(place)
  const requestedPages = sent(backend, 'listLinx').map(({ path }) => path)
  const further = requestedPages.filter((path) => path.includes('olderThan'))
  expect(further.length).toBeGreaterThan(0)
  expect(new Set(further).size).toBe(further.length)
  const positions = [...places].map((place) => Number.parseInt(place, 10)).toSorted((a, b) => a - b)
  expect(positions.length).toBeGreaterThan(25)
  expect(positions).toEqual(positions.map((_, at) => at + 1)) // each position once, with no gaps
})

test('the badge counts what was missed while the live connection was down', async ({
  page,
  join,
  backend,
}) => {
  const friend = await join(golfers.marcus)
  await openRecentCourse(friend, 'Bellwether Links', 'Blue')
  await page.goto(paths.postScore())
  await expect.poll(() => backend.hub.connections()).toBe(2)
  await expect(shell(page).link(/^Linx/)).toHaveAccessibleName('Linx 2 new')

  backend.hub.refuse(503)
  backend.hub.drop()
  await scoreForm(friend).total.fill('80')
  await scoreForm(friend).post.click()
  await expect(scoreForm(friend).alert).toContainText('80')
  await expect(shell(page).link(/^Linx/)).toHaveAccessibleName('Linx 2 new')

  backend.hub.allow()
  await expect(shell(page).link(/^Linx/)).toHaveAccessibleName('Linx 3 new', { timeout: 15_000 })
})

test('Linx prints its entries with their photos and without blank pages', async ({ page }) => {
  await page.goto(paths.linx())
  const entries = linxPage(page).items
  const photo = entries.getByRole('button').locator('img').first()
  await expect(photo).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print' })
  await expect(photo).toBeVisible()
  const blank = async () => {
    const box = await entries.last().boundingBox()
    const height = await page.evaluate(() => document.documentElement.scrollHeight - scrollY)
    return height - ((box?.y ?? NaN) + (box?.height ?? NaN))
  }
  await expect.poll(blank).toBeLessThan(200)
})
