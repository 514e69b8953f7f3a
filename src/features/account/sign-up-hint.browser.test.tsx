import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { SignUpForm } from './sign-up-form'

const HINT = 'Don’t have one? Leave it empty, or 0.'

test('the hint of the HDCP ID does not overlap its field and disappears on an error', async () => {
  const screen = await render(
    <MemoryRouter>
      <SignUpForm onCreate={() => Promise.resolve()} />
    </MemoryRouter>,
  )
  const field = screen.getByLabelText('HDCP ID')
  const below = (text: string) =>
    screen.getByText(text).element().getBoundingClientRect().top -
    field.element().getBoundingClientRect().bottom
  expect(below(HINT)).toBeGreaterThanOrEqual(6)

  await field.fill('10A82')
  await screen.getByLabelText('City').click()
  await expect.element(screen.getByText('GHIN number must contain only numbers.')).toBeVisible()
  await expect.element(screen.getByText(HINT)).not.toBeInTheDocument()
  expect(below('GHIN number must contain only numbers.')).toBeLessThanOrEqual(8)
})
