import '~/ui/styles/index.css' // imported first: it defines the order of the layers
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { trackFocus } from '../focus/focus'
import { Tabs } from './tabs'

test('focusing a tab beyond the edge of a narrow row scrolls it into view completely', async () => {
  trackFocus()
  await page.viewport(320, 640)
  const names = ['Following', 'Followers', 'Suggestions', 'Requests']
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
    const { left, right } = tab.element().getBoundingClientRect()
    expect(left, name).toBeGreaterThanOrEqual(0)
    expect(right, name).toBeLessThanOrEqual(320)
  }
})
