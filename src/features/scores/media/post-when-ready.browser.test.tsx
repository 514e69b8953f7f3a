import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnd } from '~/api/events'
import type { FakeNetwork } from '~/testing/fake-network'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import type { AddedMedia } from './draft-media'
import { draftMedia, drafts } from '../draft/device-drafts'
import { posting } from '../post/app-posting'
import { toasts } from '~/ui/feedback/toasts'
import { kindNetwork, newGolfer, openForm } from '../form/score-entry.fake'

let network: FakeNetwork
let settle: ((added: AddedMedia) => void)[]

beforeEach(() => {
  network = kindNetwork()
  settle = []
  vi.spyOn(draftMedia, 'add').mockImplementation(
    () => new Promise((resolve) => settle.push(resolve)),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  posting.reset()
  network.restore()
})

const added = (name: string): AddedMedia => ({
  media: { id: `d/${name}`, name, kind: 'image', bytes: 3 },
})

/** The first of more files than there are slots is judged only when the returned function is called. */
function holdJudgment(): (fault: string) => void {
  let judge = (_fault: string) => {}
  vi.spyOn(draftMedia, 'faultOf')
    .mockResolvedValue(undefined)
    .mockImplementationOnce(() => new Promise((resolve) => (judge = resolve)))
  return (fault) => judge(fault)
}

/** The form with a total and photos that are being prepared, and what is posted from it. */
async function openWithPhotos(...names: string[]) {
  const userId = newGolfer()
  const form = await openForm(userId)
  const posts = vi.spyOn(posting, 'post').mockReturnValue(true)
  await form.field('Total').fill('84')
  await form.tee('White').click()
  const choose = (...chosen: string[]) =>
    form.screen
      .getByLabelText('Photos and video')
      .last()
      .upload(chosen.map((name) => new File([name], name, { type: 'image/jpeg' })))
  if (names.length > 0) await choose(...names)
  await expect.element(form.screen.getByText(`${names.length} of 3`)).toBeVisible()
  const posted = () => posts.mock.calls.map(([draft]) => draft.media.map(({ name }) => name))
  return { ...form, userId, posted, choose }
}

// UPL-13.
test('Post waits for a photo that is being prepared, shows that, and then posts once with it', async () => {
  const { screen, post, posted } = await openWithPhotos('a.jpg', 'b.jpg')
  const screenReader = startScreenReader()
  await post.click()
  await expect.element(screen.getByRole('button', { name: 'Preparing photos…' })).toBeDisabled()
  await expect.poll(screenReader.announced).toContain('Posts when your photos are ready.')
  settle[0]?.(added('a.jpg'))
  await expect.element(screen.getByRole('button', { name: 'Preparing photo…' })).toBeDisabled()
  expect(posted()).toEqual([])
  await expect.poll(() => settle.length).toBe(2)
  settle[1]?.(added('b.jpg'))
  await expect.poll(posted).toEqual([['a.jpg', 'b.jpg']])
  screenReader.stop()
})

// UPL-13.
test('the golfer can post without a photo that is not ready', async () => {
  const { screen, post, posted } = await openWithPhotos('a.jpg')
  await post.click()
  await screen.getByRole('button', { name: 'Post without it' }).click()
  await expect.poll(posted).toEqual([[]])
  await expect.element(screen.getByText('0 of 3')).toBeVisible()
  settle[0]?.(added('a.jpg'))
  await expect.element(post).toBeVisible()
  expect(posted()).toEqual([[]])
})

// UPL-13.
test('a photo that cannot be prepared stops the post until it is removed or retried', async () => {
  const { screen, post, posted } = await openWithPhotos('a.jpg')
  await post.click()
  settle[0]?.({ error: 'a.jpg cannot be opened.', canRetry: true })
  await expect.element(screen.getByText(/^Not posted yet.*couldn’t process a photo/)).toBeVisible()
  await expect.element(post).toBeDisabled()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => settle.length).toBe(2)
  settle[1]?.({ error: 'a.jpg cannot be opened.', canRetry: true })
  await screen.getByRole('button', { name: 'Remove a.jpg' }).click()
  await expect.element(post).toBeEnabled()
  expect(posted()).toEqual([])
  await post.click()
  await expect.poll(posted).toEqual([[]])
})

