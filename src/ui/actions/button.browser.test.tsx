import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { deferred } from '~/lib/deferred'
import { Button } from './button'
import { CopyButton } from './copy-button'
import { trackFocus } from '../focus/focus'

test('a busy button is disabled in the same tick and takes no second press', async () => {
  const send = vi.fn()
  function Send() {
    const [busy, setBusy] = useState(false)
    const press = () => {
      setBusy(true)
      send()
    }
    return (
      <Button variant="primary" busy={busy} onClick={press}>
        {busy ? 'Sending...' : 'Send'}
      </Button>
    )
  }
  const screen = await render(<Send />)
  for (let press = 0; press < 5; press += 1) {
    screen
      .getByRole('button')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await Promise.resolve() // waits only for the end of the tick
  }
  expect(send).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
})

// Chromium 150 moves the focus in the call that disables a button, other browsers with the next frame.
test.each([
  ['at once', (button: HTMLElement) => () => button.blur()],
  ['with the next frame', () => () => {}],
])('the focus that is taken %s from a busy button is back when it is done', async (_, taking) => {
  trackFocus()
  const answer = deferred()
  function Send() {
    const [busy, setBusy] = useState(false)
    const press = async () => {
      setBusy(true)
      await answer.promise
      setBusy(false)
    }
    return (
      <Button variant="primary" busy={busy} onClick={() => void press()}>
        Send
      </Button>
    )
  }
  const screen = await render(<Send />)
  const send = screen.getByRole('button', { name: 'Send' })
  const button = send.element()
  if (!(button instanceof HTMLElement)) throw new Error('no button')
  const take = taking(button)
  button.setAttribute = (name, value) => {
    Element.prototype.setAttribute.call(button, name, value)
    if (name === 'disabled') take()
  }
  await userEvent.tab()
  await expect.element(send).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(send).toBeDisabled()
  await expect.element(send).not.toHaveFocus()
  answer.resolve()
  await expect.element(send).toHaveFocus()
})

const frame = () => new Promise((drawn) => void requestAnimationFrame(drawn))

test('the result of a copy is shown for its full time, also when the button was pressed twice', async () => {
  const second = deferred()
  vi.spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new DOMException())
    .mockReturnValueOnce(second.promise)
  const screen = await render(<CopyButton label="Copy" text={() => 'Linx Golf'} />)
  const button = screen.getByRole('button').element()
  if (!(button instanceof HTMLElement)) throw new Error('no button')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const shows = async (label: string) => {
    while (button.textContent !== label) await frame() // not by polling, which advances the fake time
  }
  button.click()
  button.click()
  await shows('Your browser doesn’t allow it')
  vi.advanceTimersByTime(2900)
  second.resolve()
  await shows('Copied')
  vi.advanceTimersByTime(2900)
  await frame()
  expect(button).toHaveTextContent('Copied')
  vi.advanceTimersByTime(100)
  await shows('Copy')
})
