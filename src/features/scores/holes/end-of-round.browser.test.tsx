import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { outboxMessages } from '~/domain/messages/outbox'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import type { FakeNetwork } from '~/testing/fake-network'
import { posting } from '../post/app-posting'
import { kindNetwork, openCard, POST } from '../form/score-entry.fake'

let network: FakeNetwork

beforeEach(() => {
  network = kindNetwork()
})

afterEach(async () => {
  posting.reset()
  network.restore()
  await page.viewport(414, 896)
})

const NINE = [4, 5, 3, 4, 4, 4, 3, 5, 4]

test('nine holes end after the ninth, with Post; the other nine cannot be entered', async () => {
  const { screen, cell, key, pad, post, dialog } = await openCard('Front nine')
  for (const [at, par] of NINE.entries()) {
    await expect.element(pad).toHaveAccessibleName(`Score for hole ${at + 1}`)
    await key(`${par} Par`).click()
  }
  await expect.element(pad).toHaveAccessibleName('9 holes scored')
  await expect.element(pad).toHaveTextContent('36E9 holes')
  await expect.element(cell(/^Hole 10,/)).toHaveAttribute('aria-disabled', 'true')
  await post.first().click()
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  const form = network.seen.find(({ route }) => route === POST)?.form
  const data = form?.get('requestData')
  const sent: unknown = JSON.parse(typeof data === 'string' ? data : '')
  expect(sent).toMatchObject({ teeSetSide: 'Front9', holesPlayed: 9, scoreTotal: 36 })
  await expect.element(screen.getByText('not both')).not.toBeInTheDocument()
})

test('nine holes can begin on the tenth, and stay on the back nine', async () => {
  const { screen, cell, key } = await openCard('Front nine')
  await cell(/^Hole 10,/).click()
  await expect.element(screen.getByRole('radio', { name: 'Back nine' })).toBeChecked()
  await key('Previous hole').click()
  await expect.element(cell(/^Hole 18,/)).toHaveAttribute('aria-current', 'true')
  await key('4 Par').click()
  await expect.element(cell(/^Hole 10,/)).toHaveAttribute('aria-current', 'true')
})

test('the end of the form reports holes on both nines instead of a score that can be posted', async () => {
  await page.viewport(390, 844)
  const { screen, cell, playPars } = await openCard()
  await playPars(NINE)
  await cell(/^Hole 10,/).click()
  await playPars([4, 5])
  await expect.element(screen.getByText(/^11 holes scored, 45\. You can post now/)).toBeVisible()
  await screen.getByRole('radio', { name: 'Front nine' }).click()
  await expect.element(screen.getByText('You can post now')).not.toBeInTheDocument()
  await expect
    .poll(() => screen.getByText(scoreEntryMessages.oneNineOnly).elements())
    .toHaveLength(2)
  await page.viewport(1280, 800)
  await expect.element(screen.getByRole('heading', { name: 'Not ready yet' })).toBeVisible()
  const summary = screen.getByRole('complementary', { name: 'This score' })
  await expect.element(summary.getByRole('term').nth(1)).toHaveTextContent('IN')
})

test('on a small phone Post shows on the card why holes on both nines cannot be posted', async () => {
  await page.viewport(320, 640)
  const { screen, cell, key, post, playPars } = await openCard()
  await playPars(NINE)
  await key('4 Par').click()
  await screen.getByRole('radio', { name: 'Front nine' }).click()
  post.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cell(/^Hole 9,/)).toHaveFocus()
  await expect
    .element(screen.getByRole('group', { name: 'Hole by hole' }))
    .toHaveAccessibleDescription(scoreEntryMessages.oneNineOnly)
  const fault = screen.getByRole('alert').element()
  await expect
    .poll(() => {
      const { left, bottom } = fault.getBoundingClientRect()
      return document.elementFromPoint(left + 8, bottom - 8)
    })
    .toBe(fault)
})

test('switching to totals and back keeps a card with both nines, as 18 holes', async () => {
  const { screen, cell, key, pad, playPars } = await openCard()
  await playPars(NINE)
  await cell(/^Hole 10,/).click()
  await key('4 Par').click()
  await screen.getByRole('radio', { name: '9 holes' }).click()
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await expect.element(screen.getByRole('radio', { name: '10–18 holes' })).toBeChecked()
  await expect.element(pad).toHaveAccessibleName('Score for hole 11')
})

test('after the last hole the pad shows the end of the round: the result, Edit and Post', async () => {
  await page.viewport(390, 844)
  const { screen, cell, key, pad, post, playPars } = await openCard()
  await playPars([...NINE, ...NINE.slice(0, 8)])
  await expect.element(pad).toHaveAccessibleName('Score for hole 18')
  const bogey = key('5 Bogey').element().getBoundingClientRect()
  await key('5 Bogey').click()
  await expect.element(pad).toHaveAccessibleName('18 holes scored')
  await expect.element(pad).toHaveTextContent('73+118 holes')
  await expect.element(screen.getByText('17 pars')).toBeVisible()
  await expect.element(screen.getByText('1 bogey')).toBeVisible()
  await expect.element(screen.getByText('All 18 holes scored: 73 (+1).')).toBeInTheDocument()
  // The second tap of a double tap on the last key hits nothing.
  const under = document.elementFromPoint(bogey.x + 20, bogey.y + 20)
  expect(under?.closest('button')).toBeNull()
  expect(post.elements()).toHaveLength(1) // the one at the end of the form was removed
  await key('Edit').click()
  await key('4 Par').click()
  await expect.element(cell('Hole 18, par 4, 4 strokes, par')).toBeVisible()
  await expect.element(pad).toHaveTextContent('72E18 holes')
})

