import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { scoreSums } from '~/domain/scores/score-entry'
import { today } from '~/lib/clock'
import { cut, json, refusal, undeclared } from '~/testing/responses'
import type { FakeNetwork } from '~/testing/fake-network'
import { drafts, entryHabits } from '../draft/device-drafts'
import { posting } from './app-posting'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { trackFocus } from '~/ui/focus/focus'
import {
  kindNetwork,
  linxPage,
  MY_LINX,
  newGolfer,
  openForm,
  POST,
  posted,
  RECENT,
} from '../form/score-entry.fake'

let network: FakeNetwork
let userId: number
const open = () => openForm(userId)

beforeEach(() => {
  userId = newGolfer()
  network = kindNetwork()
})

afterEach(() => {
  vi.restoreAllMocks()
  posting.reset()
  network.restore()
})

// SCR-01, SCR-06.
test('ten presses post once; the result is shown, and closing it leads to the picker', async () => {
  const { screen, router, field, post, tee, dialog } = await open()
  await field('Front nine').fill('41')
  await field('Back nine').fill('43')
  await tee('White').click()
  await screen.getByLabelText('Notes').fill('Dew.')
  const button = post.element()
  for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click()
  await expect.element(dialog).toBeVisible()
  expect(network.count(POST)).toBe(1)
  const form = network.seen.find(({ route }) => route === POST)?.form
  expect(Object.fromEntries(form ?? [])).toEqual({
    idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    courseId: '14001',
    courseName: 'Bellwether Links',
    teeSetId: '1',
    teeName: 'White',
    holesPlayed: '18',
    teeSetSide: 'All18',
    scoreTotal: '84',
    scoreFront: '41',
    scoreBack: '43',
    datePlayed: today(),
    scoreType: 'H',
    publicNotes: 'Dew.',
    showTo: 'Followers',
    partners: '[]',
  })
  await expect.element(dialog).toHaveTextContent(/Please note:Your score is posted\./)
  await expect.element(dialog).toHaveTextContent('so 84 counts as 82')
  expect(dialog.element().textContent).not.toMatch(/undefined|null|NaN/)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Choose a course')).toBeVisible()
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/postscore') // the form's place in the history is gone
})

test('how many tees the course has is stored when a score is posted, for its next form', async () => {
  const { field, post, tee, dialog } = await open()
  await field('Total').fill('84')
  await tee('White').click()
  await post.click()
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => entryHabits.read(userId, '14001')).toMatchObject({ course: { tees: 2 } })
})

// SCR-04.
test('a refusal shows the server’s message and keeps the form, including the focus on Post', async () => {
  trackFocus()
  network.on(POST, () => refusal(422, 'The tee set is closed for the season.'))
  const { field, post, tee, dialog } = await open()
  await field('Total').fill('84')
  await tee('White').click()
  post.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toHaveTextContent('The tee set is closed for the season.')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field('Total')).toHaveValue('84')
  await expect.element(tee('White')).toBeChecked()
  await expect.element(post).toBeEnabled()
  await expect.element(post).toHaveFocus()
})

test.each([
  ['with a reason', { success: false, message: 'The season is over.' }, 'The season is over.'],
  ['without one', { success: false }, 'An error occurred'],
])(
  'success: false with a success status, %s, is a refusal: the form keeps the score',
  async (_, no, words) => {
    network.on(POST, () => undeclared('a host that refuses with a good status', json(no)))
    const { field, post, tee, dialog } = await open()
    await field('Total').fill('84')
    await tee('White').click()
    await post.click()
    await expect.element(dialog).toHaveTextContent(words)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.element(field('Total')).toHaveValue('84')
    await expect.element(post).toBeEnabled()
    network.on(POST, () => json(posted))
    await post.click()
    await expect.element(dialog).toHaveTextContent('Your score is posted.')
  },
)

