import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { json } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { ForgotPassword } from './forgot-password'

test('after Use a different email, the focus is in the email field', async () => {
  const network = fakeNetwork({ 'POST /api/auth/forgot-password': () => json({ success: true }) })
  onTestFinished(() => network.restore())
  await render(
    <MemoryRouter>
      <ForgotPassword email="nora@whitcombe.example" />
    </MemoryRouter>,
    { wrapper: WithQueries },
  )
  const email = page.getByLabelText('Email')
  await expect.element(email).not.toHaveFocus()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect.element(page.getByRole('button', { name: 'Use a different email' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveFocus()
})
