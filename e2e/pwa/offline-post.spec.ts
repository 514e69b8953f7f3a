import { outboxMessages as say } from '~/domain/messages/outbox'
import { paths } from '~/routing/paths'
import { coursePicker, scoreForm } from '../screens/post-score'
import { expect, test } from '../support/fixtures'

const COURSE = 'Bellwether Links'

// product.md, features 1 and 3: from a cold start in airplane mode to an enabled Post in four actions, and it goes later.
test('a golfer without signal posts at a course played before: four actions from a cold start', async ({
  page,
  context,
  backend,
}) => {
  await page.goto(paths.postScore())
  await expect(coursePicker(page).course(COURSE)).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const asked = () =>
    backend.journal.entries.filter(({ operationId }) => operationId === 'listTeeSets').length
  await expect.poll(asked, { timeout: 15_000 }).toBeGreaterThan(0)
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true)
  await page.waitForLoadState('networkidle')
  await page.close()

  await context.setOffline(true)
  const cold = await context.newPage()
  const start = Date.now()
  await cold.goto(paths.postScore()) // 1: opened from the home screen, at Post
  await coursePicker(cold).course(COURSE).click() // 2
  const form = scoreForm(cold)
  await form.total.fill('84') // 3
  await expect(form.post).toBeEnabled()
  await form.post.click() // 4
  await expect(cold.getByText(say.waitingHere)).toBeVisible()
  console.info(`cold and offline to Post: ${Date.now() - start} ms, 4 actions`)

  await context.setOffline(false)
  await expect(form.alert).toContainText('84', { timeout: 5000 })
})
