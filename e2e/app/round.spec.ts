import { readFile } from 'node:fs/promises'
import type { Backend } from '#mocks'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Two pictures and a video that is none for Marcus's newest round, instead of its photos. */
const givePictures = ({ db, ids }: Backend) =>
  db.atomically(async (write) => {
    const score = db.scores.where('userId', golfers.marcus.id).at(-1)
    if (!score) throw new RangeError('Marcus has no score.')
    for (const { id } of db.media.where('scoreId', score.id).slice()) write.remove(db.media, id)
    for (const [name, ending] of [
      ['first', 'png'],
      ['second', 'png'],
      ['swing', 'mp4'],
    ] as const) {
      const id = ids.next()
      const row = { id, scoreId: score.id, userId: score.userId, mediaId: `${name}.${ending}` }
      await write.insert(db.media, { ...row, ending, data: PIXEL })
    }
  })

test('pictures open in a viewer that keeps the place, and one that cannot be shown says so', async ({
  page,
  backend,
}) => {
  await givePictures(backend)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.linx())
  const entry = linxPage(page).round('Marcus Bell', 'Bellwether Links').first()
  await expect(entry.getByRole('img', { name: 'Video 3 of 3: not available' })).toBeAttached()
  await expect(page.getByRole('button', { name: /rounds by/ })).toBeVisible() // what stands above the entries
  const picture = entry.getByRole('button', { name: 'Photo 2 of 3' })
  await picture.scrollIntoViewIfNeeded()
  const before = await picture.boundingBox()
  await picture.click()
  const viewer = page.getByRole('dialog', { name: 'Marcus Bell at Bellwether Links' })
  await expect(viewer.getByRole('img', { name: 'Photo 2 of 3' })).toBeVisible()
  await expectAccessible(page)
  await page.mouse.wheel(0, 400)
  await viewer.getByRole('button', { name: 'Next' }).click()
  await expect(viewer.getByText('Video 3 of 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(picture).toBeFocused()
  expect(await picture.boundingBox()).toEqual(before)
  await expectNoSidewaysScroll(page)
})

test('a scorecard picture is saved where there is no share sheet', async ({ page }) => {
  await page.goto(paths.linx())
  await page.getByRole('button', { name: 'More about Tom Okafor at Three Ponds Golf Club' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Luis pays Tom $4')).toBeVisible()
  await expect(sheet.getByRole('img', { name: /^Scorecard: Tom Okafor/ })).toBeVisible()
  await sheet.getByLabel('With the bets').check()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Save scorecard' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('scorecard.png')
  const { length } = await readFile(await download.path())
  expect(length).toBeLessThan(300_000)
  await expect(sheet.getByText('Saved to your downloads.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})
