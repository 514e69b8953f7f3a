import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { AlertDialog } from './alert-dialog'
import { Dialog, DialogActions } from './dialog'

function Page({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Add photos</button>
      <AlertDialog open={open} message="There is a 3 file upload limit." onClose={close}>
        <a href="#limits">Read about limits</a>
      </AlertDialog>
    </>
  )
}

test.each(['{Escape}', '{Enter}'])(
  'the alert closes on %s, once, and restores the focus',
  async (keys) => {
    const onClose = vi.fn()
    const screen = await render(<Page onClose={onClose} />)
    const opener = screen.getByRole('button', { name: 'Add photos' })
    await opener.click()
    const alert = screen.getByRole('alertdialog', { name: 'Please note:' })
    await expect.element(alert).toHaveAccessibleDescription('There is a 3 file upload limit.')
    await expect.element(screen.getByRole('button', { name: 'OK' })).toHaveFocus()

    await userEvent.keyboard(keys)
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(onClose).toHaveBeenCalledTimes(1)
  },
)

test('Enter on a link inside the alert follows the link', async () => {
  const onClose = vi.fn()
  const screen = await render(<Page onClose={onClose} />)
  await screen.getByRole('button', { name: 'Add photos' }).click()
  screen.getByRole('link').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#limits')
  expect(onClose).not.toHaveBeenCalled()
})

test('Enter on a button inside the alert presses it, and the alert stays', async () => {
  const [press, close] = [vi.fn(), vi.fn()]
  await render(
    <AlertDialog open message="Posted." onClose={close}>
      <p data-own-enter>
        <button onClick={press}>Share</button>
      </p>
    </AlertDialog>,
  )
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  expect(press).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
})

test('an Enter held down since before the alert opened does not close it', async () => {
  const onClose = vi.fn()
  const screen = await render(<Page onClose={onClose} />)
  await screen.getByRole('button', { name: 'Add photos' }).click()
  const ok = screen.getByRole('button', { name: 'OK' })
  const held = new KeyboardEvent('keydown', {
    key: 'Enter',
    repeat: true,
    bubbles: true,
    cancelable: true,
  })
  ok.element().dispatchEvent(held)
  expect(held.defaultPrevented).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

test('a failure without a message shows a default one', async () => {
  const screen = await render(<AlertDialog open message={undefined} onClose={() => {}} />)
  await expect
    .element(screen.getByRole('alertdialog'))
    .toHaveAccessibleDescription('An error occurred')
})

test('canceling a file chooser inside a dialog does not close the dialog', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Dialog open title="Your photo" onClose={onClose}>
      <input type="file" aria-label="Photo" />
      <DialogActions>
        <button>Save</button>
      </DialogActions>
    </Dialog>,
  )
  screen
    .getByLabelText('Photo', { exact: true })
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('SEC-03 markup in a message is shown as text', async () => {
  const message = '<img src=x onerror="window.pwned = true"><b>bold</b>'
  const screen = await render(<AlertDialog open message={message} onClose={() => {}} />)
  await expect.element(screen.getByRole('alertdialog')).toHaveTextContent(message)
  expect(screen.container.querySelector('img, b')).toBeNull()
  expect('pwned' in window).toBe(false)
})

test('the page behind does not scroll until the last dialog is closed', async () => {
  const dialogs = (sheet: boolean, alert: boolean) => (
    <>
      <Dialog open={sheet} title="Partners" onClose={vi.fn()}>
        <button>Add</button>
      </Dialog>
      <AlertDialog open={alert} message="There is a 3 file upload limit." onClose={vi.fn()} />
    </>
  )
  const isHeld = () => document.documentElement.hasAttribute('data-modal')
  const screen = await render(dialogs(true, true))
  expect(isHeld()).toBe(true)
  const alert = screen.getByRole('alertdialog').element()
  const closed = new Promise((done) => alert.addEventListener('close', done))
  await screen.rerender(dialogs(true, false))
  await closed
  expect(isHeld()).toBe(true)
  await screen.rerender(dialogs(false, false))
  await expect.poll(isHeld).toBe(false)
})
