import type { Backend } from '#mocks'
import { mediaMessages } from '~/domain/messages/score-media'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { scoreForm } from '../screens/post-score'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'
import { phonePhoto } from '../support/photo'
import { holdScripts } from '../support/start-screen'
import { openRecentCourse } from '../support/steps'

const storedPhotos = (backend: Backend) =>
  backend.db.media.where('userId', 1).map(({ data, ending }) => ({
    ending,
    bytes: Buffer.from(data, 'base64'),
  }))

test.beforeEach(({ page }) => openRecentCourse(page, 'Bellwether Links'))

const fileInput = 'input[type="file"]'

// UPL-07, UPL-13, through the shipped bundle and its content policy: the code that prepares photos arrives only after Post is clicked.
test('a photo from a phone is uploaded smaller, upright and without its location, and Post waits until it is prepared', async ({
  page,
  backend,
}) => {
  const before = storedPhotos(backend).length
  const form = scoreForm(page)
  await form.total.fill('84')
  const photo = await phonePhoto(page, 2600, 1600)
  expect(photo.toString('latin1')).toContain('Exif')
  const release = await holdScripts(page, '**/assets/shrink.worker*')
  await page
    .locator(fileInput)
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText('1 of 3')).toBeVisible()
  await form.post.click()
  await expect(page.getByRole('button', { name: mediaMessages.preparing(1) })).toBeDisabled()
  expect(sent(backend, 'postScore')).toEqual([])
  release()
  await expect(form.alert).toContainText('84')
  const [arrived, ...more] = storedPhotos(backend).slice(before)
  expect(more).toEqual([])
  expect(arrived?.ending).toBe('jpg')
  expect(arrived?.bytes.toString('latin1')).not.toMatch(/Exif\0\0|ns\.adobe|IMG_1/)
  const frame = arrived?.bytes.indexOf(Buffer.from([0xff, 0xc0])) ?? 0
  const [high = 0, wide = 0] = [
    arrived?.bytes.readUInt16BE(frame + 5),
    arrived?.bytes.readUInt16BE(frame + 7),
  ]
  expect(high).toBe(2048)
  expect(wide).toBe(Math.round((2048 * 1600) / 2600))
})

// SCR-02, SCR-08, R7: a failed upload keeps the score and its photos, also over a reload.
test('a failed upload keeps the score and its photo over a reload, and the score can be posted without it', async ({
  page,
  backend,
}) => {
  backend.faults.set('postScore', { drop: 'before', times: 1 })
  const before = storedPhotos(backend).length
  const form = scoreForm(page)
  await form.total.fill('84')
  const buffer = await phonePhoto(page, 60, 40)
  await page.locator(fileInput).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('button', { name: /Remove photo 1/ })).toBeVisible()
  await form.post.click()
  await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
  await page.getByRole('button', { name: 'It was not posted' }).click()
  await expect(page.getByText(scoreEntryMessages.canResend)).toBeVisible()
  await page.reload()
  await expect(page.getByText(scoreEntryMessages.canResend)).toBeVisible()
  await expect(form.total).toHaveValue('84')
  await expect(page.getByRole('button', { name: /Remove photo 1/ })).toBeVisible()
  backend.faults.set('postScore', { status: 413, message: 'This picture is too large.', times: 1 })
  await form.post.click()
  await form.close.click()
  await page.getByRole('button', { name: 'Post without photos' }).click()
  await expect(form.alert).toContainText('84')
  expect(storedPhotos(backend)).toHaveLength(before)
})
