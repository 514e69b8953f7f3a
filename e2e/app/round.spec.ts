import { readFile } from 'node:fs/promises'
import type { Backend } from '#mocks'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import type { Page } from '@playwright/test'
import { roundMessages } from '~/domain/messages/share'
import { scoreCard, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { COURSE } from '../support/scores'
import { openRecentCourse } from '../support/steps'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Replaces the photos of Marcus's newest round with two pictures and an invalid video file. */
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

test('pictures open in a viewer that returns to the same place, and an invalid video is marked as not available', async ({
  page,
  backend,
}) => {
  await givePictures(backend)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.linx())
  const entry = linxPage(page).round('Marcus Bell', 'Bellwether Links').first()
  await expect(entry.getByRole('img', { name: 'Video 3 of 3: not available' })).toBeAttached()
  await expect(page.getByRole('button', { name: /rounds by/ })).toBeVisible() // the summary above the entries
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

test('a scorecard picture is downloaded if the browser has no share sheet', async ({ page }) => {
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

/** The feed's row of Marcus's newest score, and the path of its page. */
function marcusRound({ db }: Backend) {
  const { id } = golfers.marcus
  const row = db.feed
    .rows()
    .findLast(({ kind, golferIds }) => kind === 'score' && golferIds[0] === id)
  if (!row) throw new RangeError('Marcus has no score.')
  return {
    row,
    path: paths.round({ userId: id, sourceTable: 'golf_scores', sourceId: row.sourceId }),
  }
}

/** Posts 18 holes hole by hole: a birdie on the first, a bogey on the second, then pars. */
async function postByHole(page: Page) {
  await openRecentCourse(page, COURSE)
  const form = scoreForm(page)
  await form.way('Hole by hole').check()
  const keys = ['Birdie', 'Bogey', ...Array.from({ length: 16 }, () => 'Par')]
  for (const key of keys) await scoreCard(page).key(key).click()
  await form.post.click()
  await page.getByRole('button', { name: 'Post anyway' }).click() // confirms a score far below the usual ones
  await expect(form.alert).toContainText('72')
  await form.close.click()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a round posted hole by hole opens from My Linx with its marked holes, also after a reload', async ({
    page,
  }) => {
    await postByHole(page)
    await shell(page).link('Linx').click()
    await linxPage(page).view('My Linx').click()
    await linxPage(page).items.first().getByRole('link', { name: COURSE }).click()
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    await expect(page.getByText('E to par')).toBeVisible()
    await expect(page.getByText(/^Score differential −?\d+\.\d$/)).toBeVisible()
    await expect(page.getByText('1 birdie')).toBeVisible()
    await expect(page.getByText('16 pars')).toBeVisible()
    await expect(
      page.getByRole('img', { name: /^Hole 1, par \d, \d strokes?, birdie$/ }),
    ).toBeVisible()
    await expect(page.getByRole('table', { name: 'Back nine' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.reload()
    await expect(
      page.getByRole('img', { name: /^Hole 2, par \d, \d strokes, bogey$/ }),
    ).toBeVisible()
  })
})

test('a round’s comments are open on its page, closed in the feed after Back, which restores the exact position; clicking the figures opens a round at once', async ({
  page,
  backend,
}) => {
  await page.goto(paths.linx())
  const feed = linxPage(page)
  const comments = page.getByRole('region', { name: 'Comments' })
  const back = page.getByRole('link', { name: 'Back' })
  const entry = feed.round('Marcus Bell', COURSE).first()
  await expect(entry.getByRole('button', { name: '3 comments' })).toBeVisible()
  const top = await feed.settledReading()
  await entry.getByRole('link', { name: COURSE }).click()
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
  await expect(comments.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('button', { name: '3 comments' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expectAccessible(page)
  await back.click()
  await expect(() => feed.expectReading(top)).toPass()
  await expect(comments).toBeHidden()

  const before = await feed.readDown(6)
  const card = feed.items.filter({ has: page.getByRole('term').filter({ hasText: 'HDCP' }) })
  const shown = card.and(
    page.locator(
      `[aria-posinset="${before.place}"], [aria-posinset="${before.place + 1}"], [aria-posinset="${before.place + 2}"]`,
    ),
  )
  const name = (await shown.first().getAttribute('aria-label')) ?? ''
  const [, course = ''] = name.split(' at ')
  backend.faults.set('listLinx', { delayMs: 60_000 }) // so that the page can only show what the feed has loaded
  await shown.first().getByRole('definition').first().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible()
  await expect(page.getByText(roundMessages.totalsOnly)).toBeVisible()
  await back.click()
  await expect(() => feed.expectReading(before)).toPass()
})

test('the page of a round whose score was deleted says that the round is gone', async ({
  page,
  backend,
}) => {
  const { row, path } = marcusRound(backend)
  await page.goto(path)
  await expect(page.getByRole('article', { name: 'Marcus Bell at Bellwether Links' })).toBeVisible()
  backend.db.feed.remove(row.id)
  await page.reload()
  await expect(page.getByRole('heading', { name: roundMessages.gone })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Back to Linx' }).click()
  await expect(linxPage(page).heading).toBeVisible()
})
