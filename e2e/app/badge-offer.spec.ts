import { pushMessages } from '~/domain/messages/push'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { expect, test } from '../support/fixtures'
import { skipUndo } from '../support/steps'

test('after a first Woohoo, a card in the feed offers the badge without moving anything, and Not Now removes it and is recorded', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    const prompt = { prompt: async () => {}, userChoice: new Promise(() => {}) }
    addEventListener('load', () =>
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), prompt)),
    )
  })
  await page.goto(paths.linx())
  const feed = linxPage(page)
  await expect(feed.items.first()).toBeVisible()
  await page.getByRole('button', { name: 'Woohoo!' }).first().click()
  const before = await feed.settledReading()
  await skipUndo(page)
  const offer = page.getByRole('article', { name: pushMessages.title })
  await expect(offer).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await feed.expectReading(before)
  await expect(offer).not.toBeInViewport()
  await expect(offer.getByText(pushMessages.installFirst)).toBeVisible()
  await expect(offer.getByRole('button', { name: pushMessages.enable })).toHaveCount(0)
  await offer.getByRole('button', { name: pushMessages.notNow }).click()
  await expect(offer).toHaveCount(0)
  await expect.poll(() => backend.db.pushDeclines.count()).toBe(1)
})
