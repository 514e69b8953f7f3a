import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Checkbox } from './checkbox'
import { SelectField } from './select-field'
import '../styles/index.css'

test('a checkbox is checked by a press on its label', async () => {
  const onChange = vi.fn()
  await render(<Checkbox label="Priya Raman" onChange={onChange} />)
  await page.getByText('Priya Raman').click()
  await expect.element(page.getByRole('checkbox', { name: 'Priya Raman' })).toBeChecked()
  expect(onChange).toHaveBeenCalledTimes(1)
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