test('on a phone a long date at the end of the round does not touch the edge of the screen', async () => {
  await page.viewport(390, 844)
  const { screen, pad, playPars } = await openCard()
  await playPars([...NINE, ...NINE])
  await screen.getByLabelText('Date played').fill('2025-11-27')
  await screen.getByRole('heading', { level: 1 }).click() // while a field has the focus, the pad is low
  const played = pad.getByText('November 27, 2025')
  await expect.element(played).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(played.element())
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(390 - 8)
})

test('on a phone the result and Post stay in view while notes are typed after the last hole', async () => {
  await page.viewport(390, 844)
  const { screen, pad, post, playPars } = await openCard('Front nine')
  await playPars(NINE)
  await screen.getByLabelText('Notes').fill('Dew on the first three.')
  await expect.element(screen.getByLabelText('Notes')).toHaveFocus()
  await expect.element(pad.getByText(/^36E9 holes$/)).toBeInViewport()
  await expect.element(post).toBeInViewport()
  expect(pad.element().getBoundingClientRect().height).toBeLessThan(100)
})

test('on a phone a score that waits for signal says so in view: the page does not scroll to the card behind the result', async () => {
  await page.viewport(390, 600)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void vi.restoreAllMocks())
  const { screen, pad, post, playPars } = await openCard()
  await playPars([...NINE, ...NINE])
  const before = pad.element().getBoundingClientRect().height
  await post.click()
  const notice = screen.getByText(outboxMessages.waitingHere)
  await expect.element(notice).toBeVisible()
  await expect.poll(() => pad.element().getBoundingClientRect().height).toBeGreaterThan(before)
  // The taller pad has been measured.
  await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await expect.element(notice).toBeInViewport({ ratio: 1 })
})

test('a corrected hole leads back to the end of the round, and a cleared one is open again', async () => {
  const { cell, key, pad, playPars } = await openCard()
  await playPars([...NINE, ...NINE])
  await cell(/^Hole 5,/).click()
  await key('3 Birdie').click()
  await expect.element(pad).toHaveTextContent('71−118 holes')
  await cell(/^Hole 7,/).click()
  await key('More scores, 1 to 19').click()
  await key('Clear this hole').click()
  await expect.element(pad).toHaveAccessibleName('Score for hole 7')
})

test('on a desktop the first hole has the focus after a press on Hole by hole; after the arrow keys the choice keeps it', async () => {
  await page.viewport(1280, 800)
  const { screen, cell } = await openCard()
  await expect.element(cell(/^Hole 1,/)).toHaveFocus()
  await userEvent.keyboard('4')
  await expect.element(cell('Hole 1, par 4, 4 strokes, par')).toBeVisible()
  await screen.getByRole('radio', { name: '9 holes' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Hole by hole' })).toHaveFocus()
})

test('by keyboard the end of the round takes the focus from the last key, and Edit gives it back', async () => {
  await page.viewport(1280, 800)
  const { key, pad, playPars } = await openCard('Front nine')
  await playPars(NINE.slice(0, 8))
  key('4 Par').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(pad.getByText(/^36E9 holes$/)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(key('Edit')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(key('More scores, 1 to 19')).toHaveFocus()
})

test('on a full card Next leads from the last hole to the end of the round, with the focus, and not to the first', async () => {
  const { cell, key, pad, playPars } = await openCard('Front nine')
  await playPars(NINE)
  await key('Edit').click()
  await expect.element(cell(/^Hole 9,/)).toHaveAttribute('aria-current', 'true')
  await key('Previous hole').click()
  await key('Next hole').click()
  await expect.element(pad).toHaveAccessibleName('Score for hole 9')
  key('Next hole').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(pad.getByText(/^36E9 holes$/)).toHaveFocus()
})

for (const [name, width, height] of [
  ['a phone on its side', 844, 390],
  ['a small phone on its side', 667, 375],
] as const)
  test(`on ${name} the pad is one line at the bottom, and the hole being entered is above it`, async () => {
    await page.viewport(width, height)
    const { cell, key, pad } = await openCard()
    const place = () => pad.element().getBoundingClientRect()
    expect(Math.round(place().bottom)).toBe(height)
    expect(place().height).toBeLessThan(80)
    for (const word of ['2 Eagle', '4 Par', '6 Double', 'More scores, 1 to 19', 'Next hole'])
      expect(key(word).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await cell(/^Hole 18,/).click()
    await expect
      .poll(
        () =>
          cell(/^Hole 18,/)
            .element()
            .getBoundingClientRect().bottom,
      )
      .toBeLessThanOrEqual(place().top)
  })

const setText = (size: string) => {
  document.documentElement.style.fontSize = size
}

test('with large text the keys wrap, and a pad that would cover most of the window stays in its place', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  const { key, pad } = await openCard()
  const position = () => getComputedStyle(pad.element()).position
  for (const [text, at] of [
    ['24px', 'fixed'],
    ['32px', 'static'],
  ] as const) {
    setText(text)
    await expect.poll(position).toBe(at)
    for (const word of ['2 Eagle', '4 Par', 'More scores, 1 to 19', 'Next hole', 'Undo']) {
      const { left, right } = key(word).element().getBoundingClientRect()
      expect([left >= 0, right <= 390], `${word} at ${text}`).toEqual([true, true])
    }
  }
})
