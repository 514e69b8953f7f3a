import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { groupsPage } from '../screens/people'
import { coursePicker } from '../screens/post-score'
import { shell } from '../screens/shell'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'

const CHUNK = '**/assets/groups-page-*.js'

/** Simulates a deploy that removed the chunk, which is available again after the page reloads. Counts the reloads. */
async function removeChunkUntilReload(page: Page) {
  const loads = { count: 0 }
  await page.goto(paths.postScore())
  await expect(coursePicker(page).heading).toBeVisible()
  page.on('request', (request) => (loads.count += request.isNavigationRequest() ? 1 : 0))
  await page.route(CHUNK, (route) =>
    loads.count < 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  return loads
}

test('opening a section whose chunk was removed by a deploy reloads once and shows the section (UPD-05)', async ({
  page,
  backend,
}) => {
  const loads = await removeChunkUntilReload(page)
  await shell(page).link('Groups').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
  await expect(page).toHaveURL(/\/groups$/)
  expect(loads.count).toBe(1)
  expect(sent(backend, 'logError')).toEqual([])
})

test('a failure shows one alert that returns the focus, and the app goes on even if the host refuses the error report (ERR-02)', async ({
  page,
  backend,
}) => {
  await page.goto(paths.postScore())
  await expect(shell(page).account).toBeVisible() // the golfer's record has been read
  backend.faults.set('getCurrentUser', 500)
  backend.faults.set('logError', 500)
  await shell(page).account.dblclick()
  const alert = page.getByRole('alertdialog', { name: 'Please note:' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(alert).toBeHidden()
  await expect(shell(page).account).toBeFocused()
  await expect.poll(() => sent(backend, 'logError')).toHaveLength(1)
  await shell(page).link('Groups').click()
  await expect(groupsPage(page).group(/./).first()).toBeVisible()
  expect(sent(backend, 'logError')).toHaveLength(1)
})
