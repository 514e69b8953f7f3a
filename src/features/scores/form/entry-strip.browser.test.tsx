import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { today } from '~/lib/clock'
import { json, never } from '~/testing/responses'
import { aRecentCourse, aTeeSet } from '~/testing/builders'
import type { FakeNetwork } from '~/testing/fake-network'
import { drafts } from '../draft/device-drafts'
import { posting } from '../post/app-posting'
import { kindNetwork, newGolfer, openForm, POST, RECENT, state, TEES } from './score-entry.fake'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(() => {
  posting.reset()
  network.restore()
})

// SCR-15.
test('typing a non-digit into a score shows a message', async () => {
  const { screen, field } = await openForm(newGolfer())
  await field('Total').click()
  await userEvent.keyboard('-')
  await expect.element(screen.getByText('Numbers only, up to three digits.')).toBeVisible()
  await expect.element(field('Total')).toHaveValue('')
  await userEvent.keyboard('5') // '-5': the sign was rejected, and the digit after it is accepted
  await expect.element(field('Total')).toHaveValue('5')
  await userEvent.keyboard('{Backspace}')
  await userEvent.keyboard('8a4')
  await expect.element(field('Total')).toHaveValue('84')
  await userEvent.keyboard('25')
  await expect.element(field('Total')).toHaveValue('842')
  await expect.element(screen.getByText('Numbers only, up to three digits.')).toBeVisible()
})

// SCR-16.
test('two nines of 999 leave Post disabled, with the reason', async () => {
  const { screen, field, post } = await openForm(newGolfer())
  await field('Front nine').fill('999')
  await field('Back nine').fill('999')
  await expect.element(screen.getByText('A total can have up to three digits.')).toBeVisible()
  await expect.element(post).toBeDisabled()
})

test('a disabled side shows the reason and is enabled by one tap', async () => {
  const { screen, field } = await openForm(newGolfer())
  await field('Total').fill('84')
  await expect.element(screen.getByText('Clear the total to enter each nine.')).toBeVisible()
  await screen.getByRole('button', { name: 'Enter the nines instead' }).click()
  await field('Front nine').fill('40')
  await expect.element(field('Total, front plus back')).toHaveAttribute('readonly')
  await screen.getByRole('button', { name: 'Enter the total instead' }).click()
  await field('Total').fill('85')
  await expect.element(field('Front nine')).toBeDisabled()
})

test('each switch of sides moves the focus to the first cell to fill', async () => {
  const { screen, field } = await openForm(newGolfer())
  const nines = screen.getByRole('button', { name: 'Enter the nines instead' })
  for (const total of ['84', '85']) {
    await field('Total').fill(total)
    await nines.click()
    await expect.element(field('Front nine')).toHaveFocus()
  }
  await userEvent.keyboard('40')
  await screen.getByRole('button', { name: 'Enter the total instead' }).click()
  await expect.element(field('Total')).toHaveFocus()
  await userEvent.keyboard('84')
  await expect.element(field('Total')).toHaveValue('84')
})

test('the button to switch stays in its place while a post disables it', async () => {
  network.on(POST, never)
  const { screen, field, tee, post } = await openForm(newGolfer())
  await field('Total').fill('84')
  await tee('White').click()
  const button = screen.getByRole('button', { name: 'Enter the nines instead' })
  const { left, width } = button.element().getBoundingClientRect()
  await post.click()
  await expect.element(button).toBeDisabled()
  expect(button.element().getBoundingClientRect()).toMatchObject({ left, width })
})

test('at twice the text size the button to switch sides fits the form', async () => {
  await page.viewport(360, 800)
  document.documentElement.style.fontSize = '32px'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const { screen, field } = await openForm(newGolfer())
  await field('Total').fill('84')
  const form = field('Total').element().closest('form')?.getBoundingClientRect()
  const button = screen.getByRole('button', { name: 'Enter the nines instead' }).element()
  const { left, right } = button.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(form?.left ?? Infinity)
  expect(right).toBeLessThanOrEqual(form?.right ?? 0)
})

test('nine holes have one cell, whichever nine was played', async () => {
  const { screen, field, post } = await openForm(newGolfer())
  await screen.getByRole('radio', { name: '9 holes' }).click()
  await field('Front nine').fill('44')
  await screen.getByRole('radio', { name: 'Back nine' }).click()
  await expect.element(field('Back nine')).toHaveValue('44')
  expect(screen.getByRole('textbox', { name: /nine$|^Total/ }).elements()).toHaveLength(1)
  await expect.element(screen.getByText('This score posts as your back nine.')).toBeVisible()
  await expect.element(post).toBeEnabled()
})

test('nine holes show the rating, slope and par of the nine', async () => {
  const rating = (RatingType: string, CourseRating: number) =>
    aTeeSet({ RatingType, CourseRating, SlopeRating: 121, TotalPar: 35 })
  network.on(TEES, () => json([aTeeSet(), rating('Front', 35.4), rating('Back', 36.3)]))
  const { screen } = await openForm(newGolfer())
  await screen.getByRole('radio', { name: '9 holes' }).click()
  const row = screen.getByRole('row', { name: 'White' })
  await expect.element(row).toHaveTextContent('35.412135')
  await screen.getByRole('radio', { name: 'Back nine' }).click()
  await expect.element(row).toHaveTextContent('36.312135')
  await expect.element(screen.getByRole('columnheader', { name: 'BACK NINE' }).last()).toBeVisible()
})

