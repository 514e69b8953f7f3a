import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { cut, json, never, refusal } from '~/testing/responses'
import { aHole } from '~/testing/builders'
import type { FakeNetwork } from '~/testing/fake-network'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { posting } from '../post/app-posting'
import {
  byHole,
  HOLES,
  kindNetwork,
  newGolfer,
  openCard,
  openForm,
  POST,
  pressInPage,
} from '../form/score-entry.fake'

let network: FakeNetwork

beforeEach(() => {
  network = kindNetwork()
})

afterEach(async () => {
  posting.reset()
  network.restore()
  await page.viewport(414, 896)
})

test('a tap enters the score and moves on; the card adds up and has a label for each hole', async () => {
  const { screen, cell, key, pad } = await openCard()
  await key('4 Par').click()
  await key('4 Birdie').click()
  await key('2 Birdie').click()
  await expect.element(cell('Hole 3, par 3, 2 strokes, birdie')).toBeVisible()
  await expect.element(pad.getByText('−2')).toBeVisible()
  await expect.element(screen.getByText(/^TOT.*−210$/)).toBeVisible()
  await expect.element(screen.getByText('thru 3')).toBeVisible()
  await expect
    .element(screen.getByText('Hole 3, par 3, 2 strokes, birdie. Now hole 4.'))
    .toBeInTheDocument()
  await expect.element(screen.getByText('7 more holes needed.')).toBeVisible()
  await expect.element(screen.getByText(scoreEntryMessages.holesMissing(10, '10-18'))).toBeVisible()
})

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

// A fast thumb taps ten holes in 1.5 s. Here one tap each frame, always where the key for par was.
test('taps as fast as frames are all recorded, each for its own hole', async () => {
  const { screen, cell, key, post } = await openCard()
  const middle = key('4 Par').element().getBoundingClientRect()
  const tap = (fromPar: number) => {
    const x = middle.x + middle.width / 2 + fromPar * (middle.width + 8)
    const under = document.elementFromPoint(x, middle.y + middle.height / 2)
    under?.closest('button')?.click()
  }
  for (const fromPar of [0, -1, 1, 0, 0, 2, 0, -1, 1, 0]) {
    tap(fromPar)
    await nextFrame()
  }
  for (const [at, strokes] of [4, 4, 4, 4, 4, 6, 3, 4, 5, 4].entries()) {
    const name = new RegExp(`^Hole ${at + 1}, par \\d, ${strokes} strokes`)
    await expect.element(cell(name)).toBeInTheDocument()
  }
  await expect.element(screen.getByText('thru 10')).toBeVisible()
  await expect.element(post).toBeEnabled()
})

test('on the narrowest phone the button for the next hole is fully visible', async () => {
  await page.viewport(320, 640)
  const { key } = await openCard()
  await key('4 Par').click()
  const next = key('Next hole').element().getBoundingClientRect()
  expect(next.right).toBeLessThanOrEqual(320)
})

test('More opens 1 to 19, a tap on a cell corrects it, and Undo undoes the last score', async () => {
  const { cell, key, screen } = await openCard()
  await key('4 Par').click()
  await key('5 Par').click()
  await cell(/^Hole 1,/).click()
  await key('More scores, 1 to 19').click()
  await expect.element(screen.getByText('Maximum score of 19 per hole.')).toBeVisible()
  await key('19').click()
  await expect.element(cell('Hole 1, par 4, 19 strokes, 15 over par')).toBeVisible()
  // Returns to the current hole of the round, not to the hole after the corrected one.
  await expect.element(cell(/^Hole 3,/)).toHaveAttribute('aria-current', 'true')
  await key('Undo').click()
  await expect.element(cell('Hole 1, par 4, 4 strokes, par')).toBeVisible()
  await key('Undo').click()
  await expect.element(cell('Hole 2, par 5, no score')).toHaveAttribute('aria-current', 'true')
})

test('undoing the first score keeps the focus, is announced, and leaves nothing to undo', async () => {
  const { cell, key } = await openCard()
  await expect.element(key('Undo')).toBeDisabled()
  await key('4 Par').click()
  await expect.element(key('Undo')).toBeEnabled()
  key('Undo').element().focus()
  const screenReader = startScreenReader()
  onTestFinished(screenReader.stop)
  await userEvent.keyboard('{Enter}')
  await expect.element(cell('Hole 1, par 4, no score')).toHaveAttribute('aria-current', 'true')
  await expect.element(key('Undo')).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(key('Undo')).toHaveFocus()
  await expect.element(cell('Hole 1, par 4, no score')).toHaveAttribute('aria-current', 'true')
  expect(screenReader.announced()).toEqual(['Hole 1, par 4, no score. Now hole 1.'])
})

