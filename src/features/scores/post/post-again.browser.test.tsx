import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { deferred } from '~/lib/deferred'
import { cut, json, never, refusal } from '~/testing/responses'
import type { FakeNetwork } from '~/testing/fake-network'
import { toasts } from '~/ui/feedback/toasts'
import { sampleDraft } from '../draft/score-draft.fake'
import { draftMedia, drafts } from '../draft/device-drafts'
import type { AddedMedia } from '../media/draft-media'
import { posting } from './app-posting'
import {
  kindNetwork,
  linxPage,
  MY_LINX,
  newGolfer,
  openForm,
  POST,
  posted,
  RECENT,
} from '../form/score-entry.fake'

let network: FakeNetwork
let userId: number
const open = () => openForm(userId)

beforeEach(() => {
  userId = newGolfer()
  network = kindNetwork()
  network.on(RECENT, () => json([]))
})

afterEach(() => {
  posting.reset()
  network.restore()
})

/** A form with a score of 84, ready to post. */
async function openReady() {
  const form = await open()
  await form.field('Total').fill('84')
  await form.tee('White').click()
  await expect.element(form.post).toBeEnabled()
  return form
}

// R6.
test('a score found by a check is shown as it was sent, even if the form has changed', async () => {
  network.on(POST, cut)
  const { screen, field, post, dialog } = await openReady()
  await post.click()
  const check = screen.getByRole('button', { name: 'Check My Linx' })
  await expect.element(check).toBeVisible()
  network.on(MY_LINX, () => json(linxPage(userId, 1)))
  await field('Total').fill('99')
  await check.click()
  await expect.element(dialog).toHaveTextContent('It was posted. Your score is in My Linx.')
  await expect.element(dialog).toHaveTextContent('84')
  expect(dialog.element().textContent).not.toContain('99')
})

// R6: the older of two lost attempts is not forgotten.
test('of a score lost twice, the second time with another total, the first attempt is found in My Linx', async () => {
  network.on(POST, cut)
  network.on(MY_LINX, () => json(linxPage(userId, 0)))
  const { screen, field, post, dialog } = await openReady()
  await post.click()
  const check = screen.getByRole('button', { name: 'Check My Linx' })
  await check.click()
  await expect.element(screen.getByText('This score isn’t in My Linx.')).toBeVisible()
  await field('Total').fill('85')
  await post.click()
  await expect.element(check).toBeVisible()
  network.on(MY_LINX, () => json(linxPage(userId, 1)))
  await check.click()
  await expect.element(dialog).toHaveTextContent('It was posted. Your score is in My Linx.')
  await expect.element(dialog).toHaveTextContent('84')
  expect(dialog.element().textContent).not.toContain('85')
  expect(network.count(RECENT)).toBeGreaterThanOrEqual(2)
})

test('the form says that a score was not posted only after that is stored', async () => {
  network.on(POST, cut)
  const { screen, post } = await openReady()
  await post.click()
  const stored = deferred()
  const allow = vi.spyOn(drafts, 'allowResend').mockReturnValueOnce(stored.promise)
  await screen.getByRole('button', { name: 'It was not posted' }).click()
  expect(allow).toHaveBeenCalledOnce()
  await expect.element(post).toBeDisabled()
  stored.resolve()
  await expect.element(screen.getByText('You can post this score now.')).toBeVisible()
  await expect.element(post).toBeEnabled()
  allow.mockRestore()
})

