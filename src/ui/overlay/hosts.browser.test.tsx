import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { createFakeTimers } from '~/lib/timers.fake'
import { Button } from '../actions/button'
import { trackFocus } from '../focus/focus'
import { ToastHost } from '../feedback/toast-host'
import { createToasts, toasts } from '../feedback/toasts'
import '../styles/index.css'
import { AlertHost } from './alert-dialog'
import { alerts } from './alerts'

afterEach(() => {
  while (alerts.getState() !== undefined) alerts.close()
  toasts.close()
})

/** A form whose write fails: the button is disabled while it works, so the browser takes the focus from it. */
function Form() {
  const [busy, setBusy] = useState(false)
  async function post() {
    setBusy(true)
    await new Promise((done) => setTimeout(done, 50))
    setBusy(false)
    await alerts.show('The handicap service is resting.')
  }
  return (
    <main id="main">
      <h1>Post a score</h1>
      <Button variant="primary" busy={busy} onClick={() => void post()}>
        Post score
      </Button>
      <AlertHost />
    </main>
  )
}

test.each(['{Enter}', '{Escape}'])(
  'after the alert of a failed post is closed by %s, the focus is on the button again',
  async (key) => {
    trackFocus()
    await render(<Form />)
    const button = page.getByRole('button', { name: 'Post score' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const alert = page.getByRole('alertdialog', { name: 'Please note:' })
    await expect.element(alert).toHaveAccessibleDescription('The handicap service is resting.')
    await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  },
)

test('if the focused element was removed, the alert restores the focus to the page’s title', async () => {
  trackFocus()
  const screen = await render(
    <main id="main">
      <h1>Following</h1>
      <button>Approve</button>
      <AlertHost />
    </main>,
  )
  await page.getByRole('button', { name: 'Approve' }).click()
  await screen.rerender(
    <main id="main">
      <h1>Following</h1>
      <AlertHost />
    </main>,
  )
  void alerts.show('One')
  void alerts.show('Two')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription('Two')
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading')).toHaveFocus()
})

function Row() {
  const [there, setThere] = useState(true)
  const remove = () => {
    setThere(false)
    toasts.show({ message: 'Marcus Bell removed', undo: () => setThere(true) })
  }
  return (
    <main id="main">
      <h1>Following</h1>
      <input aria-label="Search" />
      {there && <button onClick={remove}>Unfollow</button>}
      <ToastHost />
    </main>
  )
}

test('an action is announced and can be undone by the bar’s button; the focus is not lost', async () => {
  trackFocus()
  await render(<Row />)
  await page.getByRole('button', { name: 'Unfollow' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Marcus Bell removed')
  await userEvent.tab() // from where the removed row was
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Unfollow' })).toBeVisible()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  await expect.element(page.getByRole('heading')).toHaveFocus()
})

test('Ctrl+Z undoes what the bar offers to undo, but not while typing', async () => {
  await render(<Row />)
  await page.getByRole('button', { name: 'Unfollow' }).click()
  await page.getByRole('textbox').click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Marcus Bell removed')
  page.getByRole('textbox').element().blur()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('button', { name: 'Unfollow' })).toBeVisible()
})

test('Escape on the undo bar closes it permanently', async () => {
  const undo = vi.fn()
  await render(<ToastHost />)
  toasts.show({ message: 'Marcus Bell removed', undo })
  const button = page.getByRole('button', { name: 'Undo' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  expect(undo).not.toHaveBeenCalled()
})

test('the undo bar stays while it has the focus or the pointer, when the other leaves it', async () => {
  const timers = createFakeTimers()
  const bars = createToasts(timers)
  await render(<ToastHost toasts={bars} />)
  bars.show({ message: 'Marcus Bell removed', undo: () => {} })
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  undo.element().focus()
  await userEvent.unhover(undo)
  await timers.advance(UNDO_DELAY_MS)
  await expect.element(undo).toBeVisible()
  await undo.hover()
  undo.element().blur()
  await timers.advance(UNDO_DELAY_MS)
  await expect.element(undo).toBeVisible()
  await userEvent.unhover(undo)
  await timers.advance(UNDO_DELAY_MS)
  await expect.element(undo).not.toBeInTheDocument()
})

test('Ctrl+Z that has undone something else does not undo what the bar offers', async () => {
  const undo = vi.fn()
  await render(
    <>
      <button onKeyDown={(event) => event.preventDefault()}>Hole 7</button>
      <ToastHost />
    </>,
  )
  toasts.show({ message: 'Score discarded', undo })
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  page.getByRole('button', { name: 'Hole 7' }).element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(undo).not.toHaveBeenCalled()
})
