import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { scoreForm } from '../screens/post-score'
import { expect, test } from '../support/fixtures'
import { openRecentCourse } from '../support/steps'

test.use({ timezoneId: 'Pacific/Kiritimati' })

// Other time zones: src/features/scores/form/traveler.browser.test.tsx.
// DAT-01, DAT-02; R25.
test('a score has the golfer’s local date, and midnight does not change it', async ({
  page,
  context,
  backend,
}) => {
  const [day, next] = ['2026-06-14', '2026-06-15']
  backend.clock.set('2026-06-14T09:58:00Z') // two minutes before midnight there
  await context.clock.setFixedTime(backend.clock.now())
  await openRecentCourse(page, 'Bellwether Links')
  const form = scoreForm(page)
  await expect(form.date).toHaveValue(day)
  await form.date.fill(next)
  await expect(page.getByText(scoreEntryMessages.dateInFuture)).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await form.total.fill('84')

  backend.clock.advance(3 * 60_000)
  await context.clock.setFixedTime(backend.clock.now())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('button', { name: 'Yesterday' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(form.date).toHaveValue(day)
  await form.date.fill(next)
  await expect(page.getByText(scoreEntryMessages.dateInFuture)).toBeHidden()
  await page.getByRole('button', { name: 'Yesterday' }).click()
  await form.post.click()
  await expect(form.alert).toContainText('84')
  expect(backend.db.scores.rows().at(-1)?.playedOn).toBe(day)
})
