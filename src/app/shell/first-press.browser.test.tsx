import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { nora } from '~/testing/builders'
import { WithQueries } from '~/testing/with-queries'
import '~/ui/styles/index.css'
import { UserCircle } from './top-bar'

// In a separate file: the first press is only tested before the menu's code has loaded.
test('a first press opens the menu and prevents the browser’s default, which would close it again', async () => {
  await render(
    <MemoryRouter>
      <UserCircle user={nora} />
    </MemoryRouter>,
    { wrapper: WithQueries },
  )
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(
    page
      .getByRole('button', { name: /Profile and Logout/ })
      .element()
      .dispatchEvent(press),
  ).toBe(false)
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toHaveFocus()
})
