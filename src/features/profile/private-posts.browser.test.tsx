import '~/ui/styles/index.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { trackFocus } from '~/ui/focus/focus'
import { PrivatePosts } from './profile-form'

const button = (name: string) => page.getByRole('button', { name })
const radio = (name: string) => page.getByRole('radio', { name })

test('by keyboard: the confirmation takes the focus, traps it, and Keep private restores it', async () => {
  trackFocus()
  const changes: boolean[] = []
  await render(<PrivatePosts value onChange={(isPrivate) => changes.push(isPrivate)} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(radio('Yes')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await expect.element(button('Keep private')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Make public')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Keep private')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(radio('Yes')).toBeChecked()
  await expect.element(radio('Yes')).toHaveFocus()
  expect(changes).toEqual([])
})

test('Make public leaves the focus on No', async () => {
  const Posts = () => {
    const [isPrivate, setPrivate] = useState(true)
    return <PrivatePosts value={isPrivate} onChange={setPrivate} />
  }
  await render(<Posts />)
  await radio('No').click()
  await button('Make public').click()
  await expect.element(radio('No')).toBeChecked()
  await expect.element(radio('No')).toHaveFocus()
})
