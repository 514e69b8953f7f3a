import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './button'

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
    await Promise.resolve() // the end of the tick, no more
  }
  expect(send).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
})
