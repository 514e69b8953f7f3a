import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { arrive } from '../support/arrivals'
import { expect, test } from '../support/fixtures'

test('the badge counts what was missed while the live connection was down', async ({
  page,
  backend,
}) => {
  await page.goto(paths.postScore())
  await expect.poll(() => backend.hub.connections()).toBe(1)
  await expect(shell(page).link(/^Linx/)).toHaveAccessibleName('Linx 2 new')

  backend.hub.refuse(503)
  backend.hub.drop()
  await arrive(backend, 1)
  await expect.poll(() => backend.hub.connections()).toBe(0)
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
