import { pushMessages } from '~/domain/messages/push'
import { updateMessages } from '~/domain/messages/updates'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { talkOf } from '../screens/talk'
import { checkForUpdate, expect, served, test } from '../support/deploys'
import { findings } from '../support/sweep'

// What the demo never shows by itself: it comes from a second build, or from the browser's own questions.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('Linx: a new version is ready', async ({ page, host }) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await served(page)
  host.deploy()
  expect(await checkForUpdate(page)).toBe('')
  await expect(page.getByText(updateMessages.ready)).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('Linx: notifications?', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  })
  await page.goto(paths.linx())
  await talkOf(linxPage(page).items.filter({ hasText: 'Woohoo!' }).first()).cheer.click()
  await expect(page.getByRole('dialog', { name: pushMessages.title })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('Linx: live news has stopped', async ({ page, backend }) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  backend.hub.refuse(503)
  backend.hub.drop()
  await expect(page.getByText('Reconnecting')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
