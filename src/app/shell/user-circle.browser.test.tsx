import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { ApiError } from '~/api/errors'
import { nora } from '~/testing/builders'
import type { User } from '~/api/types'
import { sampleDraft } from '~/features/scores/draft/score-draft.fake'
import { drafts } from '~/features/scores/draft/device-drafts'
import { session } from '~/session/session'
import { WithQueries } from '~/testing/with-queries'
import { AlertHost } from '~/ui/overlay/alert-dialog'
import { UserCircle } from './top-bar'

const { course } = sampleDraft()
const circle = page.getByRole('button', { name: 'NW Nora Whitcombe: Profile and Logout' })
const menu = page.getByRole('menu', { name: 'Account' })
const item = (name: string) => page.getByRole('menuitem', { name })

const show = (golfer: User | undefined = nora) =>
  render(
    <MemoryRouter>
      <UserCircle user={golfer} />
      <AlertHost />
    </MemoryRouter>,
    { wrapper: WithQueries },
  )

/** Replaces a method of the session for one test. */
function instead(method: 'logout' | 'reloadUser') {
  const spy = vi.spyOn(session, method)
  onTestFinished(() => spy.mockRestore())
  return spy
}

test('the circle of a golfer whose name has no letter is labeled with the name only, without initials', async () => {
  await show({ ...nora, us_firstname: '⛳', us_lastname: '' })
  const name = '⛳: Profile and Logout'
  await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
})

test('the circle opens the menu; arrow keys wrap; Escape closes it and restores the focus', async () => {
  await show()
  await expect.element(menu).not.toBeInTheDocument()
  await circle.click()
  await expect.element(item('Profile')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Logout')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(item('Reload my data')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(circle).toHaveFocus()
})

test('Logout ends the session', async () => {
  const logout = instead('logout').mockResolvedValue()
  await show()
  await circle.click()
  await item('Logout').click()
  await expect.poll(() => logout.mock.calls).toHaveLength(1)
})

test.each([
  [1, '1 score not posted'],
  [2, '2 scores not posted'],
])('a logout that would lose %d scores asks for confirmation: %s', async (unsent, title) => {
  const logout = instead('logout').mockResolvedValue()
  for (let courseId = 1; courseId <= unsent; courseId += 1) {
    const draft = sampleDraft({ id: `score-${courseId}`, course: { ...course, courseId } })
    await drafts.save(draft)
    onTestFinished(() => drafts.discard(draft))
  }
  await show()
  await circle.click()
  await item('Logout').click()
  const question = page.getByRole('alertdialog', { name: title })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(circle).toHaveFocus()
  expect(logout).not.toHaveBeenCalled()

  await circle.click()
  await item('Logout').click()
  await question.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => logout.mock.calls).toHaveLength(1)
})

test('a double press reloads the golfer’s data once and announces it', async () => {
  const reload = instead('reloadUser').mockResolvedValue()
  await show()
  await circle.dblClick()
  await expect.element(page.getByRole('status')).toHaveTextContent('Your data is up to date.')
  expect(reload).toHaveBeenCalledTimes(1)
  await expect.element(menu).not.toBeInTheDocument()
})

test('a failed reload of the golfer’s data shows the reason in one alert that returns the focus', async () => {
  instead('reloadUser').mockRejectedValue(new ApiError('Request failed with status 500', 500))
  await show()
  await circle.dblClick()
  const alert = page.getByRole('alertdialog', { name: 'Please note:' })
  await expect.element(alert).toHaveAccessibleDescription('Request failed with status 500')
  expect(page.getByRole('alert').elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(circle).toHaveFocus()

  await circle.click()
  await item('Reload my data').click()
  await expect.element(alert).toHaveAccessibleDescription('Request failed with status 500')
})

test('before the golfer is known a placeholder of the same size is shown', async () => {
  const size = (element: Element | null) => element && [element.clientWidth, element.clientHeight]
  const unknown = await show(undefined)
  const before = size(unknown.container.firstElementChild)
  await unknown.unmount()
  const { container } = await show()
  expect(size(container.firstElementChild)).toEqual(before)
})
