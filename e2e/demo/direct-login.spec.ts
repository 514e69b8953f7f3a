import { paths } from '~/routing/paths'
import { directLogin } from '../screens/direct-login'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { golfers } from '../support/golfers'
import { expect, test } from '../support/demo-site'

test('the demo acts as the identity provider, even after a reload of its page', async ({
  page,
}) => {
  await page.goto(paths.directLogin())
  await directLogin(page).withMicrosoft.click()
  await expect(page.getByRole('heading', { name: 'Sign in with Microsoft' })).toBeVisible()
  await page.reload()
  await directLogin(page).choice(golfers.marcus.name).click()
  await expect(shell(page).account).toHaveAccessibleName(/Marcus Bell/)
  await expect(page).toHaveURL(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
})
