import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { formText } from '~/lib/form'
import { Button } from '../actions/button'
import { Notice } from '../feedback/notice'
import { TextField } from './text-field'
import { useSubmit } from './use-submit'

type Send = (name: string, city: string) => Promise<void>
const never: Send = () => new Promise(() => {})
const refuse: Send = () => Promise.reject(new Error('The host is busy.'))

function Form({ onSend }: { onSend: Send }) {
  const { form, busy, failure, errorAt } = useSubmit<'name' | 'city'>({
    validate: (data) =>
      formText(data, 'city') ? undefined : { field: 'city', message: 'The city is missing.' },
    send: (data) => onSend(formText(data, 'name'), formText(data, 'city')),
    failureText: String,
  })
  return (
    <form {...form}>
      {failure && <Notice kind="error">{failure}</Notice>}
      <TextField name="name" label="Name" error={errorAt('name')} />
      <TextField name="city" label="City" error={errorAt('city')} />
      <Button variant="primary" type="submit" busy={busy}>
        Send
      </Button>
      <Link to="/other">Other page</Link>
    </form>
  )
}

/** Renders the form on a page from which a link leads to another one. */
const open = (onSend: Send) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <Form onSend={onSend} /> },
        { path: '/other', element: <h1>Another page</h1> },
      ])}
    />,
  )

const name = page.getByRole('textbox', { name: 'Name' })
const city = page.getByRole('textbox', { name: 'City' })
const send = page.getByRole('button', { name: 'Send' })
const alert = page.getByRole('alert')

test('an error is announced at its field, which has the focus; nothing is sent, and typing removes it', async () => {
  const onSend = vi.fn(never)
  await open(onSend)
  await name.fill('Nora')
  await send.click()
  await expect.element(alert).toHaveTextContent('The city is missing.')
  await expect.element(city).toHaveAccessibleDescription('The city is missing.')
  await expect.element(city).toHaveFocus()
  expect(onSend).not.toHaveBeenCalled()

  await userEvent.keyboard('D')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Nora')
})

test('two submissions in one tick and one while it is being sent send it once', async () => {
  const onSend = vi.fn(never)
  const { container } = await open(onSend)
  await city.fill('Dublin')
  const form = container.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(send).toBeDisabled()
  form?.requestSubmit()
  expect(onSend).toHaveBeenCalledExactlyOnceWith('', 'Dublin')
})

test('a failure keeps what was typed, returns the focus, and can be sent again', async () => {
  const onSend = vi.fn(refuse)
  await open(onSend)
  await name.fill('Nora')
  await city.fill('Dublin')
  await send.click()
  await expect.element(alert).toHaveTextContent('The host is busy.')
  await expect.element(name).toHaveValue('Nora')
  await expect.element(city).toHaveValue('Dublin')
  await expect.element(send).toHaveFocus()

  onSend.mockImplementation(never)
  await send.click()
  await expect.element(alert).not.toBeInTheDocument()
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('the page can be left while it is being sent, and the failure then changes nothing', async () => {
  let fail = (): void => {}
  const failed = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('The host is busy.'))
  })
  await open(() => failed)
  await city.fill('Dublin')
  await send.click()
  await expect.element(send).toBeDisabled()
  await page.getByRole('link').click()
  await expect.element(page.getByRole('heading')).toHaveTextContent('Another page')

  fail()
  await expect.element(alert).not.toBeInTheDocument()
})
