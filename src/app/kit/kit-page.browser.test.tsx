import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { page, userEvent } from 'vitest/browser'
import { Page } from './kit-page'

beforeEach(() => page.viewport(320, 800))
afterEach(() => document.documentElement.removeAttribute('data-theme'))

test.each(['light', 'dark'])(
  'every component renders in its states at 320 px, %s',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme
    const screen = await render(<Page />)
    for (const title of ['Buttons', 'Messages', 'Fields', 'Choices', 'Scorecard', 'Icons'])
      await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
)

test('the alert and the confirmation close on Escape and restore the focus', async () => {
  const screen = await render(<Page />)
  for (const [button, announced] of [
    ['Alert', 'Your score is posted.'],
    ['Confirm', 'Are you sure you want to remove your profile picture?'],
  ] as const) {
    await screen.getByRole('button', { name: button, exact: true }).click()
    await expect.element(screen.getByRole('alertdialog')).toHaveTextContent(announced)
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: button, exact: true })).toHaveFocus()
  }
})