test('after expanding the pad by mouse or key the focus stays in it, so that digits still work', async () => {
  const { cell, key } = await openCard()
  await key('More scores, 1 to 19').click()
  await expect.element(key('Show fewer scores')).toHaveFocus()
  await userEvent.keyboard('5')
  await expect.element(cell('Hole 1, par 4, 5 strokes, bogey')).toBeVisible()
  await key('More scores, 1 to 19').click()
  await key('7').click()
  await expect.element(key('More scores, 1 to 19')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await key('Show fewer scores').click()
  await expect.element(key('More scores, 1 to 19')).toHaveFocus()
})

test('on a phone the next hole is never behind the keys', async () => {
  await page.viewport(390, 500)
  const { cell, key, pad } = await openCard()
  for (let hole = 1; hole <= 18; hole += 1) {
    const now = cell(new RegExp(`^Hole ${hole},`))
    await expect.element(now).toHaveAttribute('aria-current', 'true')
    const above = () =>
      pad.element().getBoundingClientRect().top - now.element().getBoundingClientRect().bottom
    await expect.poll(above).toBeGreaterThanOrEqual(0)
    if (hole < 18) await pressInPage(key('Next hole'))
  }
})

test('a skipped hole is marked, and is the next one at the end', async () => {
  const { cell, key } = await openCard()
  await key('4 Par').click()
  await key('Next hole').click()
  await key('3 Par').click()
  await expect.element(cell('Hole 2, par 5, skipped')).toBeVisible()
  await cell(/^Hole 18,/).click()
  await key('4 Par').click()
  await expect.element(cell(/^Hole 2,/)).toHaveAttribute('aria-current', 'true')
})

test('the keyboard alone fills the card: digits, 1 and a digit, arrows, Backspace, undo', async () => {
  const { screen, cell } = await openCard()
  const first = cell(/^Hole 1,/).element()
  if (first instanceof HTMLElement) first.focus()
  await userEvent.keyboard('45{ArrowRight}4')
  await expect.element(cell('Hole 2, par 5, 5 strokes, par')).toBeVisible()
  await expect.element(cell('Hole 3, par 3, skipped')).toBeVisible()
  await expect.element(cell(/^Hole 5,/)).toHaveFocus()
  await userEvent.keyboard('12')
  await expect.element(cell('Hole 5, par 4, 12 strokes, 8 over par')).toBeVisible()
  await userEvent.keyboard('1{Enter}') // an ace
  await expect.element(cell('Hole 6, par 4, 1 stroke, ace')).toBeVisible()
  await expect.element(cell(/^Hole 7,/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Backspace}')
  await expect.element(cell('Hole 6, par 4, no score')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(cell('Hole 6, par 4, 1 stroke, ace')).toHaveFocus()
  await userEvent.keyboard('20')
  await expect.element(screen.getByText('Maximum score of 19 per hole.')).toBeVisible()
  await expect.element(cell(/^Hole 6, par 4, 2 strokes/)).toBeVisible()
  expect(network.count(POST)).toBe(0) // Enter posts nothing here
})

// SCR-16.
test('nine holes across both nines are rejected with a message, and one nine can be cleared', async () => {
  await page.viewport(1000, 800)
  const { screen, cell, key, post, playPars } = await openCard()
  await cell(/^Hole 5,/).click()
  await playPars([4, 4, 3, 5, 4, 4, 5, 3, 4])
  await screen.getByRole('radio', { name: 'Front nine' }).click()
  const words = 'please enter scores for either holes 1-9 OR holes 10-18, not both.'
  await expect.element(screen.getByText(words)).toBeVisible()
  await post.click()
  expect(network.count(POST)).toBe(0)
  await key('Clear holes 10–18').click()
  await expect.element(screen.getByText(words)).not.toBeInTheDocument()
  await expect.element(screen.getByText('4 more holes needed.')).toBeVisible()
  await expect.element(cell(/^Hole 1,/)).toHaveFocus() // the next hole without a score, where digits are entered
})

test('scores can be entered for tees without holes, without marks', async () => {
  network.on(HOLES, () => json([]))
  const form = await openForm(newGolfer(), byHole)
  await form.screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await expect.element(form.screen.getByText(/These tees have no pars on file/)).toBeVisible()
  for (let tap = 0; tap < 10; tap += 1)
    await pressInPage(form.screen.getByRole('button', { name: '5', exact: true }))
  await expect
    .element(form.screen.getByRole('button', { name: 'Hole 10, 5 strokes' }))
    .toBeVisible()
  await expect.element(form.post).toBeEnabled()
})

test('holes can be scored when the pars cannot be loaded', async () => {
  network.on(HOLES, () => refusal(500, 'Resting.'))
  const { screen } = await openForm(newGolfer(), byHole)
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await expect.element(screen.getByText(/We couldn’t load the pars/)).toBeVisible()
  await screen.getByRole('button', { name: '4', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Hole 1, 4 strokes' })).toBeVisible()
})

test('Retry for the pars is removed when pressed: the focus moves to the hole being entered', async () => {
  network.on(HOLES, () => refusal(500, 'Resting.'))
  const { screen } = await openForm(newGolfer(), byHole)
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await screen.getByRole('button', { name: '4', exact: true }).click()
  network.on(HOLES, never)
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('Loading pars…')).toBeVisible()
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Hole 2, no score')
})

test('the pars are loaded before Hole by hole is chosen, in case the signal is lost in between', async () => {
  const { screen } = await openForm(newGolfer(), byHole)
  await expect.poll(() => network.count(HOLES)).toBe(1)
  network.on(HOLES, () => cut())
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await expect.element(screen.getByRole('button', { name: /^Hole 1, par 4/ })).toBeVisible()
  expect(network.count(HOLES)).toBe(1)
})

test('pars that could not be loaded are requested again when the signal returns', async () => {
  network.on(HOLES, () => refusal(500, 'Resting.'))
  const { screen } = await openForm(newGolfer(), byHole)
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await expect.element(screen.getByText(/We couldn’t load the pars/)).toBeVisible()
  network.on(HOLES, () => json(Array.from({ length: 18 }, (_, at) => aHole({ hole: at + 1 }))))
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByRole('button', { name: /^Hole 1, par \d/ })).toBeVisible()
  await expect.element(screen.getByText(/We couldn’t load the pars/)).not.toBeInTheDocument()
})

test('in a window of 390, 900 or 1280 px one sentence is announced after each hole', async () => {
  const { screen, key } = await openCard()
  const needed = (count: number) => screen.getByText(`${count} more holes needed.`).first()
  for (const [at, width] of [390, 900, 1280].entries()) {
    const [hole, par] = [at + 1, [4, 5, 3][at]]
    await page.viewport(width, 844)
    await expect.element(needed(10 - at)).toBeVisible()
    const screenReader = startScreenReader()
    onTestFinished(screenReader.stop)
    await key(`${par} Par`).click()
    await expect.element(needed(9 - at)).toBeVisible()
    expect(screenReader.announced(), `${width} px`).toEqual([
      `Hole ${hole}, par ${par}, ${par} strokes, par. Now hole ${hole + 1}.`,
    ])
    screenReader.stop()
  }
})

test('on a phone the pad is at the bottom of the screen and Post at the end of the form', async () => {
  await page.viewport(390, 844)
  const { screen, key } = await openCard()
  await expect.element(screen.getByRole('table', { name: 'Back nine' })).toBeVisible()
  const pad = screen.getByRole('region', { name: 'Score for hole 1' }).element()
  expect(Math.round(pad.getBoundingClientRect().bottom)).toBe(844)
  expect(key('4 Par').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(72)
  expect(screen.getByRole('button', { name: 'Post score' }).elements()).toHaveLength(1)
})

for (const [window, width, height] of [
  ['a desktop', 1280, 600],
  ['a tablet', 900, 700],
  ['a small phone', 320, 568],
] as const)
  test(`on ${window} too low for the card the pad with few or all keys is still in the window, and covers neither the hole being entered nor the focused one`, async () => {
    await page.viewport(width, height)
    document.body.style.paddingBlock = '8rem 40rem' // the bar, and the rest of the form
    onTestFinished(() => void document.body.style.removeProperty('padding-block'))
    const { screen, cell, key } = await openCard()
    const pad = screen.getByRole('region', { name: 'Score for hole 1' }).element()
    const place = () => pad.getBoundingClientRect()
    const isSeen = (hole: Element) => hole.getBoundingClientRect().bottom <= place().top
    const first = cell(/^Hole 1,/).element()
    for (const keys of ['few', 'all'] as const) {
      if (keys === 'all') await key('More scores, 1 to 19').click()
      await expect.poll(() => isSeen(first)).toBe(true)
      for (const hole of [first, cell(/^Hole 18,/).element()]) {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        scrollTo(0, 0)
        if (hole instanceof HTMLElement) hole.focus()
        await expect.poll(() => isSeen(hole)).toBe(true)
        expect(Math.floor(place().bottom)).toBeLessThanOrEqual(height)
      }
      scrollTo(0, 0)
    }
  })
