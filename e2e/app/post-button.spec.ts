import type { Locator, Page } from '@playwright/test'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { coursePicker, scoreCard, scoreForm } from '../screens/post-score'
import { profilePage } from '../screens/profile'
import { expect, test } from '../support/fixtures'
import { openRecentCourse } from '../support/steps'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

/** Taps Post, then the same spot on the screen again, where the tab bar may be by then. */
async function tapPostTwice(page: Page) {
  const { post } = scoreForm(page)
  const box = await post.boundingBox()
  if (!box) throw new Error('Post is not on the screen')
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const
  await post.tap()
  await page.touchscreen.tap(...at)
}

test('a second tap on Post opens no other page, neither while tees are missing nor while the score is being sent', async ({
  page,
  backend,
}) => {
  backend.faults.set('postScore', { delayMs: 2000 })
  await page.goto(paths.postScore('search'))
  await coursePicker(page).search.fill('Larkspur Ridge')
  await coursePicker(page)
    .course(/Larkspur Ridge/)
    .first()
    .tap()
  const form = scoreForm(page)
  await form.total.fill('84')
  await tapPostTwice(page)
  await expect(page.getByText(scoreEntryMessages.teesMissing)).toBeVisible()
  await expect(page).toHaveURL(/\/details$/)

  await form.tee('White').check()
  await form.total.tap()
  await form.total.fill('85')
  await expect(form.post).toBeEnabled()
  await tapPostTwice(page)
  await expect(form.alert).toContainText('85')
  await expect(page).toHaveURL(/\/details$/)
})

/** Taps on `target` at the bottom of the visible area above `bar`, where a bar may appear as soon as the field loses focus. */
async function tapAtBottom(page: Page, target: Locator, bar?: Locator) {
  const limit = (await bar?.boundingBox())?.y ?? page.viewportSize()?.height ?? 0
  await target.evaluate(
    (element, end) => scrollBy(0, element.getBoundingClientRect().bottom - end + 6),
    limit,
  )
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not on the screen')
  expect(box.y + box.height).toBeCloseTo(limit - 6, 0)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Types notes, then taps on whom to show the score to, at the bottom above the bar of this name. */
async function tapOutsideNotes(page: Page, showTo: string, bar?: string) {
  const form = scoreForm(page)
  await form.notes.tap()
  await tapAtBottom(
    page,
    form.showTo(showTo),
    bar ? page.getByRole('region', { name: bar }) : undefined,
  )
  await expect(form.showTo(showTo)).toBeChecked()
}

// The tab bar reappears when the field loses focus; the button must not move away from under the thumb.
test('on a phone the first tap outside Notes reaches a control where the bar with Post reappears, and the first tap on Post after typing posts the score', async ({
  page,
}) => {
  await openRecentCourse(page, 'Bellwether Links')
  const form = scoreForm(page)
  await tapOutsideNotes(page, 'Private', 'Ready to post')
  await form.total.tap()
  await form.total.fill('84')
  await expect(form.post).toBeEnabled()
  await form.post.tap()
  await expect(form.alert).toContainText('84')
})

test('hole by hole, the first tap outside Notes reaches a control where the tab bar reappears, or the result after the last hole', async ({
  page,
}) => {
  await openRecentCourse(page, 'Bellwether Links')
  await scoreForm(page).way('Hole by hole').check()
  const play = async (holes: number) => {
    for (let hole = 0; hole < holes; hole++) await scoreCard(page).key('Par').tap()
  }
  await play(5)
  await tapOutsideNotes(page, 'Private')
  await play(13)
  await tapOutsideNotes(page, 'Followers', '18 holes scored')
})

test('the first tap outside a field reaches a control where the tab bar reappears', async ({
  page,
}) => {
  await page.goto(paths.profile())
  const profile = profilePage(page)
  await profile.field('City').tap()
  await tapAtBottom(page, profile.privacy('No'))
  await expect(profile.confirmDialog).toBeVisible()
})
