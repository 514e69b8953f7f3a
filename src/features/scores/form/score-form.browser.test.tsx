import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import type { FakeNetwork } from '~/testing/fake-network'
import { toasts } from '~/ui/feedback/toasts'
import { drafts } from '../draft/device-drafts'
import { kindNetwork, newGolfer, openCard, openForm, state } from './score-entry.fake'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(() => network.restore())

/** The parts that the page has after each of its changes, as a list that grows. */
function followParts(parts: Record<string, string>): readonly string[] {
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    const now = Object.keys(parts).filter((name) => document.querySelector(parts[name] ?? ''))
    if (seen.at(-1) !== now.join(', ')) seen.push(now.join(', '))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return seen
}

test('a score form opens with its course and its mode, and then has its cards and, on a phone, the bar with Post', async () => {
  const seen = followParts({
    course: 'h1',
    mode: ':root[data-on-course]',
    post: 'button[name="post"]',
    cards: 'form input',
  })
  const { field } = await openForm(newGolfer())
  await expect.element(field('Total')).toBeVisible()
  expect(seen.slice(-2)).toEqual(['course, mode', 'course, mode, post, cards'])
})

test('"Hole by hole" is chosen before its card is rendered, also if the card was loaded before', async () => {
  const { screen, field } = await openCard()
  await screen.getByRole('radio', { name: '18 holes' }).first().click()
  await expect.element(field('Total')).toBeVisible()
  const seen = followParts({
    total: 'input[aria-label="Total"]',
    card: '[aria-label="Hole by hole"]',
  })
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await expect.element(screen.getByRole('group', { name: 'Hole by hole' })).toBeVisible()
  expect(seen).toEqual(['', 'card'])
})

test('the focus goes to the total of a new form at once, and not to its course before; after Discard, too', async () => {
  const focused: (string | null)[] = []
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element)
      focused.push(target.ariaLabel ?? (target.id ? target.id : target.textContent))
  }
  document.addEventListener('focusin', note)
  onTestFinished(() => document.removeEventListener('focusin', note))
  const userId = newGolfer()
  const before = await openForm(userId)
  await expect.element(before.field('Total')).toHaveFocus()
  expect(focused).toEqual(['main', 'Total'])
  await before.field('Total').fill('84')
  await before.screen.unmount()
  const { screen, field } = await openForm(userId)
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field('Total')).toHaveValue('')
  await expect.element(field('Total')).toHaveFocus()
  expect(focused.slice(-2)).toEqual(['Discard', 'Total'])
})

test('Undo opens the discarded score, and keeps another one that was typed since', async () => {
  const userId = newGolfer()
  const totals = async () => (await drafts.list(userId)).map(({ entry }) => entry.total).toSorted()
  const before = await openForm(userId)
  await before.field('Total').fill('84')
  await before.screen.unmount()
  const { screen, field } = await openForm(userId)
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field('Total')).toHaveValue('')
  await field('Total').fill('90')
  await expect.poll(totals).toEqual(['90'])
  toasts.undo()
  await expect.element(field('Total')).toHaveValue('84')
  expect(await totals()).toEqual(['84', '90'])
})

test('a form that opens in the moment after another one was left shows what was typed into that one', async () => {
  const { screen, router, field } = await openForm(newGolfer())
  await field('Total').fill('84')
  await router.navigate('/postscore/14001/details?again', { state })
  await expect.element(screen.getByText(scoreEntryMessages.restored)).toBeVisible()
  await expect.element(field('Total')).toHaveValue('84')
})

test('Undo of a Discard shows the score in the form that is open then, also if the page was left in between', async () => {
  const userId = newGolfer()
  const before = await openForm(userId)
  await before.field('Total').fill('84')
  await before.screen.unmount()
  const { screen, router, field } = await openForm(userId)
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field('Total')).toHaveValue('')
  await router.navigate(-1)
  await expect.element(screen.getByText('Choose a course')).toBeVisible()
  await router.navigate(1)
  await expect.element(field('Total')).toHaveValue('')
  await field('Total').fill('90')
  toasts.undo()
  await expect.element(field('Total')).toHaveValue('84')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  const totals = async () => (await drafts.list(userId)).map(({ entry }) => entry.total)
  await expect.poll(async () => (await totals()).toSorted()).toEqual(['84', '90'])
})

test('Undo also shows a score that was opened from the entry of a score that is gone', async () => {
  const userId = newGolfer()
  const before = await openForm(userId)
  await before.field('Total').fill('84')
  await before.screen.unmount()
  const { screen, field } = await openForm(userId, { ...state, slot: 'gone' })
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field('Total')).toHaveValue('')
  toasts.undo()
  await expect.element(field('Total')).toHaveValue('84')
})
