import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import type { TypedSignUp } from '~/domain/account/sign-up'
import { deferred } from '~/lib/deferred'
import { browserVisibility } from '~/platform/visibility'
import { json } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { SignUpForm } from './sign-up-form'

const VALIDATE = 'POST /api/Ghin/ValidateGolferData'

/** An association that knows the number only with one name or gender. */
function associationThatKnows(known: string): void {
  const network = fakeNetwork({
    [VALIDATE]: async ({ request }) => {
      const isRight = (await request.text()).includes(known)
      return json(isRight ? { isValid: true } : { isValid: false, errorMessage: 'Not this one.' })
    },
  })
  onTestFinished(() => network.restore())
}

const open = (onCreate = () => Promise.resolve(), onTyped?: (form: TypedSignUp) => void) =>
  render(
    <MemoryRouter>
      <SignUpForm onCreate={onCreate} onTyped={onTyped} />
    </MemoryRouter>,
  )

const HINT = 'Don’t have one? Leave this blank.'

test('the hint of the HDCP ID does not overlap its field and disappears on an error', async () => {
  const screen = await open()
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

test('a number that is refused with the default gender is put back when the other gender is chosen', async () => {
  associationThatKnows('"gender":"F"')
  const screen = await open()
  await screen.getByLabelText('Last Name').fill('Whitcombe')
  const field = screen.getByLabelText('HDCP ID')
  await field.fill('1034567')
  await screen.getByLabelText('City').click()
  await expect.element(screen.getByText('Not this one.')).toBeVisible()
  await expect.element(field).toHaveValue('')
  await screen.getByRole('radio', { name: 'Female' }).click()
  await expect.element(field).toHaveValue('1034567')
  await expect.element(screen.getByText(/^Matches/)).toBeVisible()
})

test('a number that is refused with a mistyped last name is put back once the name is corrected', async () => {
  associationThatKnows('"lastName":"Whitcombe"')
  const screen = await open()
  const name = screen.getByLabelText('Last Name')
  const field = screen.getByLabelText('HDCP ID')
  await name.fill('Witcombe')
  await field.fill('1034567')
  await screen.getByLabelText('City').click()
  await expect.element(screen.getByText('Not this one.')).toBeVisible()
  await name.fill('Whitcombe')
  await expect.element(field).toHaveValue('')
  await screen.getByLabelText('City').click()
  await expect.element(field).toHaveValue('1034567')
  await expect.element(screen.getByText('Matches Whitcombe, Male')).toBeVisible()
})

test('the form does not say of a number that matched that it matches another last name', async () => {
  associationThatKnows('"lastName":"Whitcombe"')
  const screen = await open()
  const name = screen.getByLabelText('Last Name')
  await name.fill('Whitcombe')
  await screen.getByLabelText('HDCP ID').fill('1034567')
  await screen.getByLabelText('City').click()
  await expect.element(screen.getByText(/^Matches/)).toBeVisible()
  await name.fill('Raman')
  await expect.element(screen.getByText(/^Matches/)).not.toBeInTheDocument()
})

/** Fills in everything that an account needs, with an HDCP ID. */
async function fillIn(screen: Awaited<ReturnType<typeof open>>, lastName: string): Promise<void> {
  const fields = {
    'First Name': 'Nora',
    'Last Name': lastName,
    Email: 'nora@whitcombe.example',
    'HDCP ID': '1034567',
    Password: 'larkspur-85',
    'Confirm Password': 'larkspur-85',
  }
  for (const [name, value] of Object.entries(fields))
    await screen.getByLabelText(name, { exact: name.endsWith('Password') }).fill(value)
}

test('a visitor who leaves the form while the number is checked does not get an account', async () => {
  const check = deferred<Response>()
  const network = fakeNetwork({ [VALIDATE]: () => check.promise })
  onTestFinished(() => network.restore())
  const onCreate = vi.fn(() => Promise.resolve())
  const screen = await open(onCreate)
  await fillIn(screen, 'Whitcombe')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Create Account' })).toBeDisabled()
  await screen.unmount()
  check.resolve(json({ isValid: true }))
  network.on(VALIDATE, () => json({ isValid: true }))
  const another = await open()
  await fillIn(another, 'Whitcombe')
  await expect.element(another.getByText(/^Matches/)).toBeVisible() // the first response was read before this
  expect(onCreate).not.toHaveBeenCalled()
})

test('Enter in a corrected last name checks the number that was refused, and creates the account with it', async () => {
  associationThatKnows('"lastName":"Whitcombe"')
  const onCreate = vi.fn(() => Promise.resolve())
  const screen = await open(onCreate)
  await fillIn(screen, 'Witcombe')
  await expect.element(screen.getByText('Not this one.')).toBeVisible()
  await screen.getByLabelText('Last Name').fill('Whitcombe')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onCreate.mock.calls.length).toBe(1)
  expect(onCreate).toHaveBeenCalledWith(expect.objectContaining({ ghinNumber: '1034567' }))
})

test.each(['First Name', 'Last Name'])(
  'a %s is cut at the maximum length that the host accepts',
  async (label) => {
    const screen = await open()
    await userEvent.type(screen.getByLabelText(label), 'i'.repeat(101))
    await expect.element(screen.getByLabelText(label)).toHaveValue('i'.repeat(100))
  },
)

test.each([
  ['closed or reloaded', () => dispatchEvent(new Event('beforeunload'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the last letters are stored at once when the page is %s', async (_how, leave) => {
  const hidden = vi.spyOn(browserVisibility, 'isVisible').mockReturnValue(false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // the pause does not end
  onTestFinished(() => {
    hidden.mockRestore()
    vi.useRealTimers()
  })
  const onTyped = vi.fn<(form: TypedSignUp) => void>()
  const screen = await open(undefined, onTyped)
  await screen.getByLabelText('City').fill('Boulder')
  leave()
  expect(onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Boulder' }))
})
