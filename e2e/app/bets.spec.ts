import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'

test('My Bets: the rows, the net, and who pays whom', async ({ page, backend }) => {
  await page.goto(paths.linx('My Bets'))
  await expect(linxPage(page).view('My Bets')).toHaveAttribute('aria-current', 'page')
  const row = page.getByRole('row').filter({ hasText: 'Larkspur Municipal' })
  await expect(row).toContainText('Marcus Bell')
  await expect(row).toContainText('+$6')
  await expect(page.getByText('Marcus Bell pays you $6')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  const asked = backend.journal.entries.filter(({ operationId }) => operationId === 'listMyBets')
  expect(asked.map(({ path }) => path)).toEqual(['/api/Ghin/MyBets?skip=0&take=25'])
})