// SCR-11, R5.
test('without signal nothing is sent: the score waits, cannot be edited, and can be canceled', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { screen, field, post, tee } = await open()
  await field('Total').fill('84')
  await tee('White').click()
  const screenReader = startScreenReader()
  await post.click()
  await expect.element(screen.getByText(/Your score will post automatically/)).toBeVisible()
  await expect
    .poll(screenReader.announced)
    .toContainEqual(expect.stringMatching(/Your score will post automatically/))
  expect(screenReader.announced()).not.toContain('Waiting for signal') // a second time, beside Post
  screenReader.stop()
  await expect.element(field('Total')).toBeDisabled()
  await expect.element(post).toBeDisabled()
  await screen.getByRole('button', { name: 'Change it' }).click()
  await expect.element(field('Total')).toBeEnabled()
  await expect.element(field('Total')).toHaveFocus()
  await expect.element(post).toBeEnabled()
  expect(network.count(POST)).toBe(0)
})

test('a waiting score that another tab has set aside can still be changed, and the round entered in its place stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { screen, field, post, tee } = await open()
  await field('Total').fill('84')
  await tee('White').click()
  await post.click()
  await expect.element(screen.getByText(/Your score will post automatically/)).toBeVisible()

  const [waiting] = await drafts.list(userId)
  if (!waiting) throw new Error('nothing waits')
  expect(await drafts.setAside(waiting)).toBe(true)
  const id = `${waiting.id}-2`
  await drafts.save({ ...waiting, id, waiting: undefined, notes: 'The second round.' })

  await screen.getByRole('button', { name: 'Change it' }).click()
  await expect.element(field('Total')).toBeEnabled()
  await field('Total').fill('85')
  const totals = async () =>
    (await drafts.list(userId)).map((draft) => [draft.notes, scoreSums(draft.entry).total])
  await expect.poll(totals).toEqual([
    ['', 85],
    ['The second round.', 84],
  ])
})

// SCR-02, SCR-03.
test('a lost response is shown and survives a reload, until a check finds the score', async () => {
  trackFocus()
  network.on(POST, cut)
  const before = await open()
  await before.field('Total').fill('84')
  await before.tee('White').click()
  await before.post.click()
  const words =
    'We could not confirm that your score was posted. Check My Linx before posting it again.'
  await expect.element(before.screen.getByText(words)).toBeVisible()
  await expect.element(before.post).toBeDisabled()
  // Post is disabled now, so the focus is on the next action, although the tap had left it on the tee.
  await expect.element(before.screen.getByRole('button', { name: 'Check My Linx' })).toHaveFocus()
  await before.screen.unmount()
  posting.reset()

  const { screen, field, post, dialog } = await open()
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(field('Total')).toHaveValue('84')
  await expect.element(post).toBeDisabled()

  network.on(RECENT, () => json([]))
  network.on(MY_LINX, () => json(linxPage(userId, 1)))
  await screen.getByRole('button', { name: 'Check My Linx' }).click()
  await expect.element(dialog).toHaveTextContent('It was posted. Your score is in My Linx.')
  expect(network.count(POST)).toBe(1)
})

test('a check that finds nothing allows one more try', async () => {
  network.on(POST, cut)
  network.on(RECENT, () => json([]))
  network.on(MY_LINX, () => json(linxPage(userId, 0)))
  const { screen, field, post, tee, dialog } = await open()
  const screenReader = startScreenReader()
  await field('Total').fill('84')
  await field('Notes').fill('Windy.')
  await tee('White').click()
  await post.click()
  const check = screen.getByRole('button', { name: 'Check My Linx' })
  await expect.element(check).toBeVisible()
  await expect.element(field('Total')).toHaveValue('84')
  await expect.element(field('Notes')).toHaveValue('Windy.')
  await check.click()
  await expect
    .poll(screenReader.announced)
    .toContainEqual(expect.stringContaining('This score isn’t in My Linx. You can post it now.'))
  screenReader.stop()
  await expect.element(post).toHaveFocus()
  network.on(POST, () => json(posted))
  await post.click()
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  expect(network.count(POST)).toBe(2)
})

// The early script has requested them; a check must not get that response, which is older than the post (R6).
test('a restored form opened by a link uses the first response of recent courses at once', async () => {
  const before = await open()
  await before.field('Total').fill('84')
  await before.screen.unmount()
  network.on(RECENT, () => json([]))
  const { field } = await openForm(userId, null)
  await expect.element(field('Total')).toHaveValue('84')
  await expect.poll(() => network.count(RECENT)).toBe(1)
})
