import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page as view, userEvent } from 'vitest/browser'
import { typeAtOnce } from '~/ui/fields/type-at-once.fake'
import { json, refusal } from '~/testing/responses'
import { aSearchResult } from '~/testing/builders'
import type { FakeNetwork } from '~/testing/fake-network'
import { posting } from '../post/app-posting'
import { kindNetwork, newGolfer, openPartners } from '../form/score-entry.fake'

// The partners of a score on the narrowest phone.

const SEARCH = 'GET /api/search'

let network: FakeNetwork
let userId: number

beforeEach(async () => {
  userId = newGolfer()
  network = kindNetwork()
  network.on(SEARCH, () => json([aSearchResult()]))
  await view.viewport(320, 844)
})

afterEach(() => {
  posting.reset()
  network.restore()
})

async function addMarcus() {
  const { screen, box, add } = await openPartners(userId)
  await box.fill('mar')
  await add('Add Marcus Bell').click()
  return { screen, dollars: screen.getByRole('textbox', { name: 'Dollars with Marcus' }) }
}

test('a press on a golfer who is found moves the focus only to the amount, so that nothing covers the golfer', async () => {
  const { box, add, screen } = await openPartners(userId)
  await box.fill('mar')
  await expect.element(add('Add Marcus Bell')).toBeVisible()
  const focused: (string | null)[] = []
  const note = ({ target }: FocusEvent) =>
    focused.push(target instanceof Element ? target.getAttribute('aria-label') : null)
  document.addEventListener('focusin', note)
  onTestFinished(() => document.removeEventListener('focusin', note))
  await add('Add Marcus Bell').click()
  await expect.element(screen.getByRole('textbox', { name: 'Dollars with Marcus' })).toHaveFocus()
  expect(focused).toEqual(['Dollars with Marcus'])
})

test('an amount of many digits is fully visible', async () => {
  const { dollars } = await addMarcus()
  await dollars.fill('-1234567890')
  await userEvent.tab()
  await expect.element(dollars).toHaveValue('1,234,567,890')
  const input = dollars.element()
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('a first name is not broken beside an amount of thousands', async () => {
  const { screen, dollars } = await addMarcus()
  await dollars.fill('1,250,50')
  const name = screen.getByText('Marcus Bell', { exact: true }).element().firstChild
  if (!name) throw new Error('the row has no name')
  const first = document.createRange()
  first.setStart(name, 0)
  first.setEnd(name, 'Marcus'.length)
  expect(first.getClientRects()).toHaveLength(1)
})

test('a failed search has its Retry above the post bar, and Retry finds the golfer', async () => {
  network.on(SEARCH, () => refusal(500, 'The search is resting.'))
  const { screen, box, add } = await openPartners(userId)
  await box.click()
  box.element().scrollIntoView({ block: 'end' })
  await typeAtOnce(box.element(), 'mar')
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  const bar = screen.getByRole('region', { name: 'Ready to post' }).element()
  expect(retry.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bar.getBoundingClientRect().top,
  )
  network.on(SEARCH, () => json([aSearchResult()]))
  await retry.click()
  await expect.element(add('Add Marcus Bell')).toBeVisible()
})
