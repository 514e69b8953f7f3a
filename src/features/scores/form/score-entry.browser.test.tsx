import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { cut, json, refusal } from '~/testing/responses'
import { aTeeSet } from '~/testing/builders'
import type { FakeNetwork } from '~/testing/fake-network'
import { setClock } from '~/lib/clock'
import { deferred } from '~/lib/deferred'
import { toasts } from '~/ui/feedback/toasts'
import { draftMedia, drafts } from '../draft/device-drafts'
import { countUnsent } from '../unsent/unsent'
import { posting } from '../post/app-posting'
import { byHole, kindNetwork, newGolfer, openForm, POST, state, TEES } from './score-entry.fake'

let network: FakeNetwork
let userId: number
const open = (given?: unknown) => openForm(userId, given)

beforeEach(() => {
  userId = newGolfer()
  network = kindNetwork()
})

afterEach(() => {
  posting.reset()
  network.restore()
  vi.restoreAllMocks()
})

test('the form says what is missing, and Post is enabled according to the rules', async () => {
  const { screen, field, post } = await open()
  await expect.element(post).toBeDisabled()
  await expect.element(screen.getByText('Enter your total, or both nines.')).toBeVisible()
  await field('Front nine').fill('38')
  await expect.element(screen.getByText('Enter the back nine too.')).toBeVisible()
  await expect.element(post).toBeDisabled()
  await field('Back nine').fill('41')
  await expect.element(field('Total, front plus back')).toHaveValue('79')
  await expect.element(post).toBeEnabled()
  await field('Back nine').fill('9')
  await expect.element(post).toBeDisabled()
})

test('a private score has its lock icon, also when no other screen has loaded it', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('radio', { name: 'Private' })).toBeInTheDocument()
  const lock = screen.getByText('Private', { exact: true }).element().querySelector('svg')
  expect(lock?.childElementCount).toBeGreaterThan(0)
})

test('a typed total disables the nines, a typed nine disables the total, and only digits are accepted', async () => {
  const { field } = await open()
  await field('Total').fill('84')
  await expect.element(field('Front nine')).toBeDisabled()
  await expect.element(field('Back nine')).toBeDisabled()
  await field('Total').fill('-5')
  await expect.element(field('Total')).toHaveValue('84')
  await field('Total').fill('')
  await field('Front nine').fill('40')
  await expect.element(field('Total, front plus back')).toHaveAttribute('readonly')
})

test('without tees nothing is sent, and a message says so', async () => {
  const { screen, field, post, tee } = await open()
  await field('Total').fill('84')
  await post.click()
  await expect.element(screen.getByText('Please select the tees played.')).toBeVisible()
  await expect.element(tee('Black')).toHaveFocus()
  await tee('White').click()
  await expect.element(screen.getByText('Please select the tees played.')).not.toBeInTheDocument()
  expect(network.count(POST)).toBe(0)
})

test('Post waits for the tees that are chosen, and says so', async () => {
  const tees = deferred<Response>()
  network.on(TEES, () => tees.promise)
  const { screen, field, post } = await open(byHole)
  await field('Total').fill('84')
  await expect.element(screen.getByText('Loading tees…')).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Loading tees' })).toBeVisible()
  await expect.element(post).toBeDisabled()
  tees.resolve(json([aTeeSet()]))
  await post.click()
  await expect.element(screen.getByRole('alertdialog')).toHaveTextContent('84')
})

test('Post says that the tees are missing if they could not be loaded', async () => {
  const tees = deferred<Response>()
  network.on(TEES, () => tees.promise)
  const { screen, field, post } = await open(byHole)
  await field('Total').fill('84')
  tees.resolve(refusal(404, 'No such course.'))
  await post.click()
  await expect.element(screen.getByText(scoreEntryMessages.teesMissing)).toBeVisible()
  expect(network.count(POST)).toBe(0)
})

