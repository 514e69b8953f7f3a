import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Segmented } from './segmented'

const OPTIONS = [
  { value: 'H', label: 'Home' },
  { value: 'A', label: 'Away' },
  { value: 'T', label: 'Competition' },
] as const

function ScoreType() {
  const [value, setValue] = useState<'H' | 'A' | 'T'>('A')
  return (
    <>
      <button>Before</button>
      <Segmented
        legend="Score type"
        name="type"
        value={value}
        options={OPTIONS}
        onChange={setValue}
      />
      <button>After</button>
    </>
  )
}

test('Tab enters at the selected option, arrow keys select and wrap, Tab leaves', async () => {
  const screen = await render(<ScoreType />)
  const option = (name: string) => screen.getByRole('radio', { name })
  await expect.element(screen.getByRole('group', { name: 'Score type' })).toBeVisible()

  await screen.getByRole('button', { name: 'Before' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(option('Away')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(option('Competition')).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(option('Home')).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(option('Away')).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('a press selects an option of a segmented control', async () => {
  const screen = await render(<ScoreType />)
  await screen.getByRole('radio', { name: 'Competition' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Competition' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Away' })).not.toBeChecked()
})
