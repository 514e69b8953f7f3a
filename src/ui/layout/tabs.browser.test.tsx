import '~/ui/styles/index.css' // imported first: it defines the order of the layers
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { trackFocus } from '../focus/focus'
import { Tabs } from './tabs'

const names = ['Following', 'Followers', 'Suggestions', 'Requests']

/** @returns whether all of the tab is between the edges of a window 320 px wide */
function isInView(name: string): boolean {
  const { left, right } = page.getByRole('link', { name }).element().getBoundingClientRect()
  return left >= 0 && right <= 320
}

type RowProps = { current?: string }

/** The tabs, with the margin of a page around them. */
const Row = ({ current }: RowProps) => (
  <div style={{ padding: '0 16px' }}>
    <Tabs label="Views">
      {names.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </Tabs>
  </div>
)

test('the current tab of a narrow row is in view from the start', async () => {
  await page.viewport(320, 640)
  await render(<Row current="Requests" />)
  await expect.poll(() => isInView('Requests')).toBe(true)
  expect(isInView('Following')).toBe(false)
})

test('focusing a tab beyond the edge of a narrow row scrolls it into view completely', async () => {
  trackFocus()
  await page.viewport(320, 640)
  await render(<Row />)
  for (const name of names) {
    await userEvent.keyboard('{Tab}')
    const tab = page.getByRole('link', { name })
    await expect.element(tab).toHaveFocus()
    expect(isInView(name), name).toBe(true)
  }
})

test('the focus ring of a tab is beside its words, which are aligned with the page', async () => {
  await page.viewport(390, 844)
  await render(<Row current="Following" />)
  await userEvent.keyboard('{Tab}')
  const tab = page.getByRole('link', { name: 'Following' }).element()
  const { outlineOffset, outlineWidth } = getComputedStyle(tab)
  expect([outlineOffset, outlineWidth]).toEqual(['-3px', '3px'])
  const words = document.createRange()
  words.selectNodeContents(tab)
  const { left, right } = words.getBoundingClientRect()
  expect(left).toBe(16)
  expect(left - 3).toBeGreaterThan(tab.getBoundingClientRect().left)
  expect(right + 3).toBeLessThan(tab.getBoundingClientRect().right)
})