// UPL-13.
test('when the third of three photos fails, the two others are posted without it', async () => {
  const { screen, post, posted } = await openWithPhotos('a.jpg', 'b.jpg', 'c.jpg')
  for (const [at, name] of ['a.jpg', 'b.jpg'].entries()) {
    await expect.poll(() => settle.length).toBe(at + 1)
    settle[at]?.(added(name))
  }
  await expect.poll(() => settle.length).toBe(3)
  settle[2]?.({ error: 'c.jpg cannot be opened.', canRetry: true })
  await expect.element(screen.getByText('c.jpg cannot be opened.')).toBeVisible()
  await expect.element(screen.getByText('3 of 3')).toBeVisible()
  await post.click()
  await screen.getByRole('button', { name: 'Post without it' }).click()
  await expect.poll(posted).toEqual([['a.jpg', 'b.jpg']])
})

// UPL-13.
test('when one of two photos cannot be prepared, the form says so while the other is still being prepared', async () => {
  const { screen, post } = await openWithPhotos('a.jpg', 'b.jpg')
  await post.click()
  settle[0]?.({ error: 'a.jpg cannot be opened.', canRetry: true })
  await expect.element(screen.getByText(/couldn’t process a photo\. Retry/)).toBeVisible()
  await expect.element(screen.getByText(/^Posts when/)).not.toBeInTheDocument()
  await expect.poll(() => settle.length).toBe(2)
  settle[1]?.(added('b.jpg'))
})

// UPL-13.
test('a photo that is rejected while Post waits stops the post with a message', async () => {
  const { screen, post, posted } = await openWithPhotos('a.jpg')
  await post.click()
  settle[0]?.({ error: 'a.jpg was not added.' })
  await expect.element(screen.getByText('Not posted yet. A photo was not added.')).toBeVisible()
  expect(posted()).toEqual([])
  await post.click()
  await expect.poll(posted).toEqual([[]])
})

// UPL-13.
test('a photo that is added while Post waits is waited for, too, and then the score is posted', async () => {
  const { post, posted, choose } = await openWithPhotos('a.jpg')
  await post.click()
  await choose('b.jpg')
  settle[0]?.(added('a.jpg'))
  await expect.poll(() => settle.length).toBe(2)
  settle[1]?.(added('b.jpg'))
  await expect.poll(posted).toEqual([['a.jpg', 'b.jpg']])
})

// UPL-13.
test('a photo that is added and refused while Post waits stops the post, also after earlier refusals', async () => {
  const { screen, post, posted, choose } = await openWithPhotos('x.jpg', 'y.jpg', 'a.jpg')
  for (const [at, name] of ['x.jpg', 'y.jpg'].entries()) {
    await expect.poll(() => settle.length).toBe(at + 1)
    settle[at]?.({ error: `${name} was not added.` })
    await expect.element(screen.getByText(`${name} was not added.`)).toBeVisible()
  }
  await post.click()
  await choose('b.jpg')
  await expect.poll(() => settle.length).toBe(3)
  settle[2]?.(added('a.jpg'))
  await expect.poll(() => settle.length).toBe(4)
  settle[3]?.({ error: 'b.jpg was not added.' })
  await expect.element(screen.getByText('Not posted yet. A photo was not added.')).toBeVisible()
  expect(posted()).toEqual([])
})

// UPL-13.
test('when a photo is refused and another takes its place, the golfer decides about the post', async () => {
  const judge = holdJudgment()
  const { screen, post, posted, choose } = await openWithPhotos()
  await choose('bad.jpg', 'b.jpg', 'c.jpg', 'd.jpg')
  await expect.element(screen.getByText('3 of 3')).toBeVisible()
  await post.click()
  await expect.element(screen.getByRole('button', { name: 'Preparing photos…' })).toBeDisabled()
  judge('bad.jpg was not added.')
  for (const [at, name] of ['b.jpg', 'c.jpg', 'd.jpg'].entries()) {
    await expect.poll(() => settle.length).toBe(at + 1)
    settle[at]?.(added(name))
  }
  await expect.element(screen.getByText('Not posted yet. A photo was not added.')).toBeVisible()
  expect(posted()).toEqual([])
  await post.click()
  await expect.poll(posted).toEqual([['b.jpg', 'c.jpg', 'd.jpg']])
})

// UPL-13.
test('of more photos than there are slots none is added once the golfer posts without them', async () => {
  const judge = holdJudgment()
  const { screen, post, posted, choose } = await openWithPhotos()
  await choose('bad.jpg', 'b.jpg', 'c.jpg', 'd.jpg')
  await expect.element(screen.getByText('3 of 3')).toBeVisible()
  await post.click()
  await screen.getByRole('button', { name: 'Post without them' }).click()
  await expect.poll(posted).toEqual([[]])
  judge('bad.jpg was not added.')
  await expect.element(screen.getByText('bad.jpg was not added.')).toBeVisible()
  await expect.element(screen.getByText('0 of 3')).toBeVisible()
  expect(settle).toEqual([])
})