test('the tees of the score form are sorted by rating', async () => {
  const { screen, tee } = await open()
  await expect.element(tee('Black')).toBeVisible()
  expect(
    screen
      .getByRole('radio', { name: /Black|White/ })
      .elements()
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Black', 'White'])
})

test('a future date is rejected by the score form', async () => {
  const { screen, field, post, tee } = await open()
  await field('Total').fill('84')
  await tee('White').click()
  const date = screen.getByLabelText('Date played')
  await date.fill('2999-01-01')
  await expect.element(screen.getByText('The date played cannot be in the future.')).toBeVisible()
  await post.click()
  await expect.element(date).toHaveFocus()
  expect(network.count(POST)).toBe(0)
})

// SCR-08.
test('a draft is restored after a reload, also without router state, until it is discarded', async () => {
  const before = await open()
  await before.field('Total').fill('8')
  await before.screen.getByLabelText('Notes').fill('Rain on fourteen.')
  window.dispatchEvent(new Event('pagehide')) // without any delay
  await before.screen.unmount()

  const { screen, field } = await open(null)
  await expect.element(screen.getByRole('heading', { name: 'Bellwether Links' })).toBeVisible()
  await expect.element(field('Total')).toHaveValue('8')
  await expect.element(screen.getByLabelText('Notes')).toHaveValue('Rain on fourteen.')
  expect(network.count(POST)).toBe(0)
  await screen.getByRole('button', { name: 'Discard' }).click()
  await screen.unmount()

  const after = await open()
  await expect.element(after.field('Total')).toHaveValue('')
})

test('Undo restores a discarded score with its photos; until then its tees stay chosen in the new form', async () => {
  const before = await open()
  await before.field('Total').fill('84')
  await before.tee('White').click()
  const photo = new File(['bytes'], 'dew.jpg', { type: 'image/jpeg' })
  vi.spyOn(draftMedia, 'add').mockImplementation(async (draftId, file) => {
    const media = { id: `${draftId}/1`, name: file.name, kind: 'image' as const, bytes: file.size }
    await draftMedia.restore(media, file)
    return { media }
  })
  await before.screen.getByLabelText('Photos and video').last().upload(photo)
  // The photo counts while it is being prepared; it is stored with the draft afterwards.
  await expect.poll(async () => (await drafts.list(userId))[0]?.media).toHaveLength(1)
  await before.screen.unmount()

  const { screen, field, tee } = await open()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field('Total')).toHaveValue('')
  await expect.element(tee('White')).toBeChecked()
  await expect.element(screen.getByText('0 of 3')).toBeVisible()
  expect(toasts.getState()?.message).toBe(scoreEntryMessages.discarded)
  const stored = vi.spyOn(draftMedia, 'restore')
  toasts.undo()
  await expect.element(field('Total')).toHaveValue('84')
  expect(stored).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('img', { name: 'Photo 1' })).toBeInTheDocument()
})

test('after Discard of a hole-by-hole card the focus is in the total, after its Undo on the course', async () => {
  const before = await open(byHole)
  await before.screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await before.playPars([4, 5])
  await before.screen.unmount()

  const { screen, field } = await open()
  const course = screen.getByRole('heading', { name: 'Bellwether Links' })
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText(scoreEntryMessages.restored)).not.toBeInTheDocument()
  await expect.element(field('Total')).toHaveFocus()
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  toasts.undo()
  await expect.element(screen.getByText(scoreEntryMessages.restored)).toBeVisible()
  await expect.element(course).toHaveFocus()
})

test('a round left at hole 7 and opened a week later says from which day it is, and continues at hole 8', async () => {
  onTestFinished(() => setClock(Date.now))
  const at = (day: number) => setClock(() => Date.parse(`2026-06-${day}T20:00:00Z`))
  at(13)
  const before = await open({ ...state, autoFillData: { teeSetId: 1, teeName: 'White' } })
  await before.screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await before.playPars([4, 5, 3, 4, 4, 4, 3])
  await before.screen.unmount()

  at(20)
  const { screen } = await open()
  await expect.element(screen.getByText(scoreEntryMessages.restoredFrom('June 13'))).toBeVisible()
  await expect.element(screen.getByLabelText('Date played')).toHaveValue('2026-06-13')
  const eighth = screen.getByRole('button', { name: /^Hole 8,/ })
  await expect.element(eighth).toHaveAttribute('aria-current', 'true')
})

