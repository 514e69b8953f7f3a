import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from './checkbox'
import { Chip, Chips, RemovableChip } from '../display/chip'
import { SelectField } from './select-field'
import { Switch } from './switch'
import '../styles/index.css'

function Private({ refuse = false }) {
  const [on, setOn] = useState(true)
  return (
    <Switch
      label="Private Posts"
      hint={on ? 'Only your followers see them.' : 'Everybody sees them.'}
      checked={on}
      onChange={(wish) => refuse || setOn(wish)}
    />
  )
}

test('a switch is toggled by Space and by a press anywhere on its row, and shows its current meaning', async () => {
  await render(<Private />)
  const control = page.getByRole('switch', { name: 'Private Posts' })
  await expect.element(control).toBeChecked()
  await expect.element(control).toHaveAccessibleDescription('Only your followers see them.')
  await userEvent.tab()
  await expect.element(control).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(control).not.toBeChecked()
  await expect.element(control).toHaveAccessibleDescription('Everybody sees them.')
  await page.getByText('Private Posts').click()
  await expect.element(control).toBeChecked()
})

test('a switch whose parent asks for confirmation keeps its value', async () => {
  await render(<Private refuse />)
  const control = page.getByRole('switch')
  await control.click()
  await expect.element(control).toBeChecked()
})

test('a checkbox is checked by a press on its label', async () => {
  const onChange = vi.fn()
  await render(<Checkbox label="Priya Raman" onChange={onChange} />)
  await page.getByText('Priya Raman').click()
  await expect.element(page.getByRole('checkbox', { name: 'Priya Raman' })).toBeChecked()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('chips are a named group; the selected one is pressed, a shortcut has no state', async () => {
  await render(
    <Chips label="Date">
      <Chip pressed>Today</Chip>
      <Chip pressed={false}>Yesterday</Chip>
      <Chip>Other</Chip>
    </Chips>,
  )
  const group = page.getByRole('group', { name: 'Date' })
  await expect.element(group.getByRole('button', { name: 'Today', pressed: true })).toBeVisible()
  await expect
    .element(group.getByRole('button', { name: 'Yesterday', pressed: false }))
    .toBeVisible()
  await expect
    .element(group.getByRole('button', { name: 'Other' }))
    .not.toHaveAttribute('aria-pressed')
})

test('a long name in a removable chip is cut, its button is not', async () => {
  const onRemove = vi.fn()
  await render(
    <div style={{ inlineSize: 160 }}>
      <RemovableChip removeLabel="Remove Maximiliana" onRemove={onRemove}>
        Maximiliana Featherstonehaugh-Cholmondeley
      </RemovableChip>
    </div>,
  )
  const remove = page.getByRole('button', { name: 'Remove Maximiliana' })
  const { right, width, height } = remove.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  expect(right - document.body.getBoundingClientRect().left).toBeLessThanOrEqual(160)
  await remove.click()
  expect(onRemove).toHaveBeenCalledTimes(1)
})

test('a select shows its error like every field', async () => {
  await render(
    <SelectField label="Score Gender" error="Please choose one." defaultValue="M">
      <option value="M">Male</option>
      <option value="F">Female</option>
    </SelectField>,
  )
  const select = page.getByRole('combobox', { name: 'Score Gender' })
  await expect.element(select).toHaveAttribute('aria-invalid', 'true')
  await expect.element(select).toHaveAccessibleDescription('Please choose one.')
  await select.selectOptions('Female')
  await expect.element(select).toHaveValue('F')
})
