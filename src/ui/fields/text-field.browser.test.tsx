import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PasswordField } from './password-field'
import { TextArea } from './text-area'
import { TextField } from './text-field'

test('an error is announced, marks the field, and is part of its description', async () => {
  const screen = await render(<TextField label="HDCP ID" hint="Digits only." />)
  const field = screen.getByRole('textbox', { name: 'HDCP ID' })
  await expect.element(field).toHaveAccessibleDescription('Digits only.')
  await expect.element(field).not.toHaveAttribute('aria-invalid')

  const error = 'GHIN number must contain only numbers.'
  await screen.rerender(<TextField label="HDCP ID" hint="Digits only." error={error} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(error)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(`Digits only. ${error}`)

  await screen.rerender(<TextField label="HDCP ID" hint="Digits only." />)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('an empty live region of a field takes no space', async () => {
  const height = (screen: Awaited<ReturnType<typeof render>>) =>
    screen.container.firstElementChild?.getBoundingClientRect().height
  const bare = height(await render(<TextField label="HDCP ID" />))
  const waiting = await render(<TextField label="HDCP ID" hint={<span role="status" />} />)
  expect(height(waiting)).toBe(bare)
})

test('the input survives an error that appears and disappears', async () => {
  const screen = await render(<TextField label="Email" />)
  await screen.getByLabelText('Email').fill('nora@')
  await screen.rerender(<TextField label="Email" error="Please enter a valid email address." />)
  await expect.element(screen.getByRole('textbox')).toHaveValue('nora@')
})

test('a text area shows its count beside its label', async () => {
  const screen = await render(<TextArea label="Notes" aside="12 / 500" error="Too long." />)
  const field = screen.getByRole('textbox', { name: 'Notes' })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Too long.')
})

test('the button shows and hides the password, and the text stays', async () => {
  const screen = await render(<PasswordField label="Password" />)
  const field = screen.getByLabelText('Password', { exact: true })
  await field.fill(' two words ')
  await expect.element(field).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue(' two words ')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})
