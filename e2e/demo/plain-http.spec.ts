import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { golfers } from '../support/golfers'
import { expect, launchForMachine, MACHINE, test } from '../support/demo-site'

test.use({ launchOptions: launchForMachine, viewport: { width: 390, height: 844 } })

test('on a phone in the same network, the demo loads pictures and posts a score', async ({
  page,
  site,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${site.replace('localhost', MACHINE)}/?as=${golfers.nora.email}`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const feed = linxPage(page)
  await expect(feed.items.first()).toBeVisible()
  const widths = () =>
    feed.items
      .first()
      .locator('img')
      .evaluateAll((found) =>
        found.map((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)),
      )
  await expect.poll(async () => (await widths()).some((width) => width > 0)).toBe(true)

  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  const form = scoreForm(page)
  await form.total.fill('82')
  await form.post.click()
  await expect(form.alert).toContainText('82')
  expect(errors).toEqual([])
})
