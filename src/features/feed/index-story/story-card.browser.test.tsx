import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { indexPoints } from '~/domain/scores/index-points'
import { aFeedItem } from '~/testing/builders'
import { StoryCard } from './story-card'

test('on a phone the index of the chosen round is visible even with a long course name', async () => {
  await page.viewport(390, 844)
  const rounds = [13.1, 12.5].map((goNewHandicap, at) =>
    aFeedItem({
      userId: 1,
      courseName: 'Larkspur Municipal Golf Course at Three Ponds',
      activityDate: `2026-06-0${at + 1}T18:00:00Z`,
      goNewHandicap,
    }),
  )
  const { getByRole, getByText } = await render(<StoryCard points={indexPoints(rounds, 1)} line />)
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
