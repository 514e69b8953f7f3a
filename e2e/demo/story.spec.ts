import { commentsOf } from '../screens/comments'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { expect, story, test } from '../support/demo-site'

test('a story link plays the Saturday story, and opened again restarts it', async ({ page }) => {
  await page.goto('/?story=saturday')
  await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
  const { items, round, showNew } = linxPage(page)
  await expect(items.first()).toBeVisible()
  await story(page, { speed: 5 })
  await expect(showNew).toBeVisible()
  expect(await story(page, { paused: true })).toMatchObject({ state: 'paused' })
  await showNew.click()
  const first = round('Hal Winters', 'Bellwether Links').first()
  await expect(first).toContainText('96')
  await expect(first).toContainText('I finally have a Handicap Index')

  await page.reload()
  await expect(first).toContainText('96')
  await page.goto('/?story=saturday')
  await expect(items.first()).toBeVisible()
  await expect(items.first()).toContainText('Marcus Bell')
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the first Woohoo of the story is counted in view, without any action of the visitor, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/?story=saturday&kiosk=1')
    const first = commentsOf(linxPage(page).items.first())
    await expect(first.woohoos).toHaveText('13 Woohoos')
    await expect(first.woohoos).toBeInViewport({ ratio: 1 })
    await first.woohoos.click({ trial: true })
  })
