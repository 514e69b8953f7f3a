import { mailbox } from '#mocks'
import { outboxMessages } from '~/domain/messages/outbox'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { commentsOf } from '../screens/comments'
import { invitePage } from '../screens/invite'
import { linxPage } from '../screens/linx'
import { scoreForm } from '../screens/post-score'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { PASSWORD } from '../support/golfers'
import { sent } from '../support/journal'
import { COURSE, fillScore, formIsRead, postOffline } from '../support/scores'
import { openRecentCourse } from '../support/steps'

// SCR-02, SCR-03, R5, R6: the rules for a lost response also hold when a queued score is sent without a press on Post.
test('a queued score whose response is lost is recorded once, and Check My Linx finds it', async ({
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
  await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
  await page.getByRole('button', { name: 'Check My Linx' }).click()
  await expect(form.alert).toContainText(scoreEntryMessages.foundPosted)
  await expect(form.alert).toContainText('Handicap Index')
  expect(sent(backend, 'postScore')).toHaveLength(1)
  expect(backend.db.scores.count()).toBe(before + 1)
})

// SCR-12, R7.
test('when the session ends on Post, nothing is posted, and the golfer can post the same form after signing in again', async ({
  page,
  backend,
}) => {
  const form = await fillScore(page)
  await form.notes.fill('Dew.')
  await formIsRead(backend)
  backend.clock.advance(3_601_000)
  backend.faults.set('refreshToken', { status: 401, message: 'Ended.', times: 1 })
  await form.post.click()
  await signInPage(page).password.fill(PASSWORD)
  await signInPage(page).login.click()
  await expect(form.total).toHaveValue('84')
  await expect(form.notes).toHaveValue('Dew.')
  await form.post.click()
  await expect(form.alert).toContainText('84')
  expect(sent(backend, 'postScore').filter(({ status }) => status === 200)).toHaveLength(1)
})

/** Cuts a reused connection before the response, so that the browser itself sends the request again. */
const CUT = { drop: 'after', onReusedConnection: true, times: 1 } as const
const doubleRecordWarning = scoreEntryMessages.recordedTwice(84, COURSE)

for (const [title, drop, honors] of [
  ['SCR-19 cut after the host recorded it, and the host honors the idempotency key', 'after', true],
  ['SCR-20 cut before the host read it, and the host honors the idempotency key', 'before', true],
  ['SCR-20 cut before the host read it, and the host ignores the idempotency key', 'before', false],
] as const)
  test(`a score that the browser resends on its own is recorded once, without a warning · ${title}`, async ({
    page,
    backend,
  }) => {
    backend.honorsIdempotencyKeys = honors
    const before = backend.db.scores.count()
    const form = await fillScore(page)
    backend.faults.set('postScore', { ...CUT, drop })
    await form.post.click()
    await expect(form.alert).toContainText(scoreEntryMessages.posted)
    await expect(form.alert).toContainText('Handicap Index')
    await expect(form.alert).not.toContainText(doubleRecordWarning)
    expect(sent(backend, 'postScore')).toHaveLength(2)
    expect(backend.db.scores.count()).toBe(before + 1)
  })

test('SCR-19 the golfer is warned when a host that ignores the idempotency key records the score twice', async ({
  page,
  backend,
}) => {
  backend.honorsIdempotencyKeys = false
  const before = backend.db.scores.count()
  const form = await fillScore(page)
  backend.faults.set('postScore', CUT)
  await form.post.click()
  await expect(form.alert).toContainText(scoreEntryMessages.posted)
  await expect(form.alert.getByRole('alert')).toHaveText(doubleRecordWarning)
  expect(backend.db.scores.count()).toBe(before + 2)
  await form.close.click()
  await expect(page.getByText(doubleRecordWarning)).toHaveCount(0)
})

test('SCR-19 two scores posted on purpose show no warning about a double record', async ({
  page,
  backend,
}) => {
  const form = scoreForm(page)
  for (const notes of ['Morning.', 'Afternoon.']) {
    await openRecentCourse(page, COURSE)
    await form.total.fill('84')
    await form.notes.fill(notes)
    await form.post.click()
    const anyway = page.getByRole('button', { name: 'Post anyway' })
    await expect(form.alert.or(anyway)).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await expect(form.alert).toContainText('Handicap Index')
    await expect(form.alert).not.toContainText(doubleRecordWarning)
    await form.close.click()
  }
  expect(sent(backend, 'postScore')).toHaveLength(2)
})

test('SOC-11 a comment and an invitation that the browser resends on its own are recorded once', async ({
  page,
  backend,
}) => {
  await page.goto(paths.linx())
  const thread = commentsOf(linxPage(page).items.first())
  await thread.comments.click()
  await thread.field.fill('Played like a pro.')
  backend.faults.set('addComment', CUT)
  await thread.send.click()
  await expect(thread.field).toHaveValue('')
  await expect(thread.panel).toContainText('Played like a pro.')
  await expect.poll(() => sent(backend, 'addComment').length).toBe(2)
  expect(
    backend.db.comments.rows().filter(({ text }) => text === 'Played like a pro.'),
  ).toHaveLength(1)

  const mails = mailbox(backend).length
  await page.goto(paths.invite())
  const invite = invitePage(page)
  await invite.fill('Joan', 'Abernathy', 'joan@hollow.example')
  backend.faults.set('sendInvite', CUT)
  await invite.send.click()
  await expect(invite.status('Invitation sent to Joan Abernathy.')).toBeVisible()
  expect(sent(backend, 'sendInvite')).toHaveLength(2)
  expect(mailbox(backend)).toHaveLength(mails + 1)
})
