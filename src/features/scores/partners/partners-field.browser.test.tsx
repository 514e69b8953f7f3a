import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as view, userEvent } from 'vitest/browser'
import { deferred } from '~/lib/deferred'
import { cachedResponses } from '~/offline/database'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { typeAtOnce } from '~/ui/fields/type-at-once.fake'
import { cut, json, refusal, undeclared } from '~/testing/responses'
import { aFollowEntry, aSearchResult } from '~/testing/builders'
import type { FakeNetwork } from '~/testing/fake-network'
import { posting } from '../post/app-posting'
import { kindNetwork, newGolfer, openPartners, POST, posted } from '../form/score-entry.fake'

const SEARCH = 'GET /api/search'
const marcus = aSearchResult({ data: { handicap: '8.4', city: 'Boulder' } })
const priya = aSearchResult({ id: 3, displayName: 'Priya Raman', data: null })

let network: FakeNetwork
let userId: number

beforeEach(() => {
  userId = newGolfer()
  network = kindNetwork()
  network.on(SEARCH, () =>
    undeclared('a host with a malformed row', json([marcus, priya, { id: 'x' }])),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  posting.reset()
  network.restore()
})

test('partners are found by name, once typing pauses, and the amounts add up', async () => {
  const { screen, box, add } = await openPartners(userId)
  await typeAtOnce(box.element(), 'm', 'ma', 'mar')
  const screenReader = startScreenReader()
  await add('Add Marcus Bell').click()
  const requested = network.seen.filter(({ route }) => route === SEARCH)
  expect(requested.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
    { q: 'mar', entity: 'users', scope: 'following', limit: '10' },
  ])
  const dollars = screen.getByRole('textbox', { name: 'Dollars with Marcus' })
  await expect.element(dollars).toHaveFocus()
  await userEvent.keyboard('-1200')
  await expect.element(screen.getByRole('button', { name: 'Lost to Marcus. Switch' })).toBeVisible()
  await expect.element(screen.getByText('Total bets: −$1,200')).toBeVisible()
  expect(screenReader.announced()).toContain('Total bets: −$1,200')
  screenReader.stop()
  await box.fill('pri')
  await expect.element(screen.getByText('1 golfer found')).toBeInTheDocument() // Marcus was added already
  await expect.element(dollars).toHaveValue('1,200')
  await userEvent.keyboard('{Enter}') // adds, and does not post
  await expect.element(screen.getByRole('textbox', { name: 'Dollars with Priya' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Lost to Marcus. Switch' }).click()
  await expect.element(screen.getByText('Total bets: +$1,200')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove Marcus Bell' }).click()
  await expect.element(box).toHaveFocus()
  await expect.element(screen.getByText('Total bets: $0')).toBeVisible()
})

test('a partner is searched for 300 ms after the last key', async () => {
  const { box } = await openPartners(userId)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    void typeAtOnce(box.element(), 'mar')
    await vi.advanceTimersByTimeAsync(299)
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise((drawn) => void requestAnimationFrame(drawn))
    expect(network.count(SEARCH)).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
  } finally {
    vi.useRealTimers()
  }
  await expect.poll(() => network.count(SEARCH)).toBe(1)
})

test('the first golfer found is scrolled to above the post bar, wherever the field was', async () => {
  await view.viewport(390, 844)
  const { screen, box, add } = await openPartners(userId)
  await box.click()
  box.element().scrollIntoView({ block: 'end' })
  await typeAtOnce(box.element(), 'mar')
  const row = add('Add Marcus Bell')
  await expect.element(row).toBeVisible()
  const bar = screen.getByRole('region', { name: 'Ready to post' }).element()
  expect(row.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bar.getBoundingClientRect().top,
  )
})

test('golfers who are found late do not scroll the golfer away from another field', async () => {
  await view.viewport(390, 844)
  const { promise, resolve } = deferred<undefined>()
  const found = json([aSearchResult({ id: 7, displayName: 'Marcus Bell' })])
  network.on(SEARCH, async () => (await promise) ?? found)
  const { field, box, add } = await openPartners(userId)
  await typeAtOnce(box.element(), 'mar')
  await expect.poll(() => network.count(SEARCH)).toBe(1)
  await field('Total').click()
  const { scrollY } = window
  resolve(undefined)
  await expect.element(add('Add Marcus Bell')).toBeInTheDocument()
  expect(window.scrollY).toBe(scrollY)
})

test('Enter in an amount or in the date keeps what was typed and does not post', async () => {
  const { screen, field, tee, box, add } = await openPartners(userId)
  const posts = vi.spyOn(posting, 'post')
  await field('Total').fill('84')
  await tee('White').click()
  await box.fill('mar')
  await add('Add Marcus Bell').click()
  const dollars = screen.getByRole('textbox', { name: 'Dollars with Marcus' })
  await dollars.fill('20')
  await userEvent.keyboard('{Enter}')
  await expect.element(dollars).toHaveValue('20')
  await expect.element(screen.getByText('Total bets: +$20')).toBeVisible()
  expect(posts).not.toHaveBeenCalled()
  await screen.getByLabelText('Date played').click()
  await userEvent.keyboard('{Enter}')
  expect(posts).not.toHaveBeenCalled()
})

// SCR-17.
test('an amount that is not a whole number is rejected with a message', async () => {
  const { screen, box, add } = await openPartners(userId)
  await box.fill('mar')
  await add('Add Marcus Bell').click()
  const dollars = screen.getByRole('textbox', { name: 'Dollars with Marcus' })
  await dollars.fill('5')
  await dollars.fill('1.5')
  await expect.element(screen.getByText('Whole dollars only.')).toBeVisible()
  await expect.element(dollars).toHaveAccessibleDescription('Whole dollars only.')
  await expect.element(dollars).toHaveValue('5')
  await box.click()
  // The sign belongs to the target of the narrow field.
  await screen.getByText('$', { exact: true }).click({ position: { x: 4, y: 20 } })
  await expect.element(dollars).toHaveFocus()
})

// SCR-17.
test('typing dollars and cents does not make hundreds of dollars', async () => {
  const { screen, box, add } = await openPartners(userId)
  await box.fill('mar')
  await add('Add Marcus Bell').click()
  const dollars = screen.getByRole('textbox', { name: 'Dollars with Marcus' })
  await expect.element(dollars).toHaveFocus()
  await userEvent.keyboard('12.50')
  await expect.element(dollars).toHaveValue('12')
  await expect.element(screen.getByText('Whole dollars only.')).toBeVisible()
  await userEvent.keyboard('{Backspace}5')
  await expect.element(dollars).toHaveValue('15')
  await userEvent.keyboard('{Backspace}{Backspace}.{Backspace}7')
  await expect.element(dollars).toHaveValue('7')
  await dollars.fill('12,50')
  await expect.element(screen.getByText('Total bets: +$12', { exact: true })).toBeVisible()
  await dollars.fill('1250')
  await userEvent.tab()
  await expect.element(dollars).toHaveValue('1,250')
  await dollars.click()
  await userEvent.keyboard('{End}{Backspace}')
  await expect.element(dollars).toHaveValue('125')
  await dollars.fill('7')
  await dollars.fill('12.50')
  await userEvent.keyboard('1')
  await expect.element(dollars).toHaveValue('71')
  await expect.element(screen.getByText('Whole dollars only.')).not.toBeInTheDocument()
})

test('the second tap of a double tap, which meets the next partner, does not remove them', async () => {
  const { screen, box, add } = await openPartners(userId)
  for (const name of ['Marcus Bell', 'Priya Raman']) {
    await box.fill(name)
    await add(`Add ${name}`).click()
  }
  await screen.getByRole('button', { name: 'Remove Marcus Bell' }).click()
  const next = screen.getByRole('button', { name: 'Remove Priya Raman' })
  // Phones count each tap separately.
  for (const detail of [1, 2])
    next.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  await expect.element(next).toBeVisible()
  await next.click({ delay: 600 })
  await expect.element(next).not.toBeInTheDocument()
})

test('two presses on a golfer in the same moment add one partner', async () => {
  const { screen, box, add } = await openPartners(userId)
  await box.fill('mar')
  await expect.element(add('Add Marcus Bell')).toBeVisible()
  const found = add('Add Marcus Bell').element()
  for (const detail of [1, 2])
    found.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  const dollars = screen.getByRole('textbox', { name: 'Dollars with Marcus' })
  await expect.element(dollars).toHaveFocus()
  expect(dollars.elements()).toHaveLength(1)
})

test('Enter that picks a word of an input method adds no partner', async () => {
  const { screen, box, add } = await openPartners(userId)
  await box.fill('mar')
  await expect.element(add('Add Marcus Bell')).toBeVisible()
  for (const how of [{ isComposing: true }, { keyCode: 229 }])
    box
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...how }))
  await expect.element(box).toHaveValue('mar')
  expect(screen.getByRole('textbox', { name: 'Dollars with Marcus' }).elements()).toEqual([])
})

