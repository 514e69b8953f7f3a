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

// UPL-07, through the shipped bundle and its content policy.
test('a photo from a phone is uploaded smaller, upright and without its location', async ({
  page,
  backend,
}) => {
  const before = storedPhotos(backend).length
  const form = scoreForm(page)
  await form.total.fill('84')
  const photo = await phonePhoto(page, 2600, 1600)
  expect(photo.toString('latin1')).toContain('Exif')
  await page
    .locator(fileInput)
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText('1 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: /Remove photo 1/ })).toBeVisible()
  await form.post.click()
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

// UPL-13: the code that prepares photos arrives only after Post is clicked.
test('Post waits until a photo is prepared, and sends it with the score', async ({
  page,
  backend,
}) => {
  const before = storedPhotos(backend).length
  const form = scoreForm(page)
  await form.total.fill('84')
  const buffer = await phonePhoto(page, 2600, 1600)
  const file = { name: 'IMG_2.JPG', mimeType: 'image/jpeg', buffer }
  const release = await holdScripts(page, '**/assets/shrink.worker*')
  await page.locator(fileInput).setInputFiles(file)
  await form.post.click()
  await expect(page.getByRole('button', { name: mediaMessages.preparing(1) })).toBeDisabled()
  expect(sent(backend, 'postScore')).toEqual([])
  release()
  await expect(form.alert).toContainText('84')
  expect(storedPhotos(backend).slice(before)).toMatchObject([{ ending: 'jpg' }])
})

// UPL-09, UPL-10.
test('a file that is not a photo is refused with a reason, and no more than three photos are accepted', async ({
  page,
}) => {
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(page, 60, 40) }
  await page
    .locator(fileInput)
    .setInputFiles([
      photo,
      { name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><script>alert(1)') },
      { name: 'c.heic', mimeType: 'image/heic', buffer: Buffer.from('0000ftypheic0000') },
    ])
  await expect(page.getByText(mediaMessages.wrongType('b.jpg'))).toBeVisible()
  await expect(page.getByText(mediaMessages.heic('c.heic'))).toBeVisible()
  await expect(page.getByText('1 of 3')).toBeVisible()
  await page
    .locator(fileInput)
    .setInputFiles([1, 2, 3].map((n) => ({ ...photo, name: `d${n}.jpg` })))
  await expect(page.getByText(mediaMessages.onlyMore(2))).toBeVisible()
  await expect(page.getByText('3 of 3')).toBeVisible()
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