test('a refusal that arrives after the golfer has returned to the form leaves it ready to post', async () => {
  const late = deferred<Response>()
  network.on(POST, () => late.promise)
  const before = await openReady()
  await before.post.click()
  await expect.poll(() => network.count(POST)).toBe(1)
  await before.screen.unmount()

  const { screen, field, post, dialog } = await open()
  await expect.element(field('Total')).toHaveValue('84')
  late.resolve(refusal(422, 'The tee set is closed.'))
  await expect.element(dialog).toHaveTextContent('The tee set is closed.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect.element(post).toBeEnabled()
  await expect.element(screen.getByText('We could not confirm')).not.toBeInTheDocument()
})

test('while another score is being sent Post is disabled, with the reason', async () => {
  const slow = deferred<Response>()
  network.on(POST, () => slow.promise)
  const course = { courseId: 14002, courseName: 'Larkspur Municipal' }
  const { screen, post, dialog } = await openReady()
  posting.post(sampleDraft({ id: crypto.randomUUID(), userId, course }), { teeName: 'Blue' })
  await expect.element(screen.getByText('Another score is being posted.')).toBeVisible()
  await expect.element(post).toBeDisabled()
  slow.resolve(json(posted))
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  posting.dismiss()
  await expect.element(post).toBeEnabled()
})

// UPL-13.
test('a post that waits for a photo also waits for another score that is sent meanwhile, and for its receipt', async () => {
  const [slow, prepared] = [deferred<Response>(), deferred<AddedMedia>()]
  network.on(POST, () => slow.promise)
  const add = vi.spyOn(draftMedia, 'add').mockReturnValue(prepared.promise)
  onTestFinished(() => add.mockRestore())
  const course = { courseId: 14002, courseName: 'Larkspur Municipal' }
  const { screen, post, dialog } = await openReady()
  await screen
    .getByLabelText('Photos and video')
    .last()
    .upload(new File(['a'], 'a.jpg'))
  await post.click()
  posting.post(sampleDraft({ id: crypto.randomUUID(), userId, course }), { teeName: 'Blue' })
  prepared.resolve({ media: { id: 'd/a', name: 'a.jpg', kind: 'image', bytes: 3 } })
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
  slow.resolve(json(posted))
  await expect.element(dialog).toHaveTextContent('Larkspur Municipal')
  const sent = vi.spyOn(posting, 'post').mockReturnValue(true)
  onTestFinished(() => sent.mockRestore())
  expect(sent).not.toHaveBeenCalled()
  posting.dismiss()
  await expect.poll(() => sent).toHaveBeenCalledOnce()
})

test('such a post is stored to be sent later if its form is left before the other score is posted', async () => {
  const prepared = deferred<AddedMedia>()
  network.on(POST, never)
  const add = vi.spyOn(draftMedia, 'add').mockReturnValue(prepared.promise)
  onTestFinished(() => add.mockRestore())
  const { screen, router, post } = await openReady()
  const photos = screen.getByLabelText('Photos and video')
  await photos.last().upload(new File(['a'], 'a.jpg'))
  await post.click()
  const course = { courseId: 14002, courseName: 'Larkspur Municipal' }
  posting.post(sampleDraft({ id: crypto.randomUUID(), userId, course }), { teeName: 'Blue' })
  prepared.resolve({ media: { id: 'd/a', name: 'a.jpg', kind: 'image', bytes: 3 } })
  await expect.element(screen.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await router.navigate('/postscore')
  await expect
    .poll(() => drafts.list(userId), { timeout: 5000 })
    .toMatchObject([
      { media: [{ id: 'd/a' }], waiting: { teeName: 'White' } },
      { course, attempt: { teeName: 'Blue' } },
    ])
})

test('another golfer who goes back to the form of a posted score gets a form, not the notice that it is posted', async () => {
  network.on(POST, () => json(posted))
  const { post, dialog, router, screen } = await openReady()
  await post.click()
  await expect.element(dialog).toHaveTextContent(scoreEntryMessages.posted)
  const left: unknown = router.state.location.state
  posting.reset()
  await screen.unmount()

  const own = await openForm(userId, left)
  await expect
    .element(own.screen.getByRole('heading', { name: scoreEntryMessages.posted }))
    .toBeVisible()
  await own.screen.unmount()
  const other = await openForm(newGolfer(), left)
  await expect.element(other.field('Total')).toHaveValue('')
  await expect.element(other.screen.getByText(scoreEntryMessages.posted)).not.toBeInTheDocument()
})

test('OK on the receipt of another score leaves the form open', async () => {
  network.on(POST, () => json(posted))
  const course = { courseId: 14002, courseName: 'Larkspur Municipal' }
  const { field, dialog } = await openReady()
  posting.post(sampleDraft({ id: crypto.randomUUID(), userId, course }), { teeName: 'Blue' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field('Total')).toHaveValue('84')
})

test('a post while offline includes typing that was not stored yet', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { screen, post } = await openReady()
  const stored = deferred<undefined>()
  const save = vi.spyOn(drafts, 'save').mockReturnValueOnce(stored.promise)
  await screen.getByLabelText('Notes').fill('Rain')
  await screen.getByLabelText('Notes').fill('Rain on fourteen.')
  await post.click()
  await expect.element(screen.getByText(/Your score will post automatically/)).toBeVisible()
  stored.resolve(undefined)
  const [waiting] = await drafts.list(userId)
  expect(waiting).toMatchObject({ notes: 'Rain on fourteen.', waiting: { teeName: 'White' } })
  online.mockRestore()
  save.mockRestore()
})

test('a score that looks posted already needs one confirmation: "Change it" returns to the form, "Post anyway" posts', async () => {
  network.on(MY_LINX, () => json(linxPage(userId, 1)))
  const { post, dialog, field } = await openReady()
  await expect.poll(() => network.count(MY_LINX)).toBe(1)
  await post.click()
  await expect.element(dialog).toHaveTextContent('You’ve already posted 84 at Bellwether Links')
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field('Total')).toHaveValue('84')
  expect(network.count(POST)).toBe(0)
  await post.click()
  await dialog.getByRole('button', { name: 'Post anyway' }).click()
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  expect(network.count(POST)).toBe(1)
})

test('Enter pressed twice in a field does not answer the question with "Post anyway"', async () => {
  network.on(MY_LINX, () => json(linxPage(userId, 1)))
  const { dialog, field } = await openReady()
  await expect.poll(() => network.count(MY_LINX)).toBe(1)
  await field('Total').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toHaveTextContent('You’ve already posted 84 at Bellwether Links')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field('Total')).toHaveFocus()
  expect(network.count(POST)).toBe(0)
})