test.each([320, 340, 360, 375])(
  'at %i px no heading of the tees is broken within a word',
  async (width) => {
    await page.viewport(width, 740)
    const { screen } = await openForm(newGolfer())
    const heads = screen.getByRole('table').getByRole('columnheader')
    await expect.element(heads.getByText('RATING')).toBeVisible()
    for (const head of ['RATING', 'SLOPE', 'PAR', 'YARDS']) {
      const range = document.createRange()
      range.selectNodeContents(screen.getByRole('columnheader', { name: head }).element())
      expect(range.getClientRects(), head).toHaveLength(1)
    }
  },
)

test('a course with nine holes offers no eighteen and no back nine', async () => {
  network.on(TEES, () => json([aTeeSet({ CourseRating: 34.9, TotalPar: 35 })]))
  const { screen, field, tee, post, dialog } = await openForm(newGolfer())
  await field('Nine holes').fill('44')
  for (const name of ['18 holes', 'Back nine'])
    await expect.element(screen.getByRole('radio', { name })).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await expect.element(screen.getByRole('button', { name: /^Hole 9,/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Hole 10,/ })).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: '9 holes' }).click()
  await tee('White').click()
  await post.click()
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  const form = network.seen.find(({ route }) => route === POST)?.form
  expect(Object.fromEntries(form ?? [])).toMatchObject({ holesPlayed: '9', teeSetSide: 'Front9' })
})

const recent = aRecentCourse({
  teeSetId: 2,
  teeName: 'Black',
  holesPlayed: 9,
  back9Score: 44,
  scoreTotal: 44,
})

// SCR-13: except for a course played lately, whose name and tees are known.
test('a link to a course played lately opens its form, filled as the last round was', async () => {
  network.on(RECENT, () => json([recent]))
  const { screen, tee } = await openForm(newGolfer(), null)
  await expect.element(screen.getByRole('heading', { name: 'Bellwether Links' })).toBeVisible()
  await expect.element(tee('Black')).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Back nine' })).toBeChecked()
})

test('‘I played too’ fills in the day, and the score is sent with what it belongs to', async () => {
  const item = { datePlayed: '2026-06-10', parentScoreId: 1004, parentGroupId: 31, fromLinx: true }
  const { screen, field, tee, post, dialog } = await openForm(newGolfer(), { ...state, ...item })
  await expect.element(screen.getByLabelText('Date played')).toHaveValue('2026-06-10')
  await expect.element(screen.getByRole('link', { name: 'Linx' })).toBeVisible()
  await field('Total').fill('84')
  await tee('White').click()
  await post.click()
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  const form = network.seen.find(({ route }) => route === POST)?.form
  const sent = Object.fromEntries(form ?? [])
  expect(sent).toMatchObject({
    datePlayed: '2026-06-10',
    parentScoreId: '1004',
    parentGroupId: '31',
  })
})

test('‘I played too’ after only tees were chosen at the course keeps the tees and speaks of no unfinished score', async () => {
  const userId = newGolfer()
  const before = await openForm(userId)
  await before.tee('White').click()
  await before.screen.unmount()
  const item = { datePlayed: '2026-06-10', parentScoreId: 1004, fromLinx: true }
  const { screen, tee } = await openForm(userId, { ...state, ...item })
  await expect.element(screen.getByLabelText('Date played')).toHaveValue('2026-06-10')
  await expect.element(tee('White')).toBeChecked()
  expect(screen.getByText(/^We kept/).elements()).toEqual([])
})

/** The golfer comes back to the app, and the form takes over what is stored. */
async function comeBack() {
  const reading = vi.spyOn(drafts, 'list')
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(reading).toHaveBeenCalled())
  await reading.mock.results[0]?.value
  reading.mockRestore()
}

test.each([
  ['opened from the picker, the form is one of a round of their own', state, undefined],
  ['opened by a link, which says nothing of the round, the form is still that of it', null, '1004'],
])(
  'after a golfer has only chosen tees for a friend’s round: %s',
  async (_what, given, parentScoreId) => {
    const userId = newGolfer()
    const item = { datePlayed: today(), parentScoreId: 1004, fromLinx: true }
    const before = await openForm(userId, { ...state, ...item })
    await before.tee('White').click()
    await before.screen.unmount()
    const { field, post, dialog } = await openForm(userId, given)
    await field('Total').fill('84')
    await post.click()
    await expect.element(dialog).toHaveTextContent('Your score is posted.')
    const form = network.seen.find(({ route }) => route === POST)?.form
    expect(Object.fromEntries(form ?? [])['parentScoreId']).toBe(parentScoreId)
  },
)

test('‘I played too’ after the strokes of that day were typed keeps them, and the score is sent with what it belongs to', async () => {
  const userId = newGolfer()
  const before = await openForm(userId)
  await before.field('Total').fill('84')
  await before.tee('White').click()
  await before.screen.unmount()
  const item = { datePlayed: today(), parentScoreId: 1004, fromLinx: true }
  const { screen, field, post, dialog } = await openForm(userId, { ...state, ...item })
  await expect.element(screen.getByText(scoreEntryMessages.restored)).toBeVisible()
  await expect.element(field('Total')).toHaveValue('84')
  await comeBack()
  await post.click()
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  const form = network.seen.find(({ route }) => route === POST)?.form
  expect(Object.fromEntries(form ?? [])).toMatchObject({ parentScoreId: '1004' })
})
