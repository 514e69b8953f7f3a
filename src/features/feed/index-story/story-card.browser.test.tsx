import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { indexPoints } from '~/domain/scores/index-points'
import { aFeedItem } from '~/testing/builders'
import { StoryCard } from './story-card'
import { StorySlot } from './story-slot'

const rounds = (courseName: string) =>
  [13.1, 12.5].map((goNewHandicap, at) =>
    aFeedItem({
      userId: 1,
      courseName,
      activityDate: `2026-06-0${at + 1}T18:00:00Z`,
      goNewHandicap,
    }),
  )

test('space that is left over is not below the last line', async () => {
  await page.viewport(390, 844)
  const { getByRole } = await render(<StorySlot items={rounds('Larkspur Municipal')} userId={1} />)
  const button = getByRole('button', { name: 'Show this round' })
  await expect.element(button).toBeVisible()
  const card = getByRole('region', { name: 'Your Handicap Index' }).element()
  const { paddingBottom, borderBottomWidth } = getComputedStyle(card)
  expect(
    card.getBoundingClientRect().bottom - button.element().getBoundingClientRect().bottom,
  ).toBeCloseTo(Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth), 0)
})

test('Show this round ends where the text of the card ends', async () => {
  const { getByRole, getByText } = await render(<StorySlot items={rounds('Larkspur')} userId={1} />)
  const button = getByRole('button', { name: 'Show this round' })
  await expect.element(button).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(button.element())
  const end = getByText(/^2 rounds/)
    .element()
    .getBoundingClientRect().right
  expect(words.getBoundingClientRect().right).toBeCloseTo(end, 0)
})

test('on a phone the index of the chosen round is visible even with a long course name', async () => {
  await page.viewport(390, 844)
  const named = rounds('Larkspur Municipal Golf Course at Three Ponds')
  const { getByRole, getByText } = await render(<StoryCard points={indexPoints(named, 1)} line />)
  const shown = getByText(/, Larkspur/)
  await expect.element(getByRole('slider', { name: 'Round' })).toHaveValue('1')
  const element = shown.element()
  const words = element.firstChild
  const start = element.textContent.indexOf('12.5')
  expect(start).toBeGreaterThanOrEqual(0)
  const range = document.createRange()
  if (words) {
    range.setStart(words, start)
    range.setEnd(words, start + '12.5'.length)
  }
  const { right, width } = range.getBoundingClientRect()
  expect(width).toBeGreaterThan(0)
  expect(right).toBeLessThan(element.getBoundingClientRect().right)
})
