import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { setClock } from '~/lib/clock'
import type { FakeNetwork } from '~/testing/fake-network'
import { posting } from '../post/app-posting'
import { kindNetwork, newGolfer, openForm, POST } from './score-entry.fake'

/** Moves the device to another time zone, as after a flight; '' restores its own. */
const fly = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId })

let network: FakeNetwork
beforeEach(async () => {
  network = kindNetwork()
  await fly('America/Denver')
  setClock(() => Date.parse('2026-06-13T20:00:00Z'))
})
afterEach(async () => {
  await fly('')
  setClock(Date.now)
  posting.reset()
  network.restore()
})

test('after a flight today is that of the new time zone as soon as the page is visible; the day of the draft stays (DAT-07)', async () => {
  const { screen } = await openForm(newGolfer())
  const date = screen.getByLabelText('Date played')
  const day = (name: string) => screen.getByRole('button', { name, exact: true })
  await expect.element(date).toHaveValue('2026-06-13')
  await expect.element(day('Today')).toHaveAttribute('aria-pressed', 'true')

  await fly('Pacific/Kiritimati')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(day('Yesterday')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(date).toHaveValue('2026-06-13')
  await expect.element(date).toHaveAttribute('max', '2026-06-14')
})

test.each([
  ['has today’s date', [], '2026-06-14'],
  ['keeps a date that was chosen', ['Yesterday'], '2026-06-12'],
])('a form without a score that is opened again the next day %s', async (_, chosen, shown) => {
  const userId = newGolfer()
  const before = await openForm(userId)
  await before.tee('Black').click()
  for (const name of chosen) await before.screen.getByRole('button', { name, exact: true }).click()
  await before.screen.unmount()
  setClock(() => Date.parse('2026-06-14T20:00:00Z'))
  const { screen, tee } = await openForm(userId)
  await expect.element(tee('Black')).toBeChecked()
  await expect.element(screen.getByLabelText('Date played')).toHaveValue(shown)
})

test('a score that was begun the day before keeps its date', async () => {
  const userId = newGolfer()
  const before = await openForm(userId)
  await before.field('Total').fill('84')
  await before.screen.unmount()
  setClock(() => Date.parse('2026-06-14T20:00:00Z'))
  const { screen } = await openForm(userId)
  await expect.element(screen.getByLabelText('Date played')).toHaveValue('2026-06-13')
})

test('a date shows no error while its year is being typed, but as soon as the field is left', async () => {
  const { screen, field } = await openForm(newGolfer())
  await field('Total').fill('84')
  const date = screen.getByLabelText('Date played')
  const wrong = screen.getByText(scoreEntryMessages.dateUnreal)
  date.element().focus()
  await userEvent.keyboard('06132')
  await expect.element(date).toHaveValue('0002-06-13')
  await expect.element(wrong).not.toBeInTheDocument()
  await userEvent.keyboard('02')
  await expect.element(date).toHaveValue('0202-06-13')
  await expect.element(wrong).not.toBeInTheDocument() // it is shown when Post or another field is pressed
  await field('Total').click()
  await expect.element(wrong).toBeVisible()
})

// DAT-01, DAT-02; R25: the moment is two minutes before midnight in the zone.
test.each([
  ['America/Denver', '2026-06-14T05:58:00Z', '2026-06-13', '2026-06-14'],
  ['Pacific/Honolulu', '2026-06-14T09:58:00Z', '2026-06-13', '2026-06-14'],
  ['Pacific/Kiritimati', '2026-06-14T09:58:00Z', '2026-06-14', '2026-06-15'],
])(
  'in %s a score has the golfer’s local date, and midnight does not change it',
  async (zone, moment, today, next) => {
    await fly(zone)
    setClock(() => Date.parse(moment))
    const { screen, field, tee, post, dialog } = await openForm(newGolfer())
    const date = screen.getByLabelText('Date played')
    const day = (name: string) => screen.getByRole('button', { name, exact: true })
    const inFuture = screen.getByText(scoreEntryMessages.dateInFuture)
    await expect.element(date).toHaveValue(today)
    await date.fill(next)
    await expect.element(inFuture).toBeVisible()
    await day('Today').click()
    await field('Total').fill('84')
    await tee('White').click()

    setClock(() => Date.parse(moment) + 3 * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(day('Yesterday')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(date).toHaveValue(today)
    await date.fill(next)
    await expect.element(inFuture).not.toBeInTheDocument()
    await day('Yesterday').click()
    await post.click()
    await expect.element(dialog).toHaveTextContent('Your score is posted.')
    const form = network.seen.find(({ route }) => route === POST)?.form
    expect(form?.get('datePlayed')).toBe(today)
  },
)
