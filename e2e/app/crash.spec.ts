import { paths } from '~/routing/paths'
import { scoreCard, scoreForm } from '../screens/post-score'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'
import { phonePhoto } from '../support/photo'
import { COURSE } from '../support/scores'
import { crash, openRecentCourse } from '../support/steps'

// SCR-07, R7.
test('a scorecard interrupted by a page crash is restored with its scores, notes and photo, and nothing is posted', async ({
  page,
  context,
  backend,
}) => {
  await openRecentCourse(page, COURSE)
  const form = scoreForm(page)
  const buffer = await phonePhoto(page, 60, 40)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('button', { name: /Remove photo 1/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Hole by hole' }).check()
  for (const word of ['Par', 'Par', 'Birdie']) await scoreCard(page).key(word).click()
  await form.notes.fill('Dew on the first.')
  await expect(form.notes).toHaveValue('Dew on the first.')
  const card = await scoreCard(page).running.textContent()
  await crash(page)

  const again = await context.newPage()
  await again.goto(paths.postScore())
  await again.getByRole('link', { name: `Open the score at ${COURSE}` }).click()
  await expect(scoreForm(again).notes).toHaveValue('Dew on the first.')
  await expect(scoreCard(again).running).toHaveText(card ?? '')
  await expect(again.getByRole('button', { name: /Remove photo 1/ })).toBeVisible()
  expect(sent(backend, 'postScore')).toEqual([])
})
