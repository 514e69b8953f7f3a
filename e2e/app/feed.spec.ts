import { linxMessages } from '~/domain/messages/linx'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { expect, test } from '../support/fixtures'

test('older items come while scrolling, each page once, none twice', async ({ page, backend }) => {
  await page.goto(paths.linx('My Linx'))
  const feed = linxPage(page)
  await expect(feed.items.first()).toBeVisible()
  const end = page.getByText(linxMessages.end)
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4000)
        return end.isVisible()
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  const asked = backend.journal.entries
    .filter(({ operationId }) => operationId === 'listLinx')
    .map(({ path }) => path)
  const pages = asked.filter((path) => path.includes('My'))
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages.length).toBeGreaterThan(1)
})

test('a page that fails keeps what is there and is asked for again by hand', async ({
  page,
  backend,
}) => {
  await page.goto(paths.linx('My Linx'))
  const feed = linxPage(page)
  await expect(feed.items.first()).toBeVisible()
  backend.faults.set('listLinx', { status: 500, message: 'The feed is resting.' })
  await page.keyboard.press('End')
  await expect(page.getByText('The feed is resting.')).toBeVisible()
  await expect(feed.items.first()).toBeAttached()
  backend.faults.clear()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The feed is resting.')).toBeHidden()
})

test('the hub comes back after a cut, and what was missed is fetched', async ({
  page,
  backend,
}) => {
  await page.goto(paths.postScore())
  await expect.poll(() => backend.hub.connections()).toBe(1)
  backend.hub.drop()
  await expect.poll(() => backend.hub.connections()).toBe(1)
  await expect(shell(page).link(/^Linx/)).toBeVisible()
})