// UPL-13, SCR-11.
test('without signal Post waits for the photo too, and the score waits with it', async () => {
  const { screen, post } = await openWithPhotos('a.jpg')
  vi.mocked(posting.post).mockRestore()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await post.click()
  await expect.element(screen.getByRole('button', { name: 'Preparing photo…' })).toBeDisabled()
  settle[0]?.(added('a.jpg'))
  await expect
    .poll(() => posting.getState())
    .toMatchObject({ status: 'waiting', draft: { media: [{ name: 'a.jpg' }] } })
})

// R7.
test('a photo that is being prepared when the form is left is in the draft when it opens again', async () => {
  const { screen, router } = await openWithPhotos('a.jpg', 'b.jpg')
  await router.navigate('/postscore')
  await expect.element(screen.getByRole('heading', { name: 'Choose a course' })).toBeVisible()
  settle[0]?.(added('a.jpg'))
  await expect.poll(() => settle.length).toBe(2)
  await router.navigate(-1)
  settle[1]?.(added('b.jpg'))
  await expect.element(screen.getByText('2 of 3')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Total' })).toHaveValue('84')
})

// R7.
test('a photo that is being prepared when the score is discarded is not added to it', async () => {
  const { screen, router, choose } = await openWithPhotos('a.jpg')
  const chooser = screen.getByRole('heading', { name: 'Choose a course' })
  await router.navigate('/postscore')
  await expect.element(chooser).toBeVisible()
  settle[0]?.(added('a.jpg'))
  await router.navigate(-1)
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
  await choose('b.jpg')
  await expect.element(screen.getByText('2 of 3')).toBeVisible()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText('0 of 3'), { timeout: 2000 }).toBeVisible() // the form does not wait for it
  settle[1]?.(added('b.jpg'))
  await router.navigate('/postscore')
  await expect.element(chooser).toBeVisible()
  await router.navigate(-1)
  await expect.element(screen.getByText('0 of 3')).toBeVisible()
})

// R7.
test('a photo of a form that was left does not bring back a score that another tab has discarded', async () => {
  const { screen, router, userId } = await openWithPhotos('a.jpg')
  await router.navigate('/postscore')
  await expect.element(screen.getByRole('heading', { name: 'Choose a course' })).toBeVisible()
  await expect.poll(() => drafts.list(userId)).toHaveLength(1)
  for (const draft of await drafts.list(userId)) await drafts.discard(draft)
  const removed = vi.spyOn(draftMedia, 'remove').mockResolvedValue()
  settle[0]?.(added('a.jpg'))
  await expect.poll(() => removed).toHaveBeenCalledOnce()
  expect(await drafts.list(userId)).toEqual([])
})

/** Post is pressed while a photo is being prepared, and the form is left. */
async function postAndLeave(beforeLeaving = () => {}) {
  const form = await openWithPhotos('a.jpg')
  await form.post.click()
  await expect.element(form.screen.getByRole('button', { name: 'Preparing photo…' })).toBeVisible()
  beforeLeaving()
  await form.router.navigate('/postscore')
  await expect.element(form.screen.getByRole('heading', { name: 'Choose a course' })).toBeVisible()
  return form
}

test('a form that is left because the session has ended does not promise to post (R10)', async () => {
  await postAndLeave(sessionEnd.notify)
  expect(toasts.getState()?.message).not.toBe('Posts when your photo is ready.')
})

// UPL-13, R14.
test('a score whose form is left while Post waits for a photo is posted with it', async () => {
  const { posted } = await postAndLeave()
  expect(toasts.getState()?.message).toBe('Posts when your photo is ready.')
  expect(posted()).toEqual([])
  settle[0]?.(added('a.jpg'))
  await expect.poll(posted).toEqual([['a.jpg']])
})

// UPL-13.
test.each([{ error: 'a.jpg was not added.' }, { error: 'No memory.', canRetry: true }])(
  'when the photo is not added after the form was left, the golfer is told that the score is not posted',
  async (failed) => {
    const { screen, posted } = await postAndLeave()
    settle[0]?.(failed)
    const why = screen.getByText('This score was not posted: A photo could not be added.')
    await expect.element(why).toBeVisible()
    await screen.getByRole('link', { name: /^Open the score/ }).click()
    await expect.element(why).toBeVisible()
    expect(posted()).toEqual([])
  },
)
