import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { json, refusal } from '~/testing/responses'
import { aTeeSet } from '~/testing/builders'
import type { FakeNetwork } from '~/testing/fake-network'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { draftMedia } from '../draft/device-drafts'
import { kindNetwork, newGolfer, openForm, POST, posted, TEES } from './score-entry.fake'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(async () => {
  network.restore()
  await page.viewport(414, 896)
})

/** Whether the error of the tees is in view, a line below the top bar and above the post bar. */
function isMissingShown(): boolean {
  const { top, bottom } = page
    .getByText(scoreEntryMessages.teesMissing)
    .element()
    .getBoundingClientRect()
  const bar = page.getByRole('region', { name: 'Ready to post' }).element().getBoundingClientRect()
  return top >= 104 && bottom <= bar.top
}

test('on a phone Post without tees scrolls to the error, whether it is above or below', async () => {
  await page.viewport(390, 844)
  const names = Array.from({ length: 14 }, (_, at) => `Tee ${at + 1}`)
  const sets = names.map((TeeSetRatingName, at) =>
    aTeeSet({ TeeSetRatingId: at + 1, TeeSetRatingName, CourseRating: 75 - at / 10 }),
  )
  network.on(TEES, () => json(sets))
  const { screen, field, post, tee } = await openForm(newGolfer())
  await field('Total').fill('84')
  await expect.element(tee('Tee 14')).toBeInTheDocument()
  await post.click()
  await expect.element(screen.getByText(scoreEntryMessages.teesMissing)).toBeVisible()
  await expect.poll(isMissingShown).toBe(true)
  const first = tee('Tee').first()
  await expect.element(first).toHaveFocus()
  for (const end of [0, document.body.scrollHeight]) {
    window.scrollTo(0, end)
    await post.click()
    await expect.poll(isMissingShown).toBe(true)
    await expect.element(first).toHaveFocus()
  }
})

test('on a phone Post says that the tees are missing if they could not be loaded, with the focus on their place', async () => {
  await page.viewport(390, 560)
  network.on(TEES, () => refusal(500, 'The association is resting.'))
  const { screen, field, post, tee } = await openForm(newGolfer())
  await expect.element(screen.getByText('The association is resting.')).toBeInTheDocument()
  await field('Total').fill('84')
  await post.click()
  await expect.poll(isMissingShown).toBe(true)
  const tees = screen.getByRole('group', { name: 'Tees' })
  await expect.element(tees).toHaveFocus()
  network.on(TEES, () => json([aTeeSet({ TeeSetRatingName: 'White' })]))
  const retry = screen.getByRole('button', { name: 'Retry' }).element()
  retry.dispatchEvent(new MouseEvent('click', { bubbles: true })) // as when the signal is back: the focus stays
  await expect.element(tee('White')).toBeVisible()
  await expect.element(tees).toHaveFocus()
})

test('notes of 500 characters are kept, one more is cut, and a message says so', async () => {
  const { screen } = await openForm(newGolfer())
  const notes = screen.getByLabelText('Notes')
  const limit = screen.getByText('The maximum character limit (500) has been reached.')
  await notes.fill('x'.repeat(500))
  await expect.element(screen.getByText('500 / 500')).toBeVisible()
  await expect.element(limit).not.toBeInTheDocument()
  await notes.fill('x'.repeat(501))
  await expect.element(limit).toBeVisible()
  await expect.element(notes).toHaveValue('x'.repeat(500))
})

test('if the score is cleared while Post waits for a photo, the form says what is missing and offers no post', async () => {
  vi.spyOn(draftMedia, 'add').mockReturnValueOnce(new Promise(() => {}))
  onTestFinished(() => void vi.restoreAllMocks())
  const { screen, field, tee, post } = await openForm(newGolfer())
  await field('Total').fill('84')
  await tee('White').click()
  const photo = new File(['photo'], '1.jpg', { type: 'image/jpeg' })
  await screen.getByLabelText('Photos and video').last().upload(photo)
  await post.click()
  const without = screen.getByRole('button', { name: 'Post without it' })
  await expect.element(without).toBeVisible()
  await field('Total').fill('')
  await expect.element(without).not.toBeInTheDocument()
  await expect.element(screen.getByText('Enter your total, or both nines.')).toBeVisible()
  await expect.element(post).toBeDisabled()
  await field('Total').fill('85')
  await expect.element(without).toBeVisible()
})

test('on a phone what Tab focuses is scrolled to above the post bar', async () => {
  await page.viewport(390, 844)
  const { screen, field, tee } = await openForm(newGolfer())
  const add = screen.getByRole('button', { name: 'Add photos or video' })
  await expect.element(tee('Black')).toBeVisible() // what is below the tees no longer moves
  await expect.element(add).toBeVisible()
  const bottom = () => add.element().getBoundingClientRect().bottom
  const bar = screen.getByRole('region', { name: 'Ready to post' }).element()
  window.scrollBy(0, bottom() - bar.getBoundingClientRect().top - 24) // half below the bar
  const notes = field('Notes').element()
  if (notes instanceof HTMLElement) notes.focus({ preventScroll: true })
  expect(bottom()).toBeGreaterThan(bar.getBoundingClientRect().top)
  await userEvent.tab()
  await expect.element(add).toHaveFocus()
  await expect.poll(() => bottom() <= bar.getBoundingClientRect().top).toBe(true)
})

test('in the rail a nine is one number', async () => {
  await page.viewport(1280, 800)
  const { screen } = await openForm(newGolfer())
  const press = (name: string) => screen.getByRole('radio', { name }).click()
  const summary = screen.getByRole('complementary', { name: 'This score' })
  const facts = ['Tees', 'Played', 'Type', 'Show to']
  const heads = () =>
    summary
      .getByRole('term')
      .elements()
      .map((head) => head.textContent)
  await expect.poll(heads).toEqual(['OUT', 'IN', 'TOT', ...facts])
  await press('9 holes')
  await expect.poll(heads).toEqual(['FRONT NINE', ...facts])
  await press('Back nine')
  await expect.poll(heads).toEqual(['BACK NINE', ...facts])
})

test.each([
  ['on a phone', 390],
  ['beside the form', 1280],
])(
  '%s what is wrong with a total is announced when its field is left, not while it is typed',
  async (_, width) => {
    await page.viewport(width, 800)
    const { screen, field } = await openForm(newGolfer())
    await expect.element(field('Total')).toHaveFocus()
    const { announced, stop } = startScreenReader()
    onTestFinished(stop)
    const tooLow = 'The total must be 10 or more.'
    await userEvent.keyboard('9')
    await expect.element(screen.getByText(tooLow)).toBeVisible()
    await userEvent.keyboard('7')
    await expect.element(screen.getByText(tooLow)).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}')
    await expect.element(screen.getByText(tooLow)).toBeVisible()
    expect(announced()).not.toContain(tooLow)
    await userEvent.tab()
    await expect.poll(announced).toContain(tooLow)
  },
)

test('sending the score is announced once', async () => {
  await page.viewport(390, 844)
  let answer = (_response: Response) => {}
  network.on(POST, () => new Promise((resolve) => (answer = resolve)))
  const { field, post, tee } = await openForm(newGolfer())
  await field('Total').fill('84')
  await tee('White').click()
  const { announced, stop } = startScreenReader()
  onTestFinished(stop)
  await post.click()
  await expect.poll(announced).toContain('Posting...')
  expect(announced().filter((one) => one === 'Posting...')).toHaveLength(1)
  answer(json(posted))
})
