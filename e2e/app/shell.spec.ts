import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { expect, test } from '../support/fixtures'

test('the account menu shows an alert if its code cannot load offline, and opens once the network is back', async ({
  page,
  context,
}) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await context.setOffline(true)
  // The browser's own alert, because the code of the app's alert does not load either.
  const alert = page.waitForEvent('dialog')
  const pressed = shell(page).account.click()
  const dialog = await alert
  expect(dialog.message()).toBe('This didn’t load. Check your connection and try again.')
  await dialog.accept()
  await pressed
  await context.setOffline(false)
  await shell(page).account.click()
  await expect(shell(page).logout).toBeVisible()
})
