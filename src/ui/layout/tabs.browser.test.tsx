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

test('the current tab of a narrow row is in view from the start', async () => {
  await page.viewport(320, 640)
  await render(
    <Tabs label="Views">
      {names.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === 'Requests' ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </Tabs>,
  )
  await expect.poll(() => isInView('Requests')).toBe(true)
  expect(isInView('Following')).toBe(false)
})

test('focusing a tab beyond the edge of a narrow row scrolls it into view completely', async () => {
  trackFocus()
  await page.viewport(320, 640)
  await render(
    <Tabs label="Views">
      {names.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </Tabs>,
  )
  for (const name of names) {
    await userEvent.keyboard('{Tab}')
    const tab = page.getByRole('link', { name })
    await expect.element(tab).toHaveFocus()
    expect(isInView(name), name).toBe(true)
  }
})
