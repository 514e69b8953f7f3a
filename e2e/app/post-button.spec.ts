import type { Page } from '@playwright/test'
import { scoreEntryMessages as say } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { coursePicker, scoreForm } from '../screens/post-score'
import { expect, test } from '../support/fixtures'
import { openRecentCourse } from '../support/steps'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

// The tab bar comes back when the field is left: the button must not move away under the thumb.
test('on a phone the first tap on Post after typing posts the score', async ({ page }) => {
  await openRecentCourse(page, 'Bellwether Links')
  const form = scoreForm(page)
  await form.total.tap()
  await form.total.fill('84')
  await expect(form.post).toBeEnabled()
  await form.post.tap()
  await expect(form.alert).toContainText('84')
})

/** Taps on Post, and again on the same place of the screen, where the tab bar may be by then. */
async function tapPostTwice(page: Page) {
  const { post } = scoreForm(page)
  const box = await post.boundingBox()
  if (!box) throw new Error('Post is not on the screen')
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const
  await post.tap()
  await page.touchscreen.tap(...at)
}

test('a second tap on Post opens no other page, while the score is sent', async ({
  page,
  backend,
}) => {
  backend.faults.set('postScore', { delayMs: 2000 })
  await openRecentCourse(page, 'Bellwether Links')
  const form = scoreForm(page)
  await form.total.tap()
  await form.total.fill('84')
  await expect(form.post).toBeEnabled()
  await tapPostTwice(page)
  await expect(form.alert).toContainText('84')
  await expect(page).toHaveURL(/\/details$/)
})

test('a second tap on Post opens no other page, where the tees are missing', async ({ page }) => {
  await page.goto(paths.postScore('search'))
  await coursePicker(page).search.fill('Larkspur Ridge')
  await coursePicker(page)
    .course(/Larkspur Ridge/)
    .first()
    .tap()
  await scoreForm(page).total.fill('84')
  await tapPostTwice(page)
  await expect(page.getByText(say.teesMissing)).toBeVisible()
  await expect(page).toHaveURL(/\/details$/)
})
