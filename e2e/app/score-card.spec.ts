import type { Page } from '@playwright/test'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { scoreCard, scoreForm } from '../screens/post-score'
import { faintTexts } from '../support/contrast'
import { expectAccessible, expectNoSidewaysScroll, inBothThemes } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { unseenFocus } from '../support/focus-ring'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { COURSE } from '../support/scores'
import { openRecentCourse } from '../support/steps'
import { smallTargets } from '../support/targets'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, hasTouch: true })

test.beforeEach(async ({ page }) => {
  await openRecentCourse(page, COURSE)
  await scoreForm(page).way('Hole by hole').check()
  await expect(scoreCard(page).key('Par')).toBeVisible()
})

/** Presses these keys of the pad. */
async function play(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await scoreCard(page).key(key).tap()
}

test('entering 18 pars takes 18 taps, and Post sends 18 holes', async ({ page, backend }) => {
  const form = scoreForm(page)
  await play(
    page,
    Array.from({ length: 18 }, () => 'Par'),
  )
  await expect(scoreCard(page).cell(18)).toHaveAccessibleName(/^Hole 18, par \d, \d strokes, par$/)
  await expect(scoreCard(page).end).toContainText('72E18 holes')
  await expectAccessible(page)
  await scoreCard(page).end.getByRole('button', { name: 'Post score' }).tap()
  // 21 strokes better than usual, so the app asks once before sending.
  await page.getByRole('button', { name: 'Post anyway' }).click()
  await expect(form.alert).toContainText('72')
  expect(sent(backend, 'postScore').map(({ status }) => status)).toEqual([200])
  await form.close.click()
})

test('entered holes are restored after a reload, entry continues at the next hole, and Undo restores a scorecard that was discarded by mistake', async ({
  page,
}) => {
  await play(page, ['Par', 'Bogey'])
  await expect(scoreCard(page).cell(3)).toHaveAttribute('aria-current', 'true')
  await page.reload()
  await expect(scoreCard(page).cell(2)).toHaveAccessibleName(/bogey$/)
  await expect(scoreCard(page).cell(3)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Discard' }).tap()
  await expect(page.getByText(scoreEntryMessages.discarded)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().tap()
  await expect(scoreCard(page).cell(2)).toHaveAccessibleName(/bogey$/)
  await page.reload()
  await expect(scoreCard(page).cell(2)).toHaveAccessibleName(/bogey$/)
})

test('a front nine on the course, from its look in the sun to its post', async ({
  page,
  backend,
}) => {
  await test.step('the form shows where the course is', () =>
    expect(page.getByText('Boulder, CO')).toBeVisible())
  await test.step('every text has a 7:1 contrast, every target is 48 px, and nothing moves', async () => {
    await play(page, ['Birdie', 'Par', 'Bogey'])
    // Nine cells share the width, so they may be narrower; the pad's arrows lead to the same holes and are full-size targets.
    const small = await smallTargets(page.locator('body'), 48)
    expect(small.filter((name) => !name.startsWith('Hole '))).toEqual([])
    // A bar that comes back after a delay appears at once, so it does not move.
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().duration !== 0)
        .map(({ effect }) => effect?.getTiming()),
    )
    expect(moving).toEqual([])
    await inBothThemes(page, async () => expect(await faintTexts(page, 7)).toEqual([]))
    await expectAccessible(page)
  })
  await test.step('a round played yesterday has no on-course look', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-on-course')
    await page.getByRole('button', { name: 'Yesterday' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-on-course')
    expect(await faintTexts(page, 7), 'the measurement finds text with less contrast').not.toEqual(
      [],
    )
    await page.getByRole('button', { name: 'Today' }).click()
  })
  await test.step('it ends after the ninth hole, the back nine is disabled, and Post sends nine holes', async () => {
    const form = scoreForm(page)
    await form.way('Front nine').check()
    await play(
      page,
      Array.from({ length: 6 }, () => 'Bogey'),
    )
    await expect(scoreCard(page).end).toContainText('42+69 holes')
    await expect(scoreCard(page).cell(10)).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await form.post.tap()
    await expect(form.alert).toContainText('42')
    const score = backend.db.scores.where('userId', golfers.nora.id).at(-1)
    expect(score).toMatchObject({ holes: 9, total: 42, front: 42 })
    await form.close.click()
  })
})

test('the form does not scroll sideways at 320 px, also with text twice the size, and in no window does the score pad cover a focused control', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await play(page, ['Par'])
  const setTextSize = (size: string) =>
    page.evaluate((given) => void (document.documentElement.style.fontSize = given), size)
  await expectNoSidewaysScroll(page)
  await setTextSize('200%')
  await expectNoSidewaysScroll(page)
  await setTextSize('')
  for (const [width, height] of [
    [390, 844],
    [320, 256],
    [900, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.keyboard.press('Tab')
    expect(await unseenFocus(page), `${width} x ${height}`).toEqual([])
  }
})