test('an empty search and a failed search show a message', async () => {
  const { screen, box } = await openPartners(userId)
  network.on(SEARCH, () => json([]))
  await box.fill('zz')
  await expect.element(screen.getByText('No results found.')).toBeVisible()
  network.on(SEARCH, () => refusal(500, 'The search is resting.'))
  await box.fill('zzz')
  await expect.element(screen.getByText('The search is resting.')).toBeVisible()
})

test('a search that finds partners who are added already says so', async () => {
  const { screen, box, add } = await openPartners(userId)
  await box.fill('mar')
  await add('Add Marcus Bell').click()
  network.on(SEARCH, () => json([marcus]))
  await box.fill('marcus')
  await expect.element(screen.getByText('Marcus Bell is already added.')).toBeVisible()
  await expect.element(screen.getByText('No results found.')).not.toBeInTheDocument()
})

test('the search accepts no longer text than the host', async () => {
  const { box } = await openPartners(userId)
  await box.fill('x'.repeat(199))
  await userEvent.keyboard('xx')
  await expect.element(box).toHaveValue('x'.repeat(200))
})

test('without a network partners are found in the stored Following list', async () => {
  await cachedResponses.put(userId, 'follow/following', [
    aFollowEntry({ userId: 7, fullName: 'Renée O’Neill', location: 'Boulder, CO' }),
    aFollowEntry({ userId: 8, fullName: 'Reed Pending', status: 'Pending' }),
  ])
  network.on(SEARCH, cut)
  const { screen, box, add } = await openPartners(userId)
  await box.fill('renee o')
  await add('Add Renée O’Neill').click()
  await expect.element(screen.getByRole('textbox', { name: 'Dollars with Renée' })).toBeVisible()
  await box.fill('ree')
  await expect.element(screen.getByText(/^Network error/)).toBeVisible()
  await expect.element(screen.getByText('Reed Pending')).not.toBeInTheDocument()
})

test('the next score offers recent partners and the last entry mode', async () => {
  network.on(POST, () => json(posted))
  const first = await openPartners(userId)
  await first.box.fill('mar')
  await first.add('Add Marcus Bell').click()
  await first.screen.getByRole('radio', { name: '9 holes' }).click()
  await first.screen.getByRole('radio', { name: 'Back nine' }).click()
  await first.screen.getByRole('radio', { name: 'Competition' }).click()
  await first.screen.getByRole('radio', { name: 'Private' }).click()
  await first.field('Back nine').fill('41')
  await first.tee('White').click()
  await first.post.click()
  await expect.element(first.dialog).toHaveTextContent('Your score is posted.')
  expect(network.count(POST)).toBe(1)
  expect(network.seen.find(({ route }) => route === POST)?.form?.get('showTo')).toBe('Private')
  posting.dismiss()
  await first.screen.unmount()

  const { screen, add } = await openPartners(userId)
  for (const name of ['9 holes', 'Back nine', 'Competition', 'Private'])
    await expect.element(screen.getByRole('radio', { name })).toBeChecked()
  await add('Marcus Bell').click()
  await expect.element(screen.getByRole('textbox', { name: 'Dollars with Marcus' })).toBeVisible()
})
