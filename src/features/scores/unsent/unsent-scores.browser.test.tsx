import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { FakeNetwork } from '~/testing/fake-network'
import { outboxMessages } from '~/domain/messages/outbox'
import { json, refusal } from '~/testing/responses'
import { toasts } from '~/ui/feedback/toasts'
import { drafts } from '../draft/device-drafts'
import { sampleDraft } from '../draft/score-draft.fake'
import { posting } from '../post/app-posting'
import { kindNetwork, newGolfer, openForm, POST, posted } from '../form/score-entry.fake'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(() => {
  posting.reset()
  network.restore()
})

test('Undo of a discarded score, pressed at the list of scores, moves the focus to its row; a later visit does not', async () => {
  const userId = newGolfer()
  const before = await openForm(userId)
  await before.field('Total').fill('84')
  await before.screen.unmount()

  const { screen, router } = await openForm(userId)
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => toasts.getState()).toBeDefined()
  const heading = screen.getByRole('heading', { name: 'Choose a course' })
  const opened = new Promise<void>((resolve) => {
    const changes = new MutationObserver(() => heading.query() && resolve())
    changes.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => changes.disconnect())
  })
  void router.navigate('/postscore')
  await opened // and not yet painted
  toasts.undo()
  const row = screen.getByRole('link', { name: 'Open the score at Bellwether Links' })
  await expect.element(row).toHaveFocus()

  await router.navigate('/postscore/14001/details')
  await expect.element(screen.getByRole('textbox', { name: 'Total' })).toHaveValue('84')
  await router.navigate('/postscore')
  await expect.element(row).toBeVisible()
  await expect.element(row).not.toHaveFocus()
})

test('a score that the association has refused in the background shows the reason, and can be posted again', async () => {
  const message = 'Your membership has lapsed.'
  network.on(POST, () => refusal(403, message))
  const userId = newGolfer()
  const { screen, router, post, dialog } = await openForm(userId)
  await router.navigate('/postscore')
  const waiting = { since: 1, teeName: 'White' }
  const draft = sampleDraft({ id: crypto.randomUUID(), userId, teeSetId: 1 })
  await drafts.save(draft)
  await drafts.markWaiting(draft, waiting)
  await posting.sendWaiting({ ...draft, waiting }, { known: [] })

  await expect.element(screen.getByText(outboxMessages.refused(message))).toBeVisible()
  network.on(POST, () => json(posted))
  await screen.getByRole('link', { name: 'Open the score at Bellwether Links' }).click()
  await post.click()
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  expect(network.count(POST)).toBe(2)
})