// SCR-13.
test.each([
  [null, 'Course information is missing.'],
  [{ course: null }, 'Course information is missing.'],
  [{ ...state, autoFillData: { teeSetId: [] } }, 'Could not select course. Invalid data received.'],
])(
  'opened with %j the page says why there is no form, with a link to the courses',
  async (given, words) => {
    const { screen } = await open(given)
    await expect.element(screen.getByText(words)).toBeVisible()
    await screen.getByRole('link', { name: 'Choose a course' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Choose a course' })).toBeVisible()
  },
)

// SCR-14.
test('a form without tees shows the reason, and Retry loads them', async () => {
  network.on(TEES, () => json([]))
  const none = await open()
  await expect.element(none.screen.getByText('No tees available')).toBeVisible()
  await none.screen.unmount()

  network.on(TEES, () => refusal(500, 'The association is resting.'))
  const { screen, tee } = await open()
  await expect.element(screen.getByText('The association is resting.')).toBeVisible()
  network.on(TEES, () => json([aTeeSet()]))
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(tee('White')).toBeVisible()
})

test('the tee of the last round is chosen and the cursor is in the total', async () => {
  const { field, tee } = await open({ ...state, autoFillData: { teeSetId: 2, teeName: 'Black' } })
  await expect.element(tee('Black')).toBeChecked()
  await expect.element(field('Total')).toHaveFocus()
})

test('a course found by search opens with the cursor in the total; choosing another way to enter the score keeps the focus there', async () => {
  const { screen, field } = await open()
  await expect.element(field('Total')).toHaveFocus()
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await expect.element(screen.getByRole('group', { name: 'Hole by hole' })).toBeVisible()
  await screen.getByRole('radio', { name: '18 holes' }).first().click()
  await expect.element(field('Total')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: '18 holes' })).toHaveFocus()
})

test('a score that was begun before opens with the focus on its course', async () => {
  const before = await open()
  await before.field('Total').fill('84')
  await before.screen.unmount()
  const { screen } = await open()
  await expect.element(screen.getByText(scoreEntryMessages.restored)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Bellwether Links' })).toHaveFocus()
})

test('an empty hole-by-hole form is restored after a reload, without a notice', async () => {
  const before = await open()
  await before.screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await expect.poll(() => drafts.load(userId, '14001')).toBeDefined()
  await before.screen.unmount()
  const { screen } = await open()
  await expect.element(screen.getByRole('group', { name: 'Hole by hole' })).toBeVisible()
  await expect.element(screen.getByText(scoreEntryMessages.restored)).not.toBeInTheDocument()
  expect(await countUnsent(userId)).toBe(0)
})

// R7, SCR-12.
test('the chosen tees and day are restored when the form is opened again, with a notice', async () => {
  const { screen, tee } = await open()
  await tee('Black').click()
  await screen.getByLabelText('Date played').fill('2026-06-01')
  await screen.unmount()
  const again = await open()
  await expect
    .element(again.screen.getByText(/^We kept your unfinished score from June 1\b/))
    .toBeVisible()
  await expect.element(again.tee('Black')).toBeChecked()
  await expect.element(again.screen.getByLabelText('Date played')).toHaveValue('2026-06-01')
})

// R6, SCR-02.
test('a score with an unknown outcome stays when its total is cleared and the form is left', async () => {
  network.on(POST, cut)
  const { screen, field, tee, post } = await open()
  await field('Total').fill('84')
  await tee('Black').click()
  await post.click()
  await expect.poll(() => countUnsent(userId)).toBe(1)
  await expect.element(field('Total')).toBeEnabled()
  await field('Total').fill('')
  await screen.unmount()
  await expect
    .poll(() => drafts.load(userId, '14001'))
    .toMatchObject({ entry: { total: '' }, attempt: { id: expect.any(String) } })
})
