import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
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