test('of two equal scores on a day, the first in My Linx does not count as the second', async () => {
  const first = await openReady()
  await first.post.click()
  await expect.element(first.dialog).toHaveTextContent('Your score is posted.')
  posting.dismiss()
  await first.screen.unmount()

  network.on(POST, cut)
  network.on(MY_LINX, () => json(linxPage(userId, 1)))
  const { screen, post, dialog } = await openReady()
  await post.click()
  await dialog.getByRole('button', { name: 'Post anyway' }).click()
  await screen.getByRole('button', { name: 'Check My Linx' }).click()
  await expect.element(screen.getByText(scoreEntryMessages.notFound)).toBeVisible()
  await expect.element(post).toBeEnabled()
})

test('Undo of Discard keeps what was typed since then as a separate score', async () => {
  await drafts.save(sampleDraft({ userId }))
  const { screen, field } = await open()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => toasts.getState()).toBeDefined()
  await field('Total').fill('77')
  toasts.undo()
  await expect.element(field('Total')).toHaveValue('84')
  const totals = (await drafts.list(userId)).map(({ entry }) => entry.total)
  expect(totals.toSorted()).toEqual(['77', '84'])
})

test('Undo of Discard on another page does not leave it, and both scores are kept', async () => {
  await drafts.save(sampleDraft({ userId }))
  const { screen, field, router } = await open()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => toasts.getState()).toBeDefined()
  await field('Total').fill('77')
  await router.navigate('/postscore')
  await expect.element(screen.getByText('Choose a course')).toBeVisible()
  toasts.undo()
  const totals = async () => (await drafts.list(userId)).map(({ entry }) => entry.total)
  await expect.poll(totals).toHaveLength(2)
  expect(router.state.location.pathname).toBe('/postscore')
})
