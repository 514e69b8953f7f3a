import { outboxMessages } from '~/domain/messages/outbox'
import { scoreEntryMessages as say } from '~/domain/messages/score-entry'
import { expect, test } from '../support/fixtures'
import { COURSE, fillScore, postOffline, sent } from '../support/scores'

// SCR-02, SCR-03, R5, R6: also when a queued score is sent without a press on Post.
test('an answer lost while a waiting score was sent by itself: one score, and the golfer finds out', async ({
  page,
  context,
  backend,
}) => {
  const before = backend.db.scores.count()
  const form = await fillScore(page)
  await postOffline(page)
  await page.getByRole('link', { name: 'Post', exact: true }).click()
  backend.faults.set('postScore', { drop: 'after', times: 1 })
  await context.setOffline(false)

  await expect(page.getByText(outboxMessages.needYou(1))).toBeVisible()
  await page.getByRole('link', { name: `Open the score at ${COURSE}` }).click()
  await expect(page.getByText(say.unconfirmed)).toBeVisible()
  await page.getByRole('button', { name: 'Check My Linx' }).click()
  await expect(form.alert).toContainText(say.foundPosted)
  await expect(form.alert).toContainText('Handicap Index')
  expect(sent(backend, 'postScore')).toHaveLength(1)
  expect(backend.db.scores.count()).toBe(before + 1)
})

// SCR-12, R7.
test('a session that ends on Post: the same golfer comes back to the form, nothing was posted, and Post is free', async ({
  page,
  backend,
}) => {
  const form = await fillScore(page)
  await form.notes.fill('Dew.')
  backend.clock.advance(3_601_000)
  backend.faults.set('refreshToken', { status: 401, message: 'Ended.', times: 1 })
  await form.post.click()
  await page.getByLabel('Password', { exact: true }).fill('linxgolf1')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(form.total).toHaveValue('84')
  await expect(form.notes).toHaveValue('Dew.')
  await form.post.click()
  await expect(form.alert).toContainText('84')
  expect(sent(backend, 'postScore').filter(({ status }) => status === 200)).toHaveLength(1)
})
