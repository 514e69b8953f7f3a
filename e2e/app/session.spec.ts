import type { Page } from '@playwright/test'
import type { Backend } from '#mocks/backend'
import { sessionMessages } from '~/domain/messages/session'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { coursePicker } from '../screens/post-score'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { signIn } from '../support/steps'

const HOUR = 3_600_000
const refreshes = (backend: Backend) =>
  backend.journal.entries.filter(({ operationId }) => operationId === 'refreshToken').length

async function threeTabs(page: Page): Promise<Page[]> {
  const tabs = [page, await page.context().newPage(), await page.context().newPage()]
  for (const tab of tabs) {
    await tab.goto(paths.linx())
    await expect(linxPage(tab).items.first()).toBeVisible()
  }
  return tabs
}

test('three tabs that meet an expired token refresh it once', async ({ page, backend }) => {
  backend.tokens.configure({ onReuse: 'revoke' })
  const tabs = await threeTabs(page)
  expect(refreshes(backend)).toBe(0)
  backend.clock.advance(HOUR + 1000)
  await Promise.all(tabs.map((tab) => tab.reload()))
  for (const tab of tabs) await expect(linxPage(tab).items.first()).toBeVisible()
  expect(refreshes(backend)).toBe(1)
})

test('logging out in one tab ends the others within a second', async ({ page }) => {
  const [first, second, third] = await threeTabs(page)
  if (!first || !second || !third) throw new Error('three tabs')
  await shell(first).account.click()
  await shell(first).logout.click()
  await Promise.all(
    [first, second, third].map((tab) =>
      expect(signInPage(tab).login).toBeVisible({ timeout: 1000 }),
    ),
  )
})

test('a refused refresh ends the session, and the same golfer returns to the same place', async ({
  page,
  backend,
}) => {
  await page.goto(paths.postScore('search'))
  await expect(coursePicker(page).search).toBeVisible()
  backend.clock.advance(HOUR + 1000)
  backend.faults.set('refreshToken', 401)
  await page.reload()
  await expect(signInPage(page).login).toBeVisible()
  await expect(signInPage(page).problem).toHaveText(sessionMessages.ranOut)
  await expect(signInPage(page).password).toBeFocused()
  expect(refreshes(backend)).toBe(1)
  backend.faults.clear()
  await signIn(page, golfers.nora)
  await expect(coursePicker(page).search).toBeVisible()
})

test('an answer that never comes does not sign anybody out', async ({ page, backend }) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  backend.clock.advance(HOUR + 1000)
  backend.faults.set('refreshToken', { drop: 'before' })
  await page.reload()
  await expect(page.getByText('Network error or unexpected issue')).toBeVisible()
  backend.faults.clear()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(linxPage(page).items.first()).toBeVisible()
})
