import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mediaMessages } from '~/domain/messages/score-media'
import { deferred } from '~/lib/deferred'
import { settle } from '~/lib/timers.fake'
import { noisyPhoto } from '~/platform/pictures/photo.fake'
import type { FakeNetwork } from '~/testing/fake-network'
import { draftMedia, drafts, entryHabits } from '../draft/device-drafts'
import type { EntryHabits } from '../draft/entry-habits'
import { kindNetwork, newGolfer, openForm } from '../form/score-entry.fake'
import { posting } from '../post/app-posting'
import type { AddedMedia } from './draft-media'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(() => {
  posting.reset()
  network.restore()
  vi.restoreAllMocks()
})

/** The form of a score whose photo is not ready when it is left for the list of courses. */
async function leaveWithPhoto(
  beforeLeaving?: (form: Awaited<ReturnType<typeof openForm>>) => Promise<void>,
) {
  const prepared = deferred<AddedMedia>()
  vi.spyOn(draftMedia, 'add').mockReturnValueOnce(prepared.promise)
  const form = await openForm(newGolfer())
  const photo = new File([await noisyPhoto(60, 40)], '1.jpg', { type: 'image/jpeg' })
  await form.screen.getByLabelText('Photos and video').last().upload(photo)
  await beforeLeaving?.(form)
  await form.router.navigate('/postscore')
  await expect.element(form.screen.getByRole('heading', { name: 'Choose a course' })).toBeVisible()
  const ready = { id: 'd/1', name: '1.jpg', kind: 'image', bytes: 3 } as const
  return {
    ...form,
    photo,
    fail: prepared.resolve,
    finish: () => prepared.resolve({ media: ready }),
  }
}

// R7.
test('a photo that takes longer than the golfer is away is in the form that opens again, and is added to it', async () => {
  const { screen, router, finish } = await leaveWithPhoto()
  await router.navigate(-1)
  await expect.element(screen.getByText('Preparing...')).toBeVisible()
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
  finish()
  await expect.element(screen.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await expect.element(screen.getByText('Preparing...')).not.toBeInTheDocument()
})

// R7.
test('a photo that fails after its form was left can be retried in the form that opens again', async () => {
  const { screen, router, fail } = await leaveWithPhoto()
  fail({ error: mediaMessages.slow('1.jpg'), canRetry: true })
  await router.navigate(-1)
  await expect.element(screen.getByText('1.jpg took too long to process.')).toBeVisible()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByRole('img', { name: 'Photo 1' })).toBeVisible()
})

test('the form that opens again says that a video was not added, since the files are too large together', async () => {
  const prepared = deferred<AddedMedia>()
  const video = (id: string): AddedMedia => ({
    media: { id, name: `${id}.mp4`, kind: 'video', bytes: 50_000_000 },
  })
  vi.spyOn(draftMedia, 'add')
    .mockResolvedValueOnce(video('1'))
    .mockReturnValueOnce(prepared.promise)
  const { screen, router } = await openForm(newGolfer())
  const chosen = ['1.mp4', '2.mp4'].map((name) => new File([name], name))
  await screen.getByLabelText('Photos and video').last().upload(chosen)
  await expect.element(screen.getByRole('button', { name: 'Remove video 1' })).toBeVisible()
  await router.navigate('/postscore')
  await expect.element(screen.getByRole('heading', { name: 'Choose a course' })).toBeVisible()
  prepared.resolve(video('2'))
  await router.navigate(-1)
  await expect.element(screen.getByText(mediaMessages.tooLargeTogether('2.mp4'))).toBeVisible()
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
})

// R7.
test('a photo that is ready while the draft that it belongs to is being stored is in it', async () => {
  const reading = deferred<undefined>()
  const { screen, router, finish } = await leaveWithPhoto(async () => {
    vi.spyOn(drafts, 'load').mockReturnValueOnce(reading.promise)
  })
  finish()
  await settle()
  reading.resolve(undefined)
  await router.navigate(-1)
  await expect.element(screen.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
})

// UPL-13.
test('a post that waits for a photo goes on in the form that opens again, and is sent once', async () => {
  const posts = vi.spyOn(posting, 'post').mockReturnValue(true)
  const { screen, router, finish } = await leaveWithPhoto(async ({ field, tee, post }) => {
    await field('Total').fill('84')
    await tee('White').click()
    await post.click()
  })
  await router.navigate(-1)
  await expect.element(screen.getByText('Posts when your photo is ready.').first()).toBeVisible()
  finish()
  await expect.poll(() => posts.mock.calls.map(([{ media }]) => media.length)).toEqual([1])
  await settle()
  expect(posts).toHaveBeenCalledOnce()
})

// R7, UPL-13.
test('a score that is discarded while Post waits for its photos is not posted', async () => {
  const posts = vi.spyOn(posting, 'post').mockReturnValue(true)
  const { screen, router, photo, finish } = await leaveWithPhoto(async ({ field, tee, post }) => {
    await field('Total').fill('84')
    await tee('White').click()
    await post.click()
  })
  await router.navigate(-1)
  vi.spyOn(draftMedia, 'add').mockReturnValueOnce(new Promise(() => {}))
  const other = new File([photo], '2.jpg', { type: 'image/jpeg' })
  await screen.getByLabelText('Photos and video').last().upload(other)
  finish()
  await expect.element(screen.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText('0 of 3')).toBeVisible()
  expect(posts).not.toHaveBeenCalled()
})

// R7.
test('a photo that is ready while the form is opening again, after its draft was read, is in it', async () => {
  const { screen, router, photo, finish } = await leaveWithPhoto()
  vi.spyOn(draftMedia, 'read').mockResolvedValue(photo)
  const habits = deferred<EntryHabits>()
  const read = vi.spyOn(entryHabits, 'read').mockReturnValue(habits.promise)
  await router.navigate(-1)
  await expect.poll(() => read).toHaveBeenCalled()
  const added = vi.spyOn(drafts, 'save')
  finish()
  await expect.poll(() => added).toHaveBeenCalled()
  habits.resolve({ partners: [], course: undefined, showTo: 'Followers' })
  await expect.element(screen.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
})

// UPL-13.
test('a post that waits for a photo is sent with it, also if the photo is stored while the form is opening again', async () => {
  const posts = vi.spyOn(posting, 'post').mockReturnValue(true)
  const { router, screen, photo, finish } = await leaveWithPhoto(async ({ field, tee, post }) => {
    await field('Total').fill('84')
    await tee('White').click()
    await post.click()
  })
  const [habits, saved] = [deferred<EntryHabits>(), deferred<undefined>()]
  const bytes = deferred<Blob>()
  const readHabits = vi.spyOn(entryHabits, 'read').mockReturnValue(habits.promise)
  vi.spyOn(draftMedia, 'read').mockReturnValue(bytes.promise)
  await router.navigate(-1)
  await expect.poll(() => readHabits).toHaveBeenCalled()
  const save = vi.spyOn(drafts, 'save').mockReturnValueOnce(saved.promise)
  finish()
  await expect.poll(() => save).toHaveBeenCalled()
  habits.resolve({ partners: [], course: undefined, showTo: 'Followers' })
  await expect.element(screen.getByText('Posts when your photo is ready.').first()).toBeVisible()
  saved.resolve(undefined)
  await settle()
  bytes.resolve(photo)
  await expect.poll(() => posts.mock.calls.map(([{ media }]) => media.length)).toEqual([1])
  await settle()
  expect(posts).toHaveBeenCalledOnce()
})
