import type { Page } from '@playwright/test'
import { outboxMessages } from '~/domain/messages/outbox'
import { paths } from '~/routing/paths'
import { coursePicker, scoreForm } from '../screens/post-score'
import { served } from '../support/deploys'
import { COURSE } from '../support/scores'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { storedKeys } from '../support/offline'

/** The key under which the app stores the course's tees for a round without signal. */
const TEES = `course/${golfers.nora.id}/14001/tees`

/** Opens the picker with a service worker and waits until the course's tees are stored on the device. */
async function storeCourse(page: Page): Promise<void> {
  await page.goto(paths.postScore())
  await expect(coursePicker(page).course(COURSE)).toBeVisible()
  await served(page)
  await expect.poll(() => page.evaluate(storedKeys, 'linx-drafts' as const)).toContain(TEES)
}

test('offline and behind a captive portal, a course played before and its form are available', async ({
  page,
  context,
  backend,
}) => {
  await storeCourse(page)
  await page.close()
  const cold = await context.newPage()
  const form = scoreForm(cold)

  await test.step('from a cold start in airplane mode four actions lead to a waiting score, which is sent once there is a network', async () => {
    await context.setOffline(true)
    const start = Date.now()
    await cold.goto(paths.postScore()) // 1: opened from the home screen, at Post
    await coursePicker(cold).course(COURSE).click() // 2
    await form.total.fill('84') // 3
    await expect(form.post).toBeEnabled()
    await form.post.click() // 4
    await expect(cold.getByText(outboxMessages.waitingHere)).toBeVisible()
    console.info(`cold and offline to Post: ${Date.now() - start} ms, 4 actions`)

    await context.setOffline(false)
    await expect(form.alert).toContainText('84', { timeout: 5000 })
    await form.close.click()
  })
  await test.step('behind a captive portal the golfer stays signed in (NET-05)', async () => {
    backend.faults.set('*', { status: 200, type: 'text/html' }) // like the portal's own page
    await cold.goto(paths.postScore())
    await coursePicker(cold).course(COURSE).click()
    await form.total.fill('85')
    await expect(form.tee('White')).toBeVisible()
    await cold.reload()
    await expect(form.total).toHaveValue('85')
    await expect(form.post).toBeEnabled()
    await expect(cold.getByRole('button', { name: 'Login' })).toHaveCount(0)
    expect(sent(backend, 'refreshToken')).toEqual([])
  })
})
