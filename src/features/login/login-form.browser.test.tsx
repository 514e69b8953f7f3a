import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { loginMessages } from '~/domain/messages/login'
import { LoginForm } from './login-form'

type OnLogin = (email: string, password: string) => Promise<void>
const never: OnLogin = () => new Promise(() => {})

const form = (onLogin: OnLogin, firstEmail = '', onTyped?: (email: string) => void) => (
  <MemoryRouter>
    <LoginForm firstEmail={firstEmail} onLogin={onLogin} onTyped={onTyped} />
  </MemoryRouter>
)

const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByLabelText('Password', { exact: true })
const login = page.getByRole('button', { name: 'Login' })
const alert = page.getByRole('alert')

test('requires the email, then the password, then a valid email, one at a time, and sends nothing', async () => {
  const onLogin = vi.fn(never)
  await render(form(onLogin))

  await login.click()
  await expect.element(alert).toHaveTextContent(loginMessages.emailMissing)
  await expect.element(email).toHaveFocus()

  await email.fill('nora@nowhere')
  await expect.element(alert).not.toBeInTheDocument()
  await login.click()
  await expect.element(alert).toHaveTextContent(loginMessages.passwordMissing)
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAccessibleDescription(loginMessages.passwordMissing)

  await password.fill(' ')
  await login.click()
  await expect.element(alert).toHaveTextContent(loginMessages.emailInvalid)
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  expect(onLogin).not.toHaveBeenCalled()
})

test('sends the password byte for byte, and the email without the spaces around it', async () => {
  const onLogin = vi.fn(never)
  await render(form(onLogin))
  await email.fill('  nora@whitcombe.example ')
  await password.fill('  fair way ⛳ ')
  await login.click()
  expect(onLogin).toHaveBeenCalledExactlyOnceWith('nora@whitcombe.example', '  fair way ⛳ ')
})

test('five presses in one tick and an Enter send once; the button shows it and is disabled (SES-01)', async () => {
  const onLogin = vi.fn(never)
  const { container } = await render(form(onLogin, 'nora@whitcombe.example'))
  await password.fill('linxgolf1')
  const element = container.querySelector('form')
  for (let press = 0; press < 5; press += 1) element?.requestSubmit()
  await userEvent.keyboard('{Enter}')
  expect(onLogin).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
})

test('a failed sign-in shows the message, keeps the input, and can be sent again', async () => {
  const onLogin = vi
    .fn<OnLogin>()
    .mockRejectedValueOnce(new Error(loginMessages.rejected))
    .mockImplementation(never)
  await render(form(onLogin, 'nora@whitcombe.example'))
  await password.fill('wrong')
  await login.click()
  await expect.element(alert).toHaveTextContent(loginMessages.rejected)
  await expect.element(password).toHaveValue('wrong')

  await login.click()
  await expect.element(alert).not.toBeInTheDocument()
  expect(onLogin).toHaveBeenCalledTimes(2)
})

test('the last email is filled in, and the password has the focus', async () => {
  await render(form(never, 'nora@whitcombe.example'))
  await expect.element(email).toHaveValue('nora@whitcombe.example')
  await expect.element(password).toHaveFocus()
})

test('a golfer who was signed out sees the reason, until a sign-in fails', async () => {
  const refuse: OnLogin = () => Promise.reject(new Error(loginMessages.rejected))
  await render(
    <MemoryRouter>
      <LoginForm
        firstEmail="nora@whitcombe.example"
        signedOutReason="You were signed out."
        onLogin={refuse}
      />
    </MemoryRouter>,
  )
  await expect.element(alert).toHaveTextContent('You were signed out.')
  await password.fill('wrong')
  await login.click()
  await expect.element(alert).toHaveTextContent(loginMessages.rejected)
  expect(alert.elements()).toHaveLength(1)
})

test('without a last email nothing takes the focus', async () => {
  await render(form(never))
  await expect.element(email).toHaveValue('')
  expect(document.activeElement).toBe(document.body)
})

test('text typed before the script has loaded stays, and is sent', async () => {
  const onLogin = vi.fn(never)
  const host = document.createElement('div')
  host.innerHTML = renderToString(form(onLogin))
  document.body.append(host)
  onTestFinished(() => host.remove())
  await email.fill('early@bird.example')
  await password.fill('first light')
  await email.click()

  const onTyped = vi.fn<(email: string) => void>()
  const root = hydrateRoot(host, form(onLogin, 'nora@whitcombe.example', onTyped))
  onTestFinished(() => root.unmount())
  await expect.poll(() => onTyped.mock.lastCall).toEqual(['early@bird.example'])
  await login.click()
  await expect.poll(() => onLogin.mock.calls).toEqual([['early@bird.example', 'first light']])
  await expect.element(email).toHaveValue('early@bird.example')
})

test('a press before the script has loaded puts no password into the address', async () => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(form(never))
  document.body.append(host)
  onTestFinished(() => host.remove())
  const before = location.href
  await password.fill('secret')
  await login.click()
  expect(location.href).toBe(before)
  await expect.element(password).toHaveValue('secret')
})
