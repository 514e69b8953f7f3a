import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deferred } from '~/lib/deferred'
import { settle } from '~/lib/timers.fake'
import { mediaMessages } from '~/domain/messages/score-media'
import type { FakeNetwork } from '~/testing/fake-network'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { draftMedia, drafts, mediaStore } from '../draft/device-drafts'
import { kindNetwork, newGolfer, openForm } from '../form/score-entry.fake'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(() => {
  network.restore()
  vi.restoreAllMocks()
})

/** A small picture of one color, as a camera would name it. */
async function photo(name: string, color = 'teal'): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = color
  context?.fillRect(0, 0, 40, 30)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
  return new File([blob], name, { type: 'image/jpeg' })
}

async function openMedia() {
  const form = await openForm(newGolfer())
  const input = form.screen.getByLabelText('Photos and video').last()
  await expect.element(input).toBeInTheDocument()
  return { ...form, add: (...files: File[]) => input.upload(files) }
}

// UPL-09.
test('of four files at once three are added, and the limit is shown', async () => {
  const { screen, add } = await openMedia()
  const screenReader = startScreenReader()
  await add(await photo('1.jpg'), await photo('2.jpg'), await photo('3.jpg'), await photo('4.jpg'))
  await expect.element(screen.getByText('There is a 3 file upload limit.')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Photo 3' })).toBeVisible()
  await expect.element(screen.getByText('3 of 3')).toBeVisible()
  expect(screen.getByRole('img', { name: /^Photo/ }).elements()).toHaveLength(3)
  await expect
    .poll(screenReader.announced)
    .toEqual(expect.arrayContaining(['There is a 3 file upload limit.', '3 files are ready.']))
  screenReader.stop()
})

// UPL-09.
test('with two files and two more, one is added and a message names the limit; the same file counts once', async () => {
  const { screen, add } = await openMedia()
  const first = await photo('1.jpg')
  await add(first, await photo('2.jpg', 'red'))
  await expect.element(screen.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  await add(first)
  await expect.element(screen.getByText('1.jpg is already added.')).toBeVisible()
  await add(await photo('3.jpg', 'blue'), await photo('4.jpg', 'gold'))
  await expect
    .element(screen.getByText('You can only add 1 more file(s). Some files were not added.'))
    .toBeVisible()
  await expect.element(screen.getByText('3 of 3')).toBeVisible()
})

test('with three files the button says that there is no room, opens nothing, and offers one more when a file is removed', async () => {
  const { screen, add } = await openMedia()
  await add(await photo('1.jpg'), await photo('2.jpg', 'red'), await photo('3.jpg', 'blue'))
  await expect.element(screen.getByRole('img', { name: 'Photo 3' })).toBeVisible()
  const full = screen.getByRole('button', { name: '3 files at most' })
  await expect.element(full).toHaveAttribute('aria-disabled', 'true')
  const chooser = vi.spyOn(HTMLInputElement.prototype, 'click')
  await full.click({ force: true })
  expect(chooser).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Remove photo 3' }).click()
  const more = screen.getByRole('button', { name: 'Add 1 more' })
  await expect.element(more).toHaveFocus()
  await expect.element(more).not.toHaveAttribute('aria-disabled')
})

test('the second tap of a double tap, which meets the next photo, does not remove it', async () => {
  const { screen, add } = await openMedia()
  await add(await photo('1.jpg'), await photo('2.jpg', 'red'))
  await expect.element(screen.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  const remove = screen.getByRole('button', { name: 'Remove photo 1' })
  await remove.click()
  // Phones count each tap separately.
  for (const detail of [1, 2])
    remove.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
  expect(screen.getByRole('img', { name: /^Photo/ }).elements()).toHaveLength(1)
})

test('a photo that is removed while it is being stored does not come back', async () => {
  const { screen, add } = await openMedia()
  const stored = deferred()
  const put = vi.spyOn(mediaStore, 'put').mockReturnValue(stored.promise)
  const removed = vi.spyOn(mediaStore, 'remove')
  await add(await photo('1.jpg'))
  await expect.poll(() => put).toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Remove 1.jpg' }).click()
  stored.resolve()
  await expect.poll(() => removed).toHaveBeenCalledWith(put.mock.lastCall?.[0])
  await expect.element(screen.getByText('0 of 3')).toBeVisible()
})

test('a score that is discarded while a photo is being stored does not come back', async () => {
  const userId = newGolfer()
  const before = await openForm(userId)
  await before.field('Total').fill('84')
  await before.screen.unmount()
  const { screen, field } = await openForm(userId)
  const stored = deferred()
  const put = vi.spyOn(mediaStore, 'put').mockReturnValue(stored.promise)
  await screen
    .getByLabelText('Photos and video')
    .last()
    .upload(await photo('1.jpg'))
  await expect.poll(() => put).toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field('Total')).toHaveValue('')
  stored.resolve()
  await settle()
  expect(await drafts.list(userId)).toEqual([])
})

test('a photo that is ready while the total is being typed again leaves the focus there', async () => {
  const { screen, field, tee, post, add } = await openMedia()
  const stored = deferred()
  vi.spyOn(mediaStore, 'put').mockReturnValue(stored.promise)
  await field('Total').fill('84')
  await tee('White').click()
  await add(await photo('1.jpg'))
  await post.click()
  await expect.element(screen.getByRole('button', { name: 'Preparing photo…' })).toBeDisabled()
  await field('Total').fill('')
  stored.resolve()
  await expect.element(post).toBeDisabled()
  await expect.element(field('Total')).toHaveFocus()
})

// UPL-09.
test('a photo that was removed can be added again', async () => {
  const { screen, add } = await openMedia()
  const first = await photo('1.jpg')
  await add(first)
  await screen.getByRole('button', { name: 'Remove photo 1' }).click()
  await expect.element(screen.getByText('0 of 3')).toBeVisible()
  await add(first)
  await expect.element(screen.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect.element(screen.getByText('1.jpg is already added.')).not.toBeInTheDocument()
})

test('a video that makes the files of a score too large together is not added, since the host would refuse the score', async () => {
  const { screen, add } = await openMedia()
  const removed = vi.spyOn(draftMedia, 'remove')
  vi.spyOn(draftMedia, 'add').mockImplementation(async (draftId, { name }) => {
    const bytes = (name === '3.mp4' ? 33 : 46) * 1024 * 1024
    return { media: { id: `${draftId}/${name}`, name, kind: 'video', bytes } }
  })
  const video = (name: string) => new File([name], name, { type: 'video/mp4' })
  await add(video('1.mp4'), video('2.mp4'), video('3.mp4'))
  await expect.element(screen.getByText(mediaMessages.tooLargeTogether('2.mp4'))).toBeVisible()
  await expect.element(screen.getByText('2 of 3')).toBeVisible()
  expect(removed).toHaveBeenCalledWith(expect.objectContaining({ name: '2.mp4' }))
})

test('at twice the text size the button that removes a photo stays within its picture, and the words of the one that adds more within its border', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '32px'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const { screen, add } = await openMedia()
  await add(await photo('1.jpg'))
  const picture = screen.getByRole('img', { name: 'Photo 1' })
  await expect.element(picture).toBeVisible()
  const button = screen.getByRole('button', { name: 'Remove photo 1' })
  const { left, bottom, width } = button.element().getBoundingClientRect()
  const box = picture.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(box.left)
  expect(bottom).toBeLessThanOrEqual(box.bottom)
  expect(width).toBeGreaterThanOrEqual(44)
  const more = screen.getByRole('button', { name: 'Add 2 more' }).element()
  const words = document.createRange()
  words.selectNodeContents(more)
  expect(words.getBoundingClientRect().top).toBeGreaterThan(more.getBoundingClientRect().top)
  expect(words.getBoundingClientRect().bottom).toBeLessThan(more.getBoundingClientRect().bottom)
})

// UPL-09, UPL-10.
test('a refused file takes no slot: of four files the two good ones fill the two that are left', async () => {
  const { screen, add } = await openMedia()
  await add(await photo('0.jpg'))
  await expect.element(screen.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  const bad = new File(['<script>alert(1)</script>'], 'bad.jpg', { type: 'image/jpeg' })
  const heic = new File(['0000ftypheic0000'], 'b.heic', { type: 'image/heic' })
  await add(await photo('ok1.jpg', 'red'), bad, heic, await photo('ok2.jpg', 'blue'))
  await expect.element(screen.getByText(mediaMessages.wrongType('bad.jpg'))).toBeVisible()
  await expect.element(screen.getByText(mediaMessages.heic('b.heic'))).toBeVisible()
  await expect.element(screen.getByText('3 of 3')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Photo 3' })).toBeVisible()
  await expect.element(screen.getByText(/You can only add/)).not.toBeInTheDocument()
})

// UPL-10.
test('two files refused with the same message show it once, and it is removed when others are chosen', async () => {
  const { screen, add } = await openMedia()
  const refused = () => new File(['<script>'], 'image.jpg', { type: 'image/jpeg' })
  const message = screen.getByText(/^image\.jpg was not added/)
  await add(refused(), refused())
  await expect.element(message).toBeVisible()
  expect(message.elements()).toHaveLength(1)
  const first = await photo('1.jpg')
  await add(first)
  await expect.element(message).not.toBeInTheDocument()
  await add(refused(), refused())
  await expect.element(message).toBeVisible()
  await add(first)
  await expect.element(screen.getByText('1.jpg is already added.')).toBeVisible()
  await expect.element(message).not.toBeInTheDocument()
})

test('a refused file with a long name does not make the page wider', async () => {
  await page.viewport(360, 740)
  const { screen, add } = await openMedia()
  const name = `${'a'.repeat(120)}.jpg`
  await add(new File(['<script>'], name, { type: 'image/jpeg' }))
  await expect.element(screen.getByText(/^a+\.jpg was not added/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('everything about a photo that cannot be opened fits in its slot, and nothing covers it', async () => {
  await page.viewport(390, 844)
  const { screen, add } = await openMedia()
  const damaged = await photo('IMG_20260613_101522.jpg')
  const error = mediaMessages.broken(damaged.name)
  vi.spyOn(draftMedia, 'add').mockResolvedValueOnce({ error, canRetry: true })
  await add(damaged, await photo('2.jpg'))
  await expect.element(screen.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  const text = screen.getByText(/^We couldn’t open IMG_/).element()
  const range = document.createRange()
  range.selectNodeContents(text)
  const words = range.getBoundingClientRect()
  const remove = screen.getByRole('button', { name: `Remove ${damaged.name}` }).element()
  const slot = remove.parentElement?.getBoundingClientRect()
  const [close, again] = [remove, retry.element()].map((one) => one.getBoundingClientRect())
  for (const box of [words, again]) {
    expect(box?.top).toBeGreaterThanOrEqual(slot?.top ?? Infinity)
    expect(box?.bottom).toBeLessThanOrEqual(slot?.bottom ?? 0)
    expect(box?.left).toBeGreaterThanOrEqual(slot?.left ?? Infinity)
    expect(box?.right).toBeLessThanOrEqual(close?.left ?? 0)
  }
})

// UPL-10.
test('a file of another type is not added, with the reason', async () => {
  const { screen, add } = await openMedia()
  await add(new File(['<script>alert(1)</script>'], 'swing.mp4', { type: 'video/mp4' }))
  await expect.element(screen.getByText(/swing\.mp4 was not added\. Choose a photo/)).toBeVisible()
  await expect.element(screen.getByText('0 of 3')).toBeVisible()
})

test('a photo can be removed, and its object URL is revoked', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const gone = vi.spyOn(URL, 'revokeObjectURL')
  const before = await openMedia()
  await before.field('Total').fill('84')
  await before.add(await photo('1.jpg'))
  await expect.element(before.screen.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await before.screen.getByRole('button', { name: 'Remove photo 1' }).click()
  await expect.element(before.screen.getByText('0 of 3')).toBeVisible()
  await expect
    .element(before.screen.getByRole('button', { name: 'Add photos or video' }))
    .toHaveFocus()
  expect(gone).toHaveBeenCalledTimes(made.mock.calls.length)
})
