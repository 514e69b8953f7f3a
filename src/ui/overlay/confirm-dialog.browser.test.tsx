import '~/ui/styles/index.css' // imported first: it defines the order of the layers
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ConfirmDialog } from './confirm-dialog'
import { TextField } from '../fields/text-field'

type Props = Partial<Parameters<typeof ConfirmDialog>[0]>

function show(props: Props) {
  const callbacks = { onConfirm: vi.fn(), onClose: vi.fn() }
  return render(
    <ConfirmDialog
      open
      title="Delete Account"
      message="This cannot be undone."
      confirmLabel="Delete Account"
      {...callbacks}
      {...props}
    />,
  ).then(() => callbacks)
}
const dialog = page.getByRole('alertdialog', { name: 'Delete Account' })
const confirm = page.getByRole('button', { name: 'Delete Account' })
const cancel = page.getByRole('button', { name: 'Cancel' })

test('the focus starts on the confirm button; Enter confirms, Escape and Cancel do not', async () => {
  const { onConfirm, onClose } = await show({})
  await expect.element(dialog).toHaveAccessibleDescription('This cannot be undone.')
  await expect.element(confirm).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onConfirm.mock.calls.length).toBe(1)
  await userEvent.keyboard('{Escape}')
  await cancel.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(2)
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('an Enter held down since before the dialog opened does not confirm', async () => {
  const { onConfirm } = await show({})
  await expect.element(confirm).toHaveFocus()
  const held = new KeyboardEvent('keydown', {
    key: 'Enter',
    repeat: true,
    bubbles: true,
    cancelable: true,
  })
  confirm.element().dispatchEvent(held)
  expect(held.defaultPrevented).toBe(true)
  expect(onConfirm).not.toHaveBeenCalled()
})

test.each([{ danger: true }, { careful: true }])(
  'the focus of a confirm dialog with %j starts on Cancel',
  async (props) => {
    const { onConfirm, onClose } = await show(props)
    await expect.element(cancel).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledTimes(1)
  },
)

const widthOf = (button: typeof cancel) =>
  Math.round(button.element().getBoundingClientRect().width)

test('the two buttons of a confirmation have the same width; at twice the text size they are stacked and nothing is cut off', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(414, 896))
  await show({ cancelLabel: 'Keep', confirmLabel: 'Delete Account' })
  const keep = page.getByRole('button', { name: 'Keep' })
  expect(widthOf(keep)).toBe(widthOf(confirm))
  const root = document.documentElement
  root.style.fontSize = '200%'
  onTestFinished(() => void root.style.removeProperty('font-size'))
  const box = dialog.element()
  expect(box.scrollWidth).toBe(box.clientWidth)
  expect(widthOf(keep)).toBe(widthOf(confirm))
  for (const button of [keep.element(), confirm.element()])
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
})

test('a question longer than a phone in landscape opens at its title, with the focus on its button below', async () => {
  await page.viewport(667, 375)
  onTestFinished(() => page.viewport(414, 896))
  await show({ message: 'This cannot be undone. '.repeat(60) })
  await expect.element(confirm).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Delete Account' })).toBeInViewport()
})

test('a text field takes the focus at once, and Enter in it confirms', async () => {
  const { onConfirm } = await show({ danger: true, children: <TextField label="Type delete" /> })
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await page.getByRole('textbox').fill('delete')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onConfirm.mock.calls.length).toBe(1)
})

test('while the action runs the button says so and nothing is sent twice; a failure is shown in the dialog', async () => {
  const { onConfirm } = await show({
    busy: 'Deleting...',
    error: 'The clubhouse is closed.',
    children: <TextField label="Type delete" />,
  })
  await expect.element(page.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
  await page.getByRole('textbox').fill('delete')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The clubhouse is closed.')
})
