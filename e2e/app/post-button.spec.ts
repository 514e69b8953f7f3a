import { scoreForm } from '../screens/post-score'
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
