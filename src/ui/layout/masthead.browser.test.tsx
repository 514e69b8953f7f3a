import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { Masthead } from './masthead'

const FACILITY = 'The Honourable Company of Gutta-Percha Golfers'

async function openMasthead(width: number, aside: string) {
  await page.viewport(width, 700)
  const screen = await render(
    <div className="gutter">
      <Masthead course title="The Pines at Three Ponds" aside={aside} />
    </div>,
  )
  return {
    course: screen.getByRole('heading').element(),
    aside: screen.getByText(aside).element(),
  }
}

/** The number of lines that the words of an element take. */
function linesOf(element: Element): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
}

test('on the narrowest phone, a long facility is below its course, which does not wrap after each word', async () => {
  const { course, aside } = await openMasthead(320, FACILITY)
  expect(linesOf(course)).toBeLessThanOrEqual(2)
  expect(aside.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    course.getBoundingClientRect().bottom,
  )
})

test('a short location is beside its course', async () => {
  const { course, aside } = await openMasthead(390, 'Boulder, CO')
  expect(aside.getBoundingClientRect().left).toBeGreaterThan(course.getBoundingClientRect().right)
})
